import Calendar
import CommandLineKit
import JSON
import ProxyServer

/// A token in the list.
struct TokenView: Presentable {
  let record: TokenRecord
  let use: Use
  let now: Instant
  let clock: WallClock

  var json: JSON {
    record.json(clock).adding(
      .init("state", .string(state)),
      .init("requests_today", .int(use.requests)),
      .init("tokens_today", .int(use.tokens))
    )
  }

  func text(_ style: Style) -> StyledText { Self.table([self], style) }

  static func table(_ tokens: [TokenView], _ style: Style) -> StyledText {
    guard !tokens.isEmpty else { return "" }
    return Table(
      [
        .init("id"), .init("label", overflow: .truncate), .init("state"), .init("expires"),
        .init("requests today", .trailing), .init("tokens today", .trailing),
      ],
      rows: tokens.map { token in
        [
          StyledText(token.record.id, as: .strong), StyledText(token.record.label),
          StyledText(token.state, as: token.state == "valid" ? .good : .bad),
          StyledText(
            token.record.expires.map { "\(token.clock.localTime(at: $0).day)" } ?? "never"
          ),
          share(token.use.requests, of: token.record.budget.requests),
          share(token.use.tokens, of: token.record.budget.tokens),
        ]
      }
    ).text(style)
  }

  private var state: String {
    if record.revoked != nil { return "revoked" }
    return record.isValid(at: now) ? "valid" : "expired"
  }

  private static func share(_ used: Int, of budget: Int?) -> StyledText {
    StyledText(budget.map { "\(used) of \($0)" } ?? "\(used)")
  }
}

extension TokenRecord {
  fileprivate func json(_ clock: WallClock) -> JSON {
    [
      "id": .string(id), "label": .string(label), "created": .string(clock.rfc3339(created)),
      "expires": .string(expires.map { clock.rfc3339($0) }),
      "revoked": .string(revoked.map { clock.rfc3339($0) }),
      "requests_per_day": budget.requests.map { .int($0) } ?? .null,
      "tokens_per_day": budget.tokens.map { .int($0) } ?? .null,
    ]
  }
}

/// A token just made, which is the one time that it is seen.
struct NewTokenView: Presentable {
  let record: TokenRecord
  let token: String
  let clock: WallClock

  var json: JSON { record.json(clock).adding(.init("token", .string(token))) }

  func text(_ style: Style) -> StyledText { StyledText(token) }
}

struct RevokedView: Presentable {
  let id: String
  let isRehearsal: Bool

  var json: JSON { ["revoked": .string(id)] }

  func text(_ style: Style) -> StyledText {
    isRehearsal ? "would revoke \(id) (--dry-run)" : "revoked \(id)"
  }
}
