/// Why a source gave no answer.
package struct SourceFailure: Error, Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// It may not be asked: sending is off, or no network is wanted.
    case notAllowed = "not_allowed"
    /// A key or a model is missing, or the provider refused the key.
    case notSetUp = "not_set_up"
    /// It cannot answer this kind of question.
    case unsupported
    /// It, or our own manners towards it, asks for a pause.
    case rateLimited = "rate_limited"
    /// It did not answer in time.
    case timedOut = "timed_out"
    /// It could not be reached, or said that it is broken.
    case unavailable
    /// What it said makes no sense.
    case malformed
    /// It will not answer this question, and says why.
    case refused
  }

  package var source: String
  package var kind: Kind
  /// One line, lower case, with no key and no query string in it.
  package var message: String
  /// Seconds to wait before asking again, where it said so.
  package var retryAfter: Double?
  /// Whether asking again may help, where it said so.
  package var isWorthRetrying: Bool?
  /// Whether anything was asked at all; `false` where it failed on this machine before that.
  package var wasAsked = true

  package init(
    source: String,
    _ kind: Kind,
    _ message: String,
    retryAfter: Double? = nil,
    isWorthRetrying: Bool? = nil
  ) {
    self.source = source
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
    self.isWorthRetrying = isWorthRetrying
  }
}
