import Calendar
import CatalogImport
import CommandLineKit
import FoodCatalog

/// `reset-food catalog add`.
enum CatalogAdd {
  struct Options: Equatable, Sendable {
    var files: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "add",
      summary: "add food tables from files",
      details: "Takes FoodData Central downloads, CSV or JSON, as they are.",
      examples: [Example("reset-food catalog add FoodData_Central_survey_food_csv_2024-10-31.zip")],
      defaults: Options(),
      parameters: [
        .arguments("FILE", adds: \.files, completion: .files, help: "The archives to read.")
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      if common.dryRun {
        for file in options.files { context.output.note("would read \(file)") }
        return .done
      }
      let archives = options.files.map { (path: $0, origin: $0) }
      let today = context.clock.today.description
      let added = try session.store.add(archives, today: today)
      let names = Set(added.map(\.name))
      let catalog = try session.catalog()
      try TableList.show(catalog.tables.filter { names.contains($0.name) }, context.output)
      return .done
    }
  }
}
