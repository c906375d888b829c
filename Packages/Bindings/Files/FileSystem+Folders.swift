import Glibc

extension FileSystem {
  /// The names of what lies in a folder, sorted by their bytes, without `.` and `..`.
  ///
  /// The corresponding C function is `readdir`.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last(folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last(folder) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
