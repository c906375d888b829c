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
