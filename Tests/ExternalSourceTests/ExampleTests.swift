import Barcodes
import ExternalSource
import FoodSources
import FoundationEssentials
import Nutrition
import SourceConformance
import SourcePrograms
import TemporaryFolders
import Testing

/// The examples for those who write a source.
@Suite struct ExampleTests {
  private func source(_ name: String, with variables: [String: String] = [:]) async throws
    -> ExternalSource
  {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let programs = SourcePrograms(
      folder: "/\(folder)/Plugins/Examples",
      environment: variables.merging(["PATH": "/usr/local/bin:/usr/bin:/bin"]) { own, _ in own },
      timeLimit: .seconds(20)
    )
    return try await ExternalSource(meeting: try #require(programs.program(name)))
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  @Test(arguments: ["pantry", "shelf"])
  func passesAllThatEverySourceHoldsTo(name: String) async throws {
    let source = try await source(name)
    let subject = ConformanceSubject(
      source,
      samples: source.samples,
      timeLimit: .seconds(20),
      clock: ContinuousClock()
    )
    var results: [CheckResult] = []
    try await Conformance.run(subject) { results.append($0) }
    #expect(results.filter { $0.verdict == .failed } == [])
    let skipped = results.filter { $0.verdict == .skipped }.map(\.check)
    #expect(
      skipped
        == (name == "pantry"
          ? ["answers_photo"]
          : [
            "answers_search", "answers_describe", "answers_photo", "id_leads_back", "limit_holds",
            "any_words", "dishes_make_sense",
          ])
    )
  }

  @Test func pantryReadsTheListThatItIsTold() async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/list.csv"
    let columns = """
      key,name,brand,gtin,energy_kcal,protein_g,carbohydrate_g,fat_g,saturated_fat_g,fiber_g,\
      sugar_g,sodium_mg,caffeine_mg,alcohol_g,portion,portion_g,ingredients
      """
    try write("\(columns)\nkefir,Kefir,Own,,63,3.3,4.5,3.5,,,,,,,glass,250,\n", to: file)
    let pantry = try await source("pantry", with: ["RESET_SOURCE_PANTRY_FILE": file])
    let found = try await pantry.answer(FoodQuestion(.search("kefir", limit: 5)))
    #expect(found.foods.map(\.id.description) == ["pantry:kefir"])
    #expect(found.foods.first?.per100[.sodium] == nil)
    let dishes = try await pantry.answer(FoodQuestion(.describe("2 kefir and 100 g of kefir")))
    #expect(dishes.dishes.map(\.grams.best) == [500, 100])
    #expect(dishes.dishes.map(\.nutrients.energy) == [315, 63])

    try write("\(columns)\nkefir,Kefir,,,much\n", to: file)
    let failure = await #expect(throws: SourceFailure.self) {
      try await pantry.answer(FoodQuestion(.search("kefir", limit: 5)))
    }
    #expect(failure?.kind == .unavailable)
  }

  @Test(arguments: ["pantry", "shelf"])
  func aMissingListIsToldInWords(name: String) async throws {
    let variable = "RESET_SOURCE_\(name.uppercased())_FILE"
    let source = try await source(name, with: [variable: "/no/such/list"])
    let code = try #require(GTIN("4012345678901"))
    let failure = await #expect(throws: SourceFailure.self) {
      try await source.answer(FoodQuestion(.barcode(code)))
    }
    #expect(failure?.kind == .notSetUp)
    #expect(failure?.message.hasPrefix("reset-source-\(name) says: cannot read") == true)
  }
}
