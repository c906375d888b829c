/// An AI service as the person set it up: where it is, what it speaks, which model is asked.
package struct VisionService: Equatable, Sendable {
  /// What its requests and answers look like.
  package enum API: String, CaseIterable, Sendable {
    /// Anthropic's Messages.
    case messages
    /// OpenAI's Chat Completions, which many others speak too.
    case chat
  }

  /// What the longest answer is called in Chat Completions.
  package enum ReplyLimitKey: String, CaseIterable, Sendable {
    case maxCompletionTokens = "max_completion_tokens"
    case maxTokens = "max_tokens"
  }

  /// How it is called in the settings.
  package var name: String
  package var api: API
  /// Everything of the address before `/v1/messages` or `/chat/completions`, without a slash.
  package var address: String
  package var model: String
  /// How the answer is bound to its form; `nil` tries the strictest first.
  package var form: AnswerForm?
  package var limitKey: ReplyLimitKey
  /// Seconds that one request may take.
  package var timeout: Double

  package init(
    name: String,
    api: API,
    address: String,
    model: String,
    form: AnswerForm? = nil,
    limitKey: ReplyLimitKey = .maxCompletionTokens,
    timeout: Double = 120
  ) {
    self.name = name
    self.api = api
    self.address = address
    self.model = model
    self.form = form
    self.limitKey = limitKey
    self.timeout = timeout
  }

  /// Where pictures are sent.
  package var destination: String {
    switch api {
    case .messages: address + "/v1/messages"
    case .chat: address + "/chat/completions"
    }
  }

  /// The most tokens that an answer may have; a full plate takes some hundreds.
  package static let longestReply = 8000
}

/// How a model is held to the form of the answer.
package enum AnswerForm: String, CaseIterable, Sendable {
  /// The server lets the model write nothing else.
  case schema
  /// The model calls a tool with the answer as arguments.
  case tool
  /// The model is asked nicely.
  case plain
}
