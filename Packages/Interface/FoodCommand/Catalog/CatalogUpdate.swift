import Calendar
import CatalogImport
import CommandLineKit
import FoodCatalog
import JSON

/// `reset-food catalog update`.
enum CatalogUpdate {
  struct Options: Equatable, Sendable {
    var list = false
    var names: [String] = []
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "update",
      summary: "download the official USDA tables and add them",
      details: """
        Downloads continue where they were cut. Without a name: fndds, sr-legacy, foundation; \
        branded is large (about 400 MB) and only fetched when it is named.
        """,
      examples: [
        Example("reset-food catalog update"), Example("reset-food catalog update fndds"),
        Example("reset-food catalog update --list", "what there is"),
      ],
      defaults: Options(),
      parameters: [
        .flag("--list", sets: \.list, help: "Show what can be downloaded."),
        .arguments(
          "NAME",
          adds: \.names,
          required: false,
          completion: .words(OfficialTable.all.map(\.name)),
          help: "Tables to fetch."
        ),
      ]
    ) { options, common, context in
      if options.list || common.dryRun {
        for table in try tables(options.names) {
          try context.output.show(OfficialView(table: table))
        }
        return .done
      }
      return try await update(tables(options.names), tools, common, context)
    }
  }

  private static func tables(_ names: [String]) throws -> [OfficialTable] {
    guard !names.isEmpty else { return OfficialTable.all.filter { !$0.isLarge } }
    return try names.map { name in
      guard let table = OfficialTable.all.first(where: { $0.name == name }) else {
        throw Failure(
          "no official table is called \"\(name)\"",
          hint: "known: \(OfficialTable.all.map(\.name).joined(separator: ", "))",
          exitCode: .usage,
          code: "unknown_table"
        )
      }
      return table
    }
  }

  private static func update(
    _ tables: [OfficialTable],
    _ tools: FoodTools,
    _ common: CommonOptions,
    _ context: Context
  ) async throws -> ExitCode {
    guard !common.offline else {
      throw Failure(
        "downloading needs the network, and --offline was given",
        hint: "reset-food catalog add FILE takes a download from disk",
        exitCode: .notAllowed,
        code: "offline"
      )
    }
    let session = try tools.open(common, context)
    var archives: [(path: String, origin: String)] = []
    for table in tables {
      archives.append(try await fetch(table, session, context))
    }
    let today = context.clock.today.description
    let added = try session.store.add(archives, today: today)
    let names = Set(added.map(\.name))
    let catalog = try session.wholeCatalog()
    try TableList.show(catalog.tables.filter { names.contains($0.name) }, context.output)
    return .done
  }

  private static func fetch(
    _ table: OfficialTable,
    _ session: FoodSession,
    _ context: Context
  ) async throws -> (path: String, origin: String) {
    let progress = context.output.progress(
      "downloading \(table.name)",
      total: table.bytes,
      unit: .bytes
    )
    defer { progress.finish() }
    return try await session.downloads.fetch(table.file) { received, _ in
      progress.advance(to: received)
    }
  }
}

private struct OfficialView: Presentable {
  let table: OfficialTable

  var json: JSON {
    [
      "name": .string(table.name), "title": .string(table.title), "file": .string(table.file),
      "bytes": .int(table.bytes), "licence": "public domain (CC0 1.0)",
    ]
  }

  func text(_ style: Style) -> StyledText {
    let size = "about \(max(1, table.bytes / 1_000_000)) MB"
    let line: StyledText =
      "\(table.name, as: .strong)  \(table.title), \(size)  \(table.file, as: .faint)"
    return line.wrapped(to: style.width).lines
  }
}
