/// The vendors' interfaces that are passed on, and how each words an error.
package enum SpokenAPI: String, CaseIterable, Sendable {
  case anthropic, openAI = "openai"

  /// The one path of each that is served.
  var path: String {
    switch self {
    case .anthropic: "/v1/messages"
    case .openAI: "/v1/chat/completions"
    }
  }

  /// The one that a request to `path` most likely speaks, also where nothing is served there.
  init(guessedFrom path: String) {
    self = path.hasPrefix(Self.anthropic.path) ? .anthropic : .openAI
  }
}
