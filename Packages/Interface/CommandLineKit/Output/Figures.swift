/// Numbers as people read them: whole where an estimate allows no more, `–` where missing.
package enum Figures {
  package static let missing = "–"

  package static func whole(_ value: Double?) -> String {
    value.map { text($0.rounded()) } ?? missing
  }

  package static func tenths(_ value: Double?) -> String {
    value.map { text(($0 * 10).rounded() / 10) } ?? missing
  }

  /// Without a fraction where there is none, whatever the size.
  private static func text(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }
}
