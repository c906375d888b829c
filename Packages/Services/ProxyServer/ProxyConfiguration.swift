package import Calendar
package import HTTP

/// What a proxy is set up with.
package struct ProxyConfiguration: Sendable {
  package var upstreams: [SpokenAPI: Upstream]
  /// The models that may be asked for; a `*` at the end stands for any ending.
  package var models: [String]
  /// The most tokens an answer may have.
  package var replyTokens = 8000
  /// What OpenAI's requests get where they name no limit; servers of others know `max_tokens` alone.
  package var openAILimitKey = "max_completion_tokens"
  /// The largest body, in bytes.
  package var bodySize = 16 << 20
  /// Seconds that an answer may take.
  package var answerTimeout = 600.0
  /// Requests that are passed on at a time.
  package var requestsAtATime = 256

  package init(upstreams: [SpokenAPI: Upstream], models: [String]) {
    self.upstreams = upstreams
    self.models = models
  }

  func allows(_ model: String) -> Bool {
    models.contains { allowed in
      allowed.hasSuffix("*") ? model.hasPrefix(allowed.dropLast()) : model == allowed
    }
  }
}

/// What a proxy works with; the program picks the real ones, tests theirs.
package struct ProxyTools: Sendable {
  package var client: any HTTPClient
  package var store: any TokenStore
  package var now: @Sendable () -> Instant
  /// Bytes that nobody can guess.
  package var random: @Sendable (Int) -> [UInt8]
  package var log: @Sendable (RequestRecord) -> Void

  package init(
    client: any HTTPClient,
    store: any TokenStore,
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable (Int) -> [UInt8],
    log: @escaping @Sendable (RequestRecord) -> Void
  ) {
    self.client = client
    self.store = store
    self.now = now
    self.random = random
    self.log = log
  }
}
