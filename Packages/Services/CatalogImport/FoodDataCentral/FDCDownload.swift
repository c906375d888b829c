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
  private let file: String
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

  /// Hands the table, then each of its foods, to the closures.
  func read(begin: (FoodTable) throws -> Void, add: (FoodRecord) throws -> Void) throws {
    switch form {
    case .tables(let archive):
      var reader = FDCTableReader(archive)
      try reader.read(begin: begin, add: add)
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
      throw .unknownKind(file: file, reason: error.summary)
    }
    let tables = FDCArchive(archive, file: file)
    if tables.has("food") { return .tables(tables) }
    let documents = archive.entries.filter { entry in
      entry.lastComponent.lowercased().hasSuffix(".json") && !entry.lastComponent.hasPrefix(".")
    }
    guard let document = documents.first else {
      throw .unknownKind(file: file, reason: "it has neither food.csv nor a JSON file in it")
    }
    guard documents.count == 1 else {
      let reason = "it has \(documents.count) JSON files in it; unpack it and add them one by one"
      throw .unknownKind(file: file, reason: reason)
    }
    return .packed(archive, document)
  }
}
