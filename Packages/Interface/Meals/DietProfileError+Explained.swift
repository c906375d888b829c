package import CommandLineKit
package import DietCheck

extension DietProfileError: Explained {
  package var summary: String {
    switch self {
    case .unknown(let name, _): "nothing to avoid is called \"\(name)\""
    case .unknownSeverity(let word): "\"\(word)\" is no severity"
    case .noName(let text): "\"\(text)\" names nobody"
    }
  }

  package var hint: String? {
    switch self {
    case .unknown(let name, let nearest):
      nearest.map { "did you mean \($0)? your own word is word:\(name)" }
        ?? "your own word is word:\(name)"
    case .unknownSeverity: "one of severe, moderate, mild, preference"
    case .noName: "a person and what they avoid: Anna: milk, peanuts=severe"
    }
  }

  package var exitCode: ExitCode { .usage }
  package var code: String { "unknown_avoid" }
}
