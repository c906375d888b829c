import Glibc

/// Files and folders by their paths. What is made here is its owner's alone: files 0600, folders
/// 0700.
package enum FileSystem {
  /// What lies at `path`, links followed; `nil` where nothing does. The C function is `stat`.
  package static func status(of path: String) throws(FileError) -> FileStatus? {
    var information = stat()
    if unsafe stat(path, &information) == 0 { return FileStatus(information) }
    let error = FileError.last(path)
    guard error.isMissing else { throw error }
    return nil
  }

  /// Makes the folder and those above it; one that is there stays as it is, since somebody chose
  /// its mode. The corresponding C function is `mkdir`.
  package static func makeFolder(_ path: String) throws(FileError) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST:
      guard try status(of: path)?.kind == .folder else { throw FileError(path, .notAFolder) }
    case ENOENT where folder(of: path) != path:
      try makeFolder(folder(of: path))
      // Another program may have been faster.
      guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last(path) }
    case let code:
      throw FileError(path, .system(code))
    }
  }

  /// Removes the file; `false` where there is none. A link itself goes, not what it leads to.
  /// The corresponding C function is `unlink`.
  @discardableResult
  package static func remove(_ path: String) throws(FileError) -> Bool {
    if unsafe unlink(path) == 0 { return true }
    let error = FileError.last(path)
    guard error.isMissing else { throw error }
    return false
  }

  /// The folder that `path` lies in, by its spelling alone.
  package static func folder(of path: String) -> String {
    let trimmed = path.reversed().drop { $0 == "/" }
    let folder = String(trimmed.drop { $0 != "/" }.drop { $0 == "/" }.reversed())
    guard folder.isEmpty else { return folder }
    return path.hasPrefix("/") ? "/" : "."
  }
}
