/// Terms with what they mean beside them, or under them where a term is long or the page narrow.
struct DefinitionList {
  let width: Int
  private static let indent = 2
  private static let gap = 2
  /// Longer terms would push every meaning to the far right.
  private var widestTerm: Int { min(30, width / 2 - Self.indent) }

  func text(of rows: [(String, String)]) -> StyledText {
    let widths = rows.filter { !$0.1.isEmpty }.map(\.0.displayWidth).filter { $0 <= widestTerm }
    let column = Self.indent + (widths.max() ?? 0) + Self.gap
    return rows.flatMap { lines(term: $0.0, meaning: $0.1, column: widths.isEmpty ? 6 : column) }
      .lines
  }

  /// The rows with every meaning under its term, if there is one term that is too long.
  func evenText(of rows: [(String, String)]) -> StyledText {
    guard rows.contains(where: { $0.0.displayWidth > widestTerm && !$0.1.isEmpty }) else {
      return text(of: rows)
    }
    return rows.flatMap { lines(term: $0.0, meaning: $0.1, column: 6) }.lines
  }

  private func lines(term: String, meaning: String, column: Int) -> [StyledText] {
    let meanings = meaning.isEmpty ? [] : StyledText(meaning).wrapped(to: width - column)
    let margin = StyledText(stringLiteral: String(repeating: " ", count: column))
    let fits = column > Self.indent * 3 && Self.indent + term.displayWidth + Self.gap <= column
    if fits, let first = meanings.first {
      let start = ("  " + StyledText(term, as: .strong)).padded(to: column)
      return [start + first] + meanings.dropFirst().map { margin + $0 }
    }
    let terms = StyledText(term, as: .strong).wrapped(to: width - Self.indent - 2)
    let head = terms.enumerated().map { index, line in
      StyledText(stringLiteral: index == 0 ? "  " : "    ") + line
    }
    return head + meanings.map { margin + $0 }
  }
}
