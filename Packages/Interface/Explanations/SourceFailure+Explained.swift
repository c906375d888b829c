package import CommandLineKit
package import FoodSources

extension SourceFailure: Explained {
  package var summary: String { message }

  package var hint: String? {
    switch kind {
    case .notAllowed, .notSetUp: "reset-food sources"
    case .timedOut, .unavailable: "try again later"
    case .unsupported, .rateLimited, .malformed, .refused: nil
    }
  }

  package var exitCode: ExitCode {
    switch kind {
    case .notAllowed: .notAllowed
    case .notSetUp: .notSetUp
    case .unsupported: .usage
    case .rateLimited, .timedOut, .unavailable, .malformed, .refused: .sourceFailed
    }
  }

  package var code: String { "source_\(kind.rawValue)" }
}
