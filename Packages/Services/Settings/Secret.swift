/// A text that must not be seen: a key for a service. It shows itself as `<secret>` everywhere.
package struct Secret: Sendable {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// The text itself, for the one place that must have it.
  package func reveal() -> String { text }

  /// The first line of `bytes`; `nil` where that is empty, no text, or not fit for a header line.
  init?(firstLineOf bytes: [UInt8]) {
    var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    self.init(text)
    guard isUsable else { return nil }
  }

  var isUsable: Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0 >= " " && $0 != "\u{7F}" }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "<secret>" }
  package var debugDescription: String { "<secret>" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// What a secret is called: small letters, digits and underscores, which are safe in a file name.
package struct SecretName: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init?(_ name: String) {
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, (1...64).contains(name.utf8.count) else { return nil }
    description = name
  }

  /// A name that is known to be one.
  private init(known name: String) { description = name }

  /// The key for FoodData Central of the USDA.
  package static let fdcKey = SecretName(known: "fdc_key")
  package static let anthropicKey = SecretName(known: "anthropic_api_key")
  package static let openAIKey = SecretName(known: "openai_api_key")
  package static let compatibleKey = SecretName(known: "compatible_api_key")
  /// The token that lets a person through their proxy.
  package static let proxyToken = SecretName(known: "proxy_token")

  /// Every secret that our programs ask for, in the order in which they are shown.
  package static let all = [fdcKey, anthropicKey, openAIKey, compatibleKey, proxyToken]

  /// The name in the key of its command, `secrets.NAME_command`.
  init?(commandKey key: String) {
    let (start, end) = ("secrets.", "_command")
    guard key.hasPrefix(start), key.hasSuffix(end), key.utf8.count > (start + end).utf8.count
    else { return nil }
    self.init(String(key.dropFirst(start.count).dropLast(end.count)))
  }

  /// The variable it is looked for in.
  package var environmentName: String { "RESET_" + description.uppercased() }
}
