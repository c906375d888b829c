/// How the fields of a table are told apart.
package struct CSVDialect: Equatable, Sendable {
  package let separator: UInt8
  /// Whether a field may stand in quotes; otherwise a quote is a character as any other.
  package let quotes: Bool

  package init(separator: UInt8, quotes: Bool) {
    self.separator = separator
    self.quotes = quotes
  }

  /// RFC 4180.
  package static let commas = Self(separator: UInt8(ascii: ","), quotes: true)
  /// Tabs, with quotes as RFC 4180 has them.
  package static let tabs = Self(separator: UInt8(ascii: "\t"), quotes: true)
  /// Tabs, with no way to quote.
  package static let plainTabs = Self(separator: UInt8(ascii: "\t"), quotes: false)
}
