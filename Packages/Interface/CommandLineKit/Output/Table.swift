/// Rows under titles, laid out for the width there is.
package struct Table: Sendable {
  package enum Alignment: Sendable { case leading, trailing }

  /// What happens to a cell that is too wide.
  package enum Overflow: Sendable {
    /// The column keeps its width, as numbers must.
    case keep
    case truncate
    case wrap
  }

  package struct Column: Sendable {
    package let title: String
    package let alignment: Alignment
    package let overflow: Overflow

    package init(
      _ title: String,
      _ alignment: Alignment = .leading,
      overflow: Overflow = .keep
    ) {
      self.title = title
      self.alignment = alignment
      self.overflow = overflow
    }
  }

  package let columns: [Column]
  package var rows: [[StyledText]]
  private static let gap = 2
  private static let narrowest = 8

  /// - Parameters:
  ///   - columns: From left to right.
  ///   - rows: Cells in the order of the columns; missing ones are empty.
  package init(_ columns: [Column], rows: [[StyledText]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// The table in at most `style.width` columns; where even shortened cells do not fit side by
  /// side, each row becomes lines of title and value.
  package func text(_ style: Style) -> StyledText {
    guard let widths = fittedWidths(in: style.width) else { return records(width: style.width) }
    let hasTitles = columns.contains { !$0.title.isEmpty }
    let header = columns.map { StyledText($0.title, as: .faint) }
    return ((hasTitles ? [header] : []) + rows)
      .flatMap { lines(of: $0, widths: widths) }
      .lines
  }

  private func cell(_ row: [StyledText], _ index: Int) -> StyledText {
    index < row.count ? row[index] : StyledText()
  }

  private func fittedWidths(in available: Int) -> [Int]? {
    var widths = columns.indices.map { index in
      rows.reduce(columns[index].title.displayWidth) { max($0, cell($1, index).width) }
    }
    let gaps = Self.gap * max(0, columns.count - 1)
    var excess = widths.reduce(0, +) + gaps - available
    while excess > 0 {
      // One column at a time from the widest keeps the loss even.
      let flexible = columns.indices.filter {
        columns[$0].overflow != .keep && widths[$0] > Self.narrowest
      }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func lines(of row: [StyledText], widths: [Int]) -> [StyledText] {
    let cells = columns.indices.map { index -> [StyledText] in
      let text = cell(row, index)
      guard columns[index].overflow == .wrap else { return [text.truncated(to: widths[index])] }
      return text.wrapped(to: widths[index])
    }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      // Padding behind the last visible cell would be noise in a file.
      let last = columns.indices.last { line < cells[$0].count && !cells[$0][line].isEmpty }
      guard let last else { return StyledText() }
      return (0...last).map { index -> StyledText in
        let text = line < cells[index].count ? cells[index][line] : StyledText()
        let isLast = index == last && columns[index].alignment == .leading
        return isLast ? text : text.padded(to: widths[index], alignment: columns[index].alignment)
      }.joined(separator: StyledText(stringLiteral: String(repeating: " ", count: Self.gap)))
    }
  }

  private func records(width: Int) -> StyledText {
    rows.map { row in
      columns.indices.filter { !cell(row, $0).isEmpty }.flatMap { index -> [StyledText] in
        let title = columns[index].title
        let label: StyledText = title.isEmpty ? "" : "\(title, as: .faint): "
        return (label + cell(row, index)).wrapped(to: width)
      }.lines
    }.joined(separator: "\n\n")
  }
}
