/// Where a value came from; the earlier a case stands here, the stronger it is.
package enum SettingOrigin: Equatable, Sendable {
  case option
  case environment(String)
  case file(path: String, line: Int)
  case standard
}

extension SettingOrigin: CustomStringConvertible {
  package var description: String {
    switch self {
    case .option: "command line"
    case .environment(let name): name
    case .file(let path, let line): "\(path):\(line)"
    case .standard: "default"
    }
  }
}
