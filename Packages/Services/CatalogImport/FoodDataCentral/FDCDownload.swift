import Files
import FoodCatalog
import Zip

/// A FoodData Central download, recognised by what is in it and not by its name.
struct FDCDownload {
  private enum Form {
    /// A zip with a CSV file for each table.
    case tables(FDCArchive)
    /// A zip with one JSON document.
    case packed(ZipArchive, ZipEntry)
    /// A JSON document as it is.
    case document
  }

  private let path: String
  /// The last part of its path.
  let file: String
  private let form: Form

  /// Looks into the file at `path`.
  ///
  /// - Throws: `ImportError` with what it is instead.
  init(path: String) throws(ImportError) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    self.path = path
    self.file = file
    switch FileKind(try Self.beginning(of: path, file)) {
    case .zip: form = try Self.form(ofZip: path, file)
    case .object: form = .document
    case .nothing: throw .empty(file: file)
    case .other(let reason): throw .unknownKind(file: file, reason: reason)
    }
  }

  /// Hands each table, and then each of its foods, to the closures. All downloads but the full one
  /// have one table.
  func read(begin: (FoodTable) throws -> Void, add: (FoodRecord) throws -> Void) throws {
    switch form {
    case .tables(let archive):
      for entry in try FDCTables(archive).entries {
        var reader = FDCTableReader(archive, entry)
        try begin(entry.table)
        try reader.read(add)
      }
    case .packed(let archive, let entry):
      var reader = FDCDocumentReader(names: [file, String(entry.lastComponent)])
      do {
        try archive.read(entry, limit: FDCArchive.largestTable) {
          try reader.read($0, begin: begin, add: add)
        }
      } catch let error as ZipError {
        throw ImportError.malformed(file: file, reason: error.summary)
      }
      try reader.finish()
    case .document:
      var reader = FDCDocumentReader(names: [file])
      do {
        try FileSystem.forEachPiece(of: path) { try reader.read($0, begin: begin, add: add) }
      } catch let error as FileError {
        throw ImportError.cannotRead(file: file, reason: error.reason)
      }
      try reader.finish()
    }
  }

  // MARK: Recognising

  private static func beginning(of path: String, _ file: String) throws(ImportError) -> [UInt8] {
    do {
      // Opening a pipe would wait for its other end.
      if let status = try FileSystem.status(of: path), status.kind != .file {
        let reason = status.kind == .folder ? "it is a folder" : "it is no regular file"
        throw ImportError.cannotRead(file: file, reason: reason)
      }
      return try FileSystem.beginning(of: path, 1024)
    } catch let error as FileError {
      throw .cannotRead(file: file, reason: error.reason)
    } catch let error as ImportError {
      throw error
    } catch {
      throw .cannotRead(file: file, reason: "\(error)")
    }
  }

  private static func form(ofZip path: String, _ file: String) throws(ImportError) -> Form {
    let archive: ZipArchive
    do {
      archive = try ZipArchive(path: path)
    } catch {
      // It begins as a zip does, so it is a damaged one.
      let reason = error == .notAZip ? "the archive is cut short" : error.summary
      throw .malformed(file: file, reason: reason)
    }
    let tables = FDCArchive(archive, file: file)
    if tables.has("food") { return .tables(tables) }
    let documents = archive.entries.filter { entry in
      entry.lastComponent.lowercased().hasSuffix(".json") && !entry.lastComponent.hasPrefix(".")
    }
    guard let document = documents.first else { throw problem(archive, file) }
    guard documents.count == 1 else {
      let reason = "it has \(documents.count) JSON files in it; unpack it and add them one by one"
      throw .unknownKind(file: file, reason: reason)
    }
    return .packed(archive, document)
  }

  /// What an archive is in which there is nothing to read.
  private static func problem(_ archive: ZipArchive, _ file: String) -> ImportError {
    let names = archive.entries.filter { !$0.isFolder }.map { $0.name.lowercased() }
    guard !names.isEmpty else { return .empty(file: file) }
    let reason =
      if names.contains(where: { $0.hasSuffix(".zip") }) {
        "it has other archives in it; unpack it once"
      } else if names.contains(where: { $0.hasSuffix(".csv") }) {
        "it has CSV files but no food.csv in it, so it is not a whole release"
      } else {
        "it has neither food.csv nor a JSON file in it"
      }
    return .unknownKind(file: file, reason: reason)
  }
}
