#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file that a database lives in and the folder around it, for the steps SQLite does not take:
/// privacy, putting a finished file in place at once, and finding backups.
package enum DatabaseFile {
  /// The size of the file at `path`; `nil` where there is none.
  package static func size(of path: String) throws(DatabaseFileError) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) != 0 else { return Int(status.st_size) }
    let error = DatabaseFileError(path: path, code: errno)
    if error.kind == .missing { return nil }
    throw error
  }

  /// Makes the folder at `path` and those above it, each for its owner alone (0700); leaves
  /// folders that exist as they are.
  package static func makeFolder(_ path: String) throws(DatabaseFileError) {
    guard !path.isEmpty, try size(of: path) == nil else { return }
    try makeFolder(folder(of: path))
    guard unsafe mkdir(path, 0o700) != 0 else { return }
    let error = DatabaseFileError(path: path, code: errno)
    if error.kind != .exists { throw error }
  }

  /// Makes an empty file at `path` for its owner alone (0600), so that SQLite, which gives the
  /// files beside it the same mode, makes no readable one. One that is there is emptied.
  package static func makeFile(_ path: String) throws(DatabaseFileError) {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DatabaseFileError(path: path, code: errno) }
    defer { close(descriptor) }
    try check(fchmod(descriptor, 0o600), path)
  }

  /// Gives the finished file at `path` the name `target` on disk, never replacing one that has it.
  package static func publish(_ path: String, as target: String) throws(DatabaseFileError) {
    try sync(path)
    if unsafe link(path, target) == 0 {
      unsafe unlink(path)
    } else if errno == EEXIST {
      throw DatabaseFileError(path: target, code: EEXIST)
    } else {
      // A file system without hard links: the check and the renaming are two steps there.
      if try size(of: target) != nil { throw DatabaseFileError(path: target, code: EEXIST) }
      try check(unsafe rename(path, target), target)
    }
    try sync(folder(of: target))
  }

  /// Removes a database and the files that SQLite may have left beside it.
  package static func removeDatabase(_ path: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] { unsafe unlink(path + suffix) }
  }

  /// The names in the folder at `path` that end in `suffix`, sorted; none where there is no folder.
  package static func names(in path: String, endingIn suffix: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
        unsafe start.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name.hasSuffix(suffix) { names.append(name) }
    }
    return names.sorted()
  }

  /// The folder that `path` lies in; empty for a bare name, which lies in the working folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func sync(_ path: String) throws(DatabaseFileError) {
    let descriptor = unsafe open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DatabaseFileError(path: path, code: errno) }
    defer { close(descriptor) }
    try check(fsync(descriptor), path)
  }

  private static func check(_ result: Int32, _ path: String) throws(DatabaseFileError) {
    guard result == 0 else { throw DatabaseFileError(path: path, code: errno) }
  }
}
