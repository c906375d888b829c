package import Calendar
import Hashing

/// What a client shows instead of the vendor's key: `reset_` with a name of eight and a secret of 43
/// characters, which are 256 random bits.
package struct Token: Equatable, Sendable {
  package let id: String
  /// All of it; shown once and kept nowhere.
  package let text: String

  private static let prefix = "reset_"
  private static let idLength = 8
  private static let secretLength = 43

  /// Makes a token.
  ///
  /// - Parameter random: Gives that many bytes nobody can guess.
  package init(random: (Int) -> [UInt8]) {
    id = random(Self.idLength / 2).map { hex($0) }.joined()
    text = Self.prefix + id + "_" + base64URL(random(32))
  }

  /// Reads what a client sent; `nil` where that cannot be a token.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let length = Self.prefix.utf8.count + Self.idLength + 1 + Self.secretLength
    guard bytes.count == length, text.hasPrefix(Self.prefix) else { return nil }
    let id = bytes[Self.prefix.utf8.count..<(Self.prefix.utf8.count + Self.idLength)]
    guard bytes.allSatisfy({ alphabet.contains($0) }),
      bytes[Self.prefix.utf8.count + Self.idLength] == UInt8(ascii: "_")
    else { return nil }
    self.id = String(decoding: id, as: UTF8.self)
    self.text = text
  }

  /// The SHA-256 of all of it. A slow hash would add nothing: 256 random bits cannot be tried out.
  package var digest: [UInt8] {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    return hash.digest
  }
}

extension Token: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "<token \(id)>" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

private let alphabet = Array(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
)

private func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

/// Base64 with the alphabet for addresses and without padding (RFC 4648, 5).
private func base64URL(_ bytes: [UInt8]) -> String {
  var text: [UInt8] = []
  var (bits, count): (UInt32, UInt32) = (0, 0)
  for byte in bytes {
    bits = bits << 8 | UInt32(byte)
    count += 8
    while count >= 6 {
      count -= 6
      text.append(alphabet[Int(bits >> count & 63)])
    }
  }
  if count > 0 { text.append(alphabet[Int(bits << (6 - count) & 63)]) }
  return String(decoding: text, as: UTF8.self)
}

/// A token as it is kept.
package struct TokenRecord: Equatable, Sendable {
  package let id: String
  package let label: String
  /// The SHA-256 of the token.
  package let digest: [UInt8]
  package let created: Instant
  package var expires: Instant?
  package var revoked: Instant?
  package var budget: Budget

  package init(
    id: String,
    label: String,
    digest: [UInt8],
    created: Instant,
    expires: Instant? = nil,
    revoked: Instant? = nil,
    budget: Budget = Budget()
  ) {
    self.id = id
    self.label = label
    self.digest = digest
    self.created = created
    self.expires = expires
    self.revoked = revoked
    self.budget = budget
  }

  /// Whether `token` is this one. Every byte is compared, however early one differs, so that the
  /// time it takes tells nothing.
  func matches(_ token: Token) -> Bool {
    let other = token.digest
    guard digest.count == other.count else { return false }
    return zip(digest, other).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }

  package func isValid(at now: Instant) -> Bool {
    revoked == nil && expires.map { now < $0 } ?? true
  }
}

/// What a token may use in one day, by UTC; `nil` for no limit.
package struct Budget: Equatable, Sendable {
  package var requests: Int?
  /// Tokens of the model, read and written together.
  package var tokens: Int?

  package init(requests: Int? = nil, tokens: Int? = nil) {
    self.requests = requests
    self.tokens = tokens
  }
}

/// What a token has used on a day, what is reserved for requests under way included.
package struct Use: Equatable, Sendable {
  package var requests = 0
  package var tokens = 0

  package init(requests: Int = 0, tokens: Int = 0) {
    self.requests = requests
    self.tokens = tokens
  }
}
