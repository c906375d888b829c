import CSystem

/// Files that are nobody else's business.
package enum Files {
  package enum Kind: Equatable, Sendable { case file, folder, other }

  /// What is at `path`, links followed; nil where there is nothing. The C function is `stat`.
  package static func kind(of path: String) throws(SystemError) -> Kind? {
    guard let mode = try mode(of: path) else { return nil }
    switch Int32(mode) & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether others than the owner may do anything with the file; nil where there is none.
  package static func isOpenToOthers(_ path: String) throws(SystemError) -> Bool? {
    try mode(of: path).map { $0 & 0o077 != 0 }
  }

  /// Makes a folder for the owner alone (0700), and the folders it lies in.
  ///
  /// A folder that is there keeps its mode, since somebody chose it.
  /// The corresponding C function is `mkdir`.
  package static func makePrivateFolder(_ path: String) throws(SystemError) {
    if try kind(of: path) == .folder { return }
    let parent = folder(of: path)
    if parent != path, parent != "." { try makePrivateFolder(parent) }
    // Another program may have been faster.
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last("make \(path)") }
    guard try kind(of: path) == .folder else { throw SystemError(code: ENOTDIR, action: path) }
  }

  /// The bytes of a file. The corresponding C functions are `open` and `read`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: A larger file is an error (`EFBIG`).
  package static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    var bytes: [UInt8] = []
    while true {
      let chunk = try file.read(upTo: 65_536, action: "read \(path)")
      if chunk.isEmpty { return bytes }
      guard chunk.count <= limit - bytes.count else {
        throw SystemError(code: EFBIG, action: "read \(path)")
      }
      bytes += chunk
    }
  }

  /// Writes a file for the owner alone (0600), all of it or nothing.
  ///
  /// The bytes go to a new file beside it, are forced to the disk, and take the name in one step.
  /// The corresponding C functions are `open`, `fsync` and `rename`.
  package static func writePrivateFile(
    _ path: String,
    _ bytes: some Collection<UInt8>
  ) throws(SystemError) {
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    do throws(SystemError) {
      let file = try Descriptor(opening: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
      try file.write(Array(bytes), action: "write \(path)")
      try file.synchronize(action: "write \(path)")
      guard unsafe rename(temporary, path) == 0 else { throw .last("replace \(path)") }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    try synchronizeFolder(of: path)
  }

  /// The size of a file in bytes; nil where there is none. The C function is `stat`.
  package static func size(of path: String) throws(SystemError) -> Int? {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return Int(status.st_size) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last("look at \(path)")
  }

  /// Hands a file to `body` piece by piece. The corresponding C functions are `open` and `read`.
  package static func forEachPiece(
    of path: String,
    _ body: ([UInt8]) throws -> Void
  ) throws {
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    while true {
      let piece = try file.read(upTo: 1 << 20, action: "read \(path)")
      if piece.isEmpty { return }
      try body(piece)
    }
  }

  /// Forces `fresh` to the disk and gives it the name `path`, for the owner alone, in one step.
  /// The corresponding C functions are `fsync`, `chmod` and `rename`.
  package static func replace(_ path: String, with fresh: String) throws(SystemError) {
    let file = try Descriptor(opening: fresh, flags: O_RDONLY)
    try file.synchronize(action: "write \(fresh)")
    guard unsafe chmod(fresh, 0o600) == 0, unsafe rename(fresh, path) == 0 else {
      throw .last("replace \(path)")
    }
    try synchronizeFolder(of: path)
  }

  /// Takes a file away; it is no error if there is none. The corresponding C function is `unlink`.
  package static func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .last("remove \(path)") }
  }

  /// The folder that `path` lies in, by its spelling alone.
  package static func folder(of path: String) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  private static func mode(of path: String) throws(SystemError) -> mode_t? {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return status.st_mode }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .last("look at \(path)")
  }

  /// Forces the new name to the disk. Some file systems cannot, and lose nothing but that.
  private static func synchronizeFolder(of path: String) throws(SystemError) {
    let folder = try Descriptor(opening: folder(of: path), flags: O_RDONLY | O_DIRECTORY)
    try? folder.synchronize(action: "write \(path)")
  }
}
