import Testing

/// What other programs read: every line an object of a fixed shape.
@Suite struct JSONTests {
  struct Call: CustomTestStringConvertible, Sendable {
    let words: String
    let shape: Shape
    var count = 1
    var status: Int32 = 0

    var testDescription: String { words }
  }

  private static let calls = [
    Call(words: "reset-food search banana", shape: .search),
    Call(words: "reset-food search xqzwv", shape: .search, status: 1),
    Call(words: "reset-food describe 2 eggs, toast with butter and a latte", shape: .meal),
    Call(words: "reset-food describe egg and xqzwv", shape: .meal),
    Call(words: "reset-food describe xqzwv", shape: .meal, status: 1),
    Call(words: "reset-food log 2 eggs and toast --meal lunch", shape: .logged),
    Call(words: "reset-food log egg and xqzwv", shape: .logged, status: 8),
    Call(words: "reset-food log xqzwv", shape: .logged, status: 1),
    Call(words: "reset-food log egg --dry-run", shape: .logged),
    Call(words: "reset-food show sr24:09040", shape: .food),
    Call(words: "reset-food barcode 4006381333931", shape: .barcode, status: 1),
    Call(words: "reset-food show everyday:latte", shape: .food),
    Call(words: "reset-food catalog list", shape: .table, count: 2),
    Call(words: "reset-food catalog verify", shape: .verification),
    Call(words: "reset-food catalog update --list", shape: .officialTable, count: 3),
    Call(
      words: "reset-food --version",
      shape: .line(["program": .text, "version": .text, "sqlite": .text, "libcurl": .text])
    ),
    Call(words: "reset", shape: .day),
    Call(words: "reset today --day yesterday", shape: .day),
    Call(words: "reset undo", shape: .step),
    Call(words: "reset config path", shape: .line(["path": .text])),
    Call(words: "reset backup", shape: .line(["backup": .text])),
    Call(
      words: "reset --version",
      shape: .line(["program": .text, "version": .text, "sqlite": .text])
    ),
  ]

  @Test(arguments: calls) func hasItsShape(call: Call) async throws {
    let person = try Person()
    #expect(try await person.run("reset-food", "log", "an apple and a coffee").status == 0)
    let outcome = try await person.run(
      call.words.split(separator: " ").map(String.init) + ["--json"]
    )
    #expect(outcome.status == call.status)
    #expect(outcome.errors == "")
    let objects = try outcome.objects
    #expect(objects.count == call.count)
    for object in objects {
      #expect(call.shape.mistakes(in: object) == [])
      #expect(object["schema_version"] == .number(1))
    }
  }

  @Test func configGivesEachSettingALine() async throws {
    let outcome = try await Person().run("reset", "config", "--json")
    let objects = try outcome.objects
    #expect(objects.count > 5)
    for object in objects { #expect(Shape.setting.mistakes(in: object) == []) }
    #expect(objects.allSatisfy { $0["origin"] == .text("default") })
  }

  @Test func eachLineOfInputGivesALine() async throws {
    let outcome = try await Person().run(
      "reset-food",
      "search",
      "-",
      "--json",
      input: Array("egg\n\n  \nxqzwv\r\nmilk".utf8)
    )
    #expect(outcome.status == 0)
    #expect(try outcome.objects.map { $0["query"]?.text } == ["egg", "xqzwv", "milk"])
  }

  @Test func redoGivesTheStepThatWasUndone() async throws {
    let person = try Person()
    _ = try await person.run("reset-food", "log", "an egg")
    let undone = try await person.run("reset", "undo", "--json").objects
    let redone = try await person.run("reset", "redo", "--json").objects
    #expect(undone.map { $0["done"] } == [.text("removed: an egg")])
    #expect(redone.map { $0["done"] } == [.text("added again: an egg")])
    #expect(redone.allSatisfy { Shape.step.mistakes(in: $0) == [] })
  }

  @Test func whatIsLoggedIsInTheDay() async throws {
    let person = try Person()
    let logged = try await person.run("reset-food", "log", "2 eggs", "--json").objects[0]
    let day = try await person.run("reset", "--json").objects[0]
    #expect(logged["logged"] == .list([.number(1)]))
    #expect(day["entries"]?[0]?["id"] == .number(1))
    #expect(day["entries"]?[0]?["nutrients"] == logged["items"]?[0]?["nutrients"])
    #expect(day["total"] == logged["items"]?[0]?["nutrients"])
  }
}
