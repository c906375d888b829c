import Calendar
import FoodCatalog
import OpenFoodFactsProducts
import SQLite

/// Reads a dump into a catalogue file of its own, and goes on where it was interrupted.
struct DumpImport {
  let dump: DumpFile
  let options: DumpOptions
  /// What is recorded of the file.
  let source: TableSource
  /// How much text goes into a step: what is lost at most when the program is killed.
  var stepBytes = 64 << 20
  /// A file whose beginning is no products is no dump, whatever its first line looks like.
  private static let patience = 1000

  /// - Parameter database: A new file, or one that this was interrupted over.
  /// - Throws: `ImportError`; `CatalogError.otherVersion` where `database` was begun for something
  ///   else; and whatever `onProgress` throws, to interrupt.
  func run(
    into database: Database,
    _ onProgress: (DumpProgress) throws -> Void
  ) throws -> FoodTable {
    let writer = try StepwiseCatalogWriter(database, table: table, subject: subject)
    var place = try writer.position.map { try Self.position($0) } ?? DumpPosition()
    do {
      if !place.isEnd { try read(into: writer, &place, onProgress) }
    } catch let flaw as DumpFlaw {
      throw ImportError.malformed(file: dump.file, reason: flaw.summary)
    }
    guard writer.foods > 0 else { throw ImportError.empty(file: dump.file) }
    let day = Self.day(place.newest)
    try writer.finish(released: day) { done, total in
      try Task.checkCancellation()
      try onProgress(DumpProgress(phase: .indexing, done: done, total: total))
    }
    var table = table
    table.released = day
    table.foods = writer.foods
    return table
  }

  private static func position(_ bytes: [UInt8]) throws -> DumpPosition {
    guard let position = DumpPosition(bytes) else { throw CatalogError.damaged }
    return position
  }

  private var subject: String {
    "\(source.bytes) \(dump.beginning) \(options.fingerprint)"
  }

  private var table: FoodTable {
    FoodTable(
      name: ProductDocument.source,
      family: .products,
      title: "Open Food Facts",
      licence: "Open Database License 1.0",
      attribution: ProductDocument.attribution,
      released: "",
      origin: source.origin,
      bytes: source.bytes,
      added: source.added,
      page: ProductDocument.page(of: "")
    )
  }

  private func read(
    into writer: StepwiseCatalogWriter,
    _ position: inout DumpPosition,
    _ onProgress: (DumpProgress) throws -> Void
  ) throws {
    guard let text = DumpText(path: dump.path, isPacked: dump.isPacked, at: position.text) else {
      throw CatalogError.otherVersion(0)
    }
    var reader = ProductLineReader(options, newest: position.newest)
    var sinceStep = 0
    try text.read { bytes, line in
      sinceStep += line.count
      if let food = reader.food(bytes, line) { try writer.add(food) }
      guard reader.lines != Self.patience || reader.unreadable < Self.patience else {
        throw DumpFlaw.unreadable(lines: Self.patience)
      }
    } afterPiece: { offset, place in
      let mustStop = Task.isCancelled
      if sinceStep >= stepBytes || mustStop {
        sinceStep = 0
        try writer.step(at: DumpPosition(newest: reader.newest, text: place()).bytes)
      }
      try Task.checkCancellation()
      try onProgress(DumpProgress(phase: .reading, done: offset, total: source.bytes))
    }
    position = DumpPosition(isEnd: true, newest: reader.newest)
    try writer.step(at: position.bytes)
  }

  /// The day of a time in seconds since 1970, `YYYY-MM-DD`; empty for none.
  private static func day(_ seconds: Double) -> String {
    guard seconds > 0, seconds < 1e11 else { return "" }
    return Day(daysSinceEpoch: Int(seconds / 86_400)).description
  }
}
