import Calendar
import CatalogImport
import CommandLineKit
import FoodCatalog

/// `reset-food catalog add`.
enum CatalogAdd {
  struct Options: Equatable, Sendable {
    var countries: [String] = []
    var files: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "add",
      summary: "add food tables from files",
      details: """
        Takes FoodData Central downloads, CSV or JSON, as they are, and the dump of Open Food Facts \
        (openfoodfacts-products.jsonl.gz). The dump takes minutes; interrupted, it goes on when the \
        same is typed again. --lang takes only products that are named in that language.
        """,
      examples: [
        Example("reset-food catalog add FoodData_Central_survey_food_csv_2024-10-31.zip"),
        Example("reset-food catalog add --country fr --country be openfoodfacts-products.jsonl.gz"),
      ],
      defaults: Options(),
      parameters: [
        .option(
          "--country",
          adds: \.countries,
          value: "COUNTRY",
          help: "Of a dump, products sold there: fr, or united-states."
        ),
        .arguments("FILE", adds: \.files, completion: .files, help: "The archives to read."),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let dumps = try dumpOptions(options, common, session)
      if common.dryRun {
        for file in options.files { context.output.note("would read \(file)") }
        return .done
      }
      let archives = options.files.map { (path: $0, origin: $0) }
      let today = context.clock.today.description
      let progress = ImportProgress(context.output)
      defer { progress.finish() }
      let added = try session.store.add(archives, today: today, dumps: dumps) { progress.show($0) }
      progress.finish()
      let names = Set(added.map(\.name))
      let catalog = try session.wholeCatalog()
      try TableList.show(catalog.tables.filter { names.contains($0.name) }, context.output)
      return .done
    }
  }

  private static func dumpOptions(
    _ options: Options,
    _ common: CommonOptions,
    _ session: FoodSession
  ) throws -> DumpOptions {
    let countries = try options.countries.map { text in
      guard let tag = DumpCountry.tag(text) else {
        throw Failure(
          "no country is known as \"\(text)\"",
          hint: "give its English name, such as united-states",
          exitCode: .usage,
          code: "unknown_country"
        )
      }
      return tag
    }
    let asked = common.language.map { String($0.prefix { $0 != "-" }).lowercased() }
    var languages = [asked ?? session.language, "en"].compactMap { $0 }
    if languages.first == languages.last { languages.removeLast() }
    return DumpOptions(
      countries: countries,
      onlyLanguages: asked.map { [$0] } ?? [],
      languages: languages.isEmpty ? ["en"] : languages
    )
  }
}

/// Shows how far the reading of a dump is, a bar for each of its two parts.
private final class ImportProgress {
  private let output: Output
  private var shown: (phase: DumpProgress.Phase, bar: Progress)?

  init(_ output: Output) { self.output = output }

  func show(_ progress: DumpProgress) {
    if shown?.phase != progress.phase {
      finish()
      let bar =
        switch progress.phase {
        case .reading: output.progress("reading", total: progress.total, unit: .bytes)
        case .indexing: output.progress("indexing", total: progress.total, unit: .count("names"))
        }
      shown = (progress.phase, bar)
    }
    shown?.bar.advance(to: progress.done)
  }

  func finish() {
    shown?.bar.finish()
    shown = nil
  }
}
