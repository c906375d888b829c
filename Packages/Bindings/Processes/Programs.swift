import Glibc

/// The path of the program called `name`, looked for in the folders of `path` as a shell does;
/// relative folders are left out. The corresponding C functions are `access` and `stat`.
package func findProgram(_ name: String, in path: String) -> String? {
  guard !name.isEmpty, !name.contains("/") else { return nil }
  return path.split(separator: ":").lazy
    .filter { $0.hasPrefix("/") }
    .map { "\($0)/\(name)" }
    .first { unsafe access($0, X_OK) == 0 && isFile($0) }
}

/// A folder may be entered, which `access` takes for the same.
private func isFile(_ path: String) -> Bool {
  var information = stat()
  return unsafe stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
}

/// The programs whose names begin with `prefix`, by name, looked for as `findProgram` does: of two
/// with one name the first is found. The corresponding C functions are `opendir` and `readdir`.
package func findPrograms(prefix: String, in path: String) -> [(name: String, path: String)] {
  var found: [String: String] = [:]
  for folder in path.split(separator: ":") where folder.hasPrefix("/") {
    for name in entries(of: String(folder)) where name.hasPrefix(prefix) {
      if found[name] == nil { found[name] = findProgram(name, in: path) }
    }
  }
  return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

/// The names in a folder; none where it cannot be read.
private func entries(of folder: String) -> [String] {
  guard let stream = unsafe opendir(folder) else { return [] }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    names.append(name)
  }
  return names
}
