import CatalogImport
import CommandLineKit
import FoodCatalog
import JSON

/// `reset-food catalog …`.
enum CatalogCommands {
  static func group(_ tools: FoodTools) -> CommandGroup {
    CommandGroup(
      "catalog",
      summary: "list, add and remove food tables",
      examples: [
        Example("reset-food catalog list"),
        Example("reset-food catalog update", "download the official USDA tables"),
        Example("reset-food catalog add FoodData_Central_*.zip", "from disk"),
      ],
      subcommands: [
        list(tools), CatalogAdd.command(tools), CatalogUpdate.command(tools), remove(tools),
        verify(tools),
      ]
    )
  }

  private static func list(_ tools: FoodTools) -> Command<NoOptions> {
    Command("list", summary: "list the food tables there are") { common, context in
      let catalog = try tools.open(common, context).wholeCatalog()
      try TableList.show(catalog.tables, context.output)
      return .done
    }
  }

  struct RemoveOptions: Equatable, Sendable {
    var name = ""
  }

  private static func remove(_ tools: FoodTools) -> Command<RemoveOptions> {
    Command(
      "remove",
      summary: "take a table out",
      examples: [Example("reset-food catalog remove fndds-2017-2018")],
      defaults: RemoveOptions(),
      parameters: [.argument("NAME", sets: \.name, help: "The table, as list prints it.")]
    ) { options, common, context in
      let session = try tools.open(common, context)
      if !common.dryRun { try session.store.remove(options.name) }
      context.output.note("removed \(options.name)")
      return .done
    }
  }

  private static func verify(_ tools: FoodTools) -> Command<NoOptions> {
    Command("verify", summary: "check that the tables are whole") { common, context in
      let session = try tools.open(common, context)
      let problems = try session.wholeCatalog().verify()
      try context.output.show(Verification(problems: problems))
      guard problems.isEmpty else { throw CatalogError.damaged }
      return .done
    }
  }
}

private struct Verification: Presentable {
  let problems: [String]

  var json: JSON { ["ok": .bool(problems.isEmpty), "problems": .strings(problems)] }

  func text(_ style: Style) -> StyledText {
    problems.isEmpty ? "the food tables are whole" : problems.map { StyledText($0) }.lines
  }
}

/// Tables as lines: a table for people, an object a table for programs.
enum TableList {
  static func show(_ tables: [FoodTable], _ output: Output) throws {
    switch output.form {
    case .json: for table in tables { try output.show(json: table.json) }
    case .text: try output.show(text(tables, output.style))
    }
  }

  private static func text(_ tables: [FoodTable], _ style: Style) -> StyledText {
    let rows = tables.map { table -> [StyledText] in
      [
        StyledText(table.name, as: .strong), StyledText("\(table.foods)"),
        StyledText("\(table.portions)"), StyledText(table.released), StyledText(table.added),
        StyledText(table.licence, as: .faint),
      ]
    }
    return Table(
      [
        .init("table"), .init("foods", .trailing), .init("portions", .trailing), .init("release"),
        .init("added"), .init("licence", overflow: .truncate),
      ],
      rows: rows
    ).text(style)
  }
}
