import CSV
import Zip

/// The CSV tables in a FoodData Central zip, read one at a time.
struct FDCArchive {
  private let archive: ZipArchive
  /// The name of the zip, for messages and for telling the release.
  let file: String

  /// No table of an official release is larger; a bomb is.
  static let largestTable = 8 << 30

  init(_ archive: ZipArchive, file: String) {
    self.archive = archive
    self.file = file
  }

  func has(_ table: String) -> Bool {
    archive.entries.contains { $0.lastComponent == "\(table).csv" }
  }

  /// Hands each record of `table` to `body`.
  ///
  /// - Throws: `ImportError.malformed` with the table and the line where it cannot be read.
  func read(
    _ table: String,
    _ required: [String],
    optional: [String] = [],
    _ body: (CSVRecord) throws -> Void
  ) throws {
    let name = "\(table).csv"
    do {
      var reader = CSVReader(required: required, optional: optional)
      try archive.read(archive.entry(lastComponent: name), limit: Self.largestTable) { chunk in
        try reader.read(chunk, body)
      }
      try reader.finish(body)
    } catch let error as CSVError {
      throw ImportError.malformed(file: file, reason: "\(name), \(error.summary)")
    } catch let error as ZipError {
      throw ImportError.malformed(file: file, reason: error.summary)
    }
  }

  /// Reads `table` if the archive has it.
  func readIfPresent(
    _ table: String,
    _ required: [String],
    optional: [String] = [],
    _ body: (CSVRecord) throws -> Void
  ) throws {
    guard has(table) else { return }
    try read(table, required, optional: optional, body)
  }
}
