import CommandLineKit
import Explanations
import FoodSources

/// Why nobody named the dishes, with what to do about it.
struct PhotoFailure: Explained {
  let failure: SourceFailure
  /// Whether it comes out of recordings.
  let isReplayed: Bool

  init(_ failure: SourceFailure, isReplayed: Bool = false) {
    self.failure = failure
    self.isReplayed = isReplayed
  }

  var summary: String { failure.summary }

  var hint: String? {
    if isReplayed { return "keep an answer first, with --record DIR" }
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
