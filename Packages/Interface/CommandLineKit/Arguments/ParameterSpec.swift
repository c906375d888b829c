/// What help, completions and the man page need to know of one thing a command accepts.
package struct ParameterSpec: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A switch without a value.
    case flag
    /// A name and a value.
    case option
    /// A name and a value that may be missing behind it.
    case optionalValue
    /// One positional word.
    case argument
    /// All the positional words that are left.
    case arguments
  }

  /// What a shell offers where the value is wanted.
  package enum Completion: Equatable, Sendable {
    case nothing, files, folders
    case words([String])
  }

  package var kind: Kind
  /// The spellings of an option; the one name of a positional word.
  package var names: [String]
  package var placeholder = ""
  package var expectation = ""
  package var help: String
  package var completion = Completion.nothing
  package var isRequired = false
  package var isRepeatable = false
  /// Understood, but shown nowhere.
  package var isHidden = false

  package var isPositional: Bool { kind == .argument || kind == .arguments }

  /// `-l, --limit N` as it stands in help.
  var label: String {
    let spelled = names.joined(separator: ", ")
    switch kind {
    case .option: return "\(spelled) \(placeholder)"
    case .optionalValue: return "\(spelled) [\(placeholder)]"
    default: return spelled
    }
  }

  /// `WORD…` or `[ID]` as it stands in the usage line.
  var usage: String {
    let name = kind == .arguments ? "\(names[0])…" : names[0]
    return isRequired ? name : "[\(name)]"
  }
}
