extension StyledText {
  /// Characters with their roles, for work that has to look at each.
  private var cells: [(character: Character, role: Role)] {
    spans.flatMap { span in span.text.map { ($0, span.role) } }
  }

  private init(cells: some Sequence<(character: Character, role: Role)>) {
    spans = []
    for cell in cells {
      if let last = spans.last, last.role == cell.role {
        spans[spans.count - 1].text.append(cell.character)
      } else {
        spans.append(Span(text: String(cell.character), role: cell.role))
      }
    }
  }

  /// The text, cut with an ellipsis where it takes more than `limit` columns.
  package func truncated(to limit: Int) -> StyledText {
    guard width > limit else { return self }
    guard limit > 0 else { return StyledText() }
    var used = 0
    let kept = cells.prefix { cell in
      used += cell.character.displayWidth
      return used <= limit - 1
    }
    let text = StyledText(cells: kept)
    return text + StyledText(spans: [Span(text: "…", role: text.spans.last?.role ?? .plain)])
  }

  /// The text in lines of at most `limit` columns, broken at spaces where there are any.
  package func wrapped(to limit: Int) -> [StyledText] {
    let limit = max(2, limit)
    return cells.split(omittingEmptySubsequences: false) { $0.character == "\n" }
      .flatMap { Self.wrap(Array($0), to: limit) }
  }

  private static func wrap(
    _ line: [(character: Character, role: Role)],
    to limit: Int
  ) -> [StyledText] {
    var lines: [StyledText] = []
    var rest = line[...]
    while true {
      let end = fittingEnd(of: rest, limit: limit)
      guard end < rest.endIndex else { return lines + [StyledText(cells: rest)] }
      let head = rest[..<end]
      let nextIsSpace = rest[end].character == " "
      let space = nextIsSpace ? end : head.lastIndex { $0.character == " " }
      // A space at the very start would leave an empty line and bring us no further.
      let cut = space.flatMap { $0 > rest.startIndex ? $0 : nil } ?? end
      let kept = rest[..<cut].reversed().drop { $0.character == " " }.reversed()
      lines.append(StyledText(cells: kept))
      rest = rest[cut...].drop { $0.character == " " }
      if rest.isEmpty { return lines }
    }
  }

  /// Where the characters that fit end; always behind at least one.
  private static func fittingEnd(
    of cells: ArraySlice<(character: Character, role: Role)>,
    limit: Int
  ) -> Int {
    var used = 0
    for index in cells.indices {
      used += cells[index].character.displayWidth
      if used > limit { return max(index, cells.startIndex + 1) }
    }
    return cells.endIndex
  }

  /// The text with spaces before or behind it, to fill `width` columns.
  package func padded(to width: Int, alignment: Table.Alignment = .leading) -> StyledText {
    let padding = StyledText(
      stringLiteral: String(repeating: " ", count: max(0, width - self.width))
    )
    guard !padding.isEmpty else { return self }
    return alignment == .leading ? self + padding : padding + self
  }
}
