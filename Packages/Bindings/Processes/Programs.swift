import Glibc

/// The path of the program called `name`, looked for in the folders of `path` as a shell does;
/// relative folders are left out. The corresponding C function is `access`.
package func findProgram(_ name: String, in path: String) -> String? {
  guard !name.contains("/") else { return nil }
  return path.split(separator: ":").lazy
    .filter { $0.hasPrefix("/") }
    .map { "\($0)/\(name)" }
    .first {
      unsafe access($0, X_OK) == 0 && (try? PrivateFiles.status(of: $0))?.isRegular == true
    }
}
