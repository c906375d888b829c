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
      Self.severityHint(name)
        ?? nearest.map { "did you mean \($0)? your own word is word:\(name)" }
        ?? "your own word is word:\(name)"
    case .unknownSeverity:
      "one of " + DietProfile.Severity.allCases.map(\.rawValue).joined(separator: ", ")
    case .noName: "a person and what they avoid: Anna: milk, peanuts=severe"
    }
  }

  package var exitCode: ExitCode { .usage }
  package var code: String { "unknown_avoid" }

  /// Where a severity was written behind a colon.
  private static func severityHint(_ name: String) -> String? {
    let parts = name.split(separator: ":")
    guard parts.count == 2, DietProfile.Severity(rawValue: parts[1].lowercased()) != nil else {
      return nil
    }
    return "with a severity: \(parts[0])=\(parts[1])"
  }
}
