package import Calendar

/// Where tokens and what they have used are kept; shared by all that serve and by the command line.
package protocol TokenStore: Sendable {
  /// Keeps a new token.
  func add(_ token: TokenRecord) async throws
  /// All tokens with what each used on `day`, the oldest first.
  func all(on day: Int) async throws -> [(record: TokenRecord, use: Use)]
  /// The token called `id`.
  func token(_ id: String) async throws -> TokenRecord?
  /// Revokes a token for good; `false` where there is none that is not revoked.
  func revoke(_ id: String, at now: Instant) async throws -> Bool
  /// Takes one request and `tokens` from the token's budgets of a day, all or nothing: of many
  /// calls at a time no more succeed than the budgets hold.
  func reserve(_ tokens: Int, for id: String, on day: Int, at now: Instant) async throws
    -> Reservation
  /// Adds to, or gives back of, what was reserved on `day`.
  func settle(_ difference: Int, for id: String, on day: Int) async throws
}

/// What came of asking for a part of a budget.
package enum Reservation: Equatable, Sendable {
  case granted
  /// Revoked, expired or gone meanwhile.
  case invalid
  case noRequestsLeft
  case noTokensLeft
}

extension Instant {
  /// The number of the day by UTC.
  package var utcDay: Int { Int((Double(milliseconds) / 86_400_000).rounded(.down)) }

  /// Seconds until that day ends, at least one.
  var secondsLeftOfDay: Int {
    max(1, (utcDay + 1) * 86_400 - Int(milliseconds / 1000))
  }
}
