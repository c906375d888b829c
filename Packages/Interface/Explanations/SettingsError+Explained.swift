package import CommandLineKit
package import Settings

extension SettingsError: Explained {
  package var code: String { "settings" }

  package var exitCode: ExitCode {
    switch self {
    case .unknownKey, .missingFile, .wrongValue(.option, _, _, _): .usage
    default: .unreadableInput
    }
  }
}

extension FoldersError: Explained {
  package var code: String { "folders" }
  package var exitCode: ExitCode { .notSetUp }
}
