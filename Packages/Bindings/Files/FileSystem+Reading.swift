import Glibc

/// A file's bytes with the status they had when they were read.
package struct FileContents: Sendable {
  package let bytes: [UInt8]
  package let status: FileStatus

  package init(bytes: [UInt8], status: FileStatus) {
    self.bytes = bytes
    self.status = status
  }
}

extension FileSystem {
  /// Reads the regular file at `path`, if it has at most `limit` bytes; `nil` where there is none.
  ///
  /// Its status comes from the open file, so it cannot be exchanged in between.
  package static func read(
    _ path: String,
    limit: Int = 1 << 24
  ) throws(FileError) -> FileContents? {
    let file: Descriptor
    do throws(FileError) {
      // A pipe would make `open` wait for its other end.
      file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    let status = FileStatus(try file.information())
    guard status.kind == .file else { throw FileError(path, .notAFile) }
    var bytes: [UInt8] = []
    while true {
      let piece = try file.read(upTo: 1 << 16)
      if piece.isEmpty { return FileContents(bytes: bytes, status: status) }
      bytes += piece
      guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    }
  }

  /// The first bytes of a file, fewer than `count` only where it ends.
  package static func beginning(of path: String, _ count: Int) throws(FileError) -> [UInt8] {
    let file = try Descriptor(opening: path, O_RDONLY)
    return try file.read(at: 0, upTo: count)
  }

  /// Hands a file to `body` piece by piece, from `start` bytes behind its beginning.
  package static func forEachPiece(
    of path: String,
    from start: Int = 0,
    _ body: ([UInt8]) throws -> Void
  ) throws {
    let file = try Descriptor(opening: path, O_RDONLY)
    if start > 0 { try file.seek(to: start) }
    while true {
      let piece = try file.read(upTo: 1 << 20)
      if piece.isEmpty { return }
      try body(piece)
    }
  }
}
