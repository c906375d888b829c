/// What is wrong with a command line.
package enum UsageError: Error, Equatable, Sendable {
  case unknownOption(String, nearest: String?)
  case unknownCommand(String, nearest: String?)
  /// No subcommand was named where one is needed.
  case missingCommand
  case missingValue(String, expected: String)
  case unexpectedValue(String)
  case invalidValue(String, value: String, expected: String, nearest: String?)
  case missingArgument(String)
  case unexpectedArgument(String)
  /// Options that are each right but make no sense together; thrown by commands themselves.
  case conflict(String, hint: String? = nil)
}

extension UsageError: Explained {
  package var summary: String {
    switch self {
    case .unknownOption(let name, _): "unknown option \(name)"
    case .unknownCommand(let name, _): "unknown command \(name)"
    case .missingCommand: "no command given"
    case .missingValue(let name, let expected): "\(name) needs a value: \(expected)"
    case .unexpectedValue(let name): "\(name) takes no value"
    case .invalidValue(let name, let value, let expected, _):
      "\(name) cannot be “\(value)”: it wants \(expected)"
    case .missingArgument(let name): "\(name) is missing"
    case .unexpectedArgument(let word): "unexpected argument “\(word)”"
    case .conflict(let summary, _): summary
    }
  }

  package var hint: String? {
    switch self {
    case .unknownOption(_, let nearest), .unknownCommand(_, let nearest): nearest
    case .invalidValue(let name, _, _, let nearest?): "\(name) \(nearest)"
    case .conflict(_, let hint): hint
    default: nil
    }
  }

  package var exitCode: ExitCode { .usage }
  package var code: String { "usage" }
}
