package import Calendar

/// What is logged of a request: never anything of its content, no key, no token, and nothing a
/// client could choose freely.
package struct RequestRecord: Equatable, Sendable {
  package let id: String
  package let at: Instant
  /// The address of whoever sent it.
  package let client: String
  /// The API, where one was spoken.
  package var api: SpokenAPI?
  package var tokenID: String?
  package var label: String?
  /// The model, where it is one that is allowed.
  package var model: String?
  package var isStream = false
  package var attachments = 0
  package var bytesIn = 0
  package var bytesOut = 0
  package var status = 0
  /// What the vendor's server answered; `nil` where it was not asked or did not answer.
  package var upstreamStatus: Int?
  package var inputTokens: Int?
  package var outputTokens: Int?
  package var reservedTokens: Int?
  package var elapsedMilliseconds = 0
  /// Why it was not passed on, or not back, in one word.
  package var problem: String?

  init(id: String, at: Instant, client: String) {
    self.id = id
    self.at = at
    self.client = client
  }
}
