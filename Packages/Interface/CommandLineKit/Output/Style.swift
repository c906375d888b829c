/// What the place that text goes to can show.
package struct Style: Equatable, Sendable {
  /// Columns; never fewer than 40, which every layout can rely on.
  package let width: Int
  package let isColored: Bool

  package init(width: Int, isColored: Bool) {
    self.width = max(40, width)
    self.isColored = isColored
  }

  /// No colour, and the width of a page.
  package static let plain = Self(width: 80, isColored: false)

  /// The characters to send, with colours where they are wanted.
  package func render(_ text: StyledText) -> String {
    guard isColored else { return text.string }
    return text.spans.map { span in
      guard !span.text.isEmpty, let code = span.role.code else { return span.text }
      return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }.joined()
  }

  /// Whether colour is wanted: the option first, then `NO_COLOR` (no-color.org), then
  /// `CLICOLOR_FORCE` (bixense.com/clicolors), then what the terminal is.
  static func wantsColor(
    isTerminal: Bool,
    environment: [String: String],
    noColor: Bool
  ) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    if noColor || isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}

extension StyledText.Role {
  /// The parameters of `SGR` (ECMA-48), from the eight colours that every theme defines.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .accent: "36"
    case .good: "32"
    case .caution: "33"
    case .bad: "31"
    }
  }
}
