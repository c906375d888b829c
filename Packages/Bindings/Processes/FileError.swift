/// Why a file could not be used.
package struct FileError: Error, Equatable {
  package let path: String
  /// What the system says about it: "permission denied".
  package let reason: String

  init(_ path: String, code: Int32) { self.init(path, errorText(code)) }

  package init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason.prefix(1).lowercased() + reason.dropFirst()
  }
}
