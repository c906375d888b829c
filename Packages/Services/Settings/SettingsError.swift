/// Why the settings cannot be read or changed.
package enum SettingsError: Error, Equatable {
  /// The file is no TOML.
  case malformedFile(path: String, line: Int, column: Int, message: String)
  /// A value is not what it must be.
  case wrongValue(SettingOrigin, key: String, rule: String, found: String)
  case unknownKey(String, nearest: String?)
  /// The key stands in the file in a way that cannot be edited without losing something.
  case notEditable(path: String, line: Int, message: String)
  /// A file that was asked for by name is not there.
  case missingFile(String)
  case fileTrouble(path: String, reason: String)

  /// What went wrong, on one line.
  package var summary: String {
    switch self {
    case .malformedFile(let path, let line, let column, let message):
      "\(path):\(line):\(column): \(message)"
    case .wrongValue(let origin, let key, let rule, let found):
      "\(origin): \(key) must \(rule), not \(found)"
    case .unknownKey(let key, _): "there is no setting \(key)"
    case .notEditable(let path, let line, let message): "\(path):\(line): \(message)"
    case .missingFile(let path): "\(path): no such file"
    case .fileTrouble(let path, let reason): "\(path): \(reason)"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .malformedFile(let path, _, _, _): "correct it in an editor, or move \(path) away"
    case .wrongValue(.file, let key, _, _): "reset config unset \(key)"
    case .wrongValue(.environment(let name), _, _, _): "unset \(name)"
    case .wrongValue: nil
    case .unknownKey(_, let nearest?): nearest
    case .unknownKey(_, nil): "reset config lists them all"
    case .notEditable: "change it in an editor"
    case .missingFile, .fileTrouble: nil
    }
  }
}

/// Something in the file that is left aside.
package struct SettingsWarning: Equatable, Sendable {
  package let path: String
  package let line: Int
  package let key: String
  /// The setting that may have been meant.
  package let nearest: String?

  package var summary: String {
    let question = nearest.map { "; did you mean \($0)?" } ?? ""
    return "\(path):\(line): there is no setting \(key)\(question)"
  }
}
