import FuzzSupport

@testable import CSV

/// The first byte picks dialect, columns and pieces; the rest is the table.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let choice = bytes.first else { return }
      let table = bytes.dropFirst()
      let whole = outcome(choice) { try $0([UInt8](table)) }
      let pieces = outcome(choice) { read in try inPieces(table, seed: choice) { try read($0) } }
      expect(whole == pieces, "in one piece \(whole), in several \(pieces)")
    }
  }

  private static func outcome(
    _ choice: UInt8,
    _ feed: (([UInt8]) throws -> Void) throws -> Void
  ) -> [String] {
    let dialects = [CSVDialect.commas, .tabs, .plainTabs]
    var reader = CSVReader(
      required: choice & 4 == 0 ? nil : ["a", "b"],
      optional: choice & 8 == 0 ? [] : ["c"],
      dialect: dialects[Int(choice) % 3],
      ragged: choice & 16 == 0 ? .refuse : .deliver
    )
    var result: [String] = []
    func take(_ record: CSVRecord) {
      var line = "\(record.line) \(record.isRagged) \(record.fieldCount)"
      for column in record.header.indices.indices {
        let whole = try? record.int(column)
        let number = try? record.double(column)
        expect(number.flatMap(\.self)?.isFinite ?? true, "\(record.string(column)) is not finite")
        line += "|\(record.string(column))|\(String(describing: whole))|\(number.debugDescription)"
      }
      result.append(line)
    }
    do {
      try feed { try reader.read($0, take) }
      try reader.finish(take)
    } catch {
      result.append("\(error)")
    }
    return result
  }
}
