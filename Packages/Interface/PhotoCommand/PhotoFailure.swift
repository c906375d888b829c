import CommandLineKit
import Explanations
import FoodSources

/// Why nobody named the dishes, with what to do about it.
struct PhotoFailure: Explained {
  let failure: SourceFailure

  init(_ failure: SourceFailure) { self.failure = failure }

  var summary: String { failure.summary }

  var hint: String? {
    let name = failure.source
    return switch failure.kind {
    case .notAllowed where failure.message.hasSuffix("is off"):
      "reset config set ai.\(name).allow_sending true"
    case .notSetUp: failure.wasAsked ? "reset config set ai.\(name).model MODEL, or a new key" : nil
    case .rateLimited: "try again later"
    default: failure.hint
    }
  }

  var exitCode: ExitCode { failure.exitCode }

  var code: String { failure.code }
}
