/// Finds the name that was probably meant.
enum NearestName {
  /// The candidate with the fewest slips from `word`, if they are few for its length.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    // Long words cost quadratic time and are nobody's slip of the finger.
    guard typed.count <= 64 else { return nil }
    let ranked = candidates.map { candidate in
      (candidate, distance(typed, Array(candidate.lowercased().unicodeScalars)))
    }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    if best.1 <= allowance(for: word) { return best.0 }
    let bare = word.drop { $0 == "-" }
    // A beginning is no slip, but tells as much: `--inter` for `--interactive`.
    return bare.count >= 3 ? candidates.first { $0.hasPrefix(word) } : nil
  }

  /// One slip in a short word, two in a longer one; dashes do not count.
  private static func allowance(for word: String) -> Int {
    switch word.drop(while: { $0 == "-" }).count {
    case ...2: 1
    case 3...4: 1
    case 5...8: 2
    default: 3
    }
  }

  /// The Damerau-Levenshtein distance, in its form that edits no part of a word twice.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var rows = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1),
      count: left.count + 1
    )
    for row in 0...left.count { rows[row][0] = row }
    for column in 0...right.count { rows[0][column] = column }
    for row in 1...left.count {
      for column in 1...right.count {
        let change = left[row - 1] == right[column - 1] ? 0 : 1
        rows[row][column] = min(
          rows[row - 1][column] + 1,
          rows[row][column - 1] + 1,
          rows[row - 1][column - 1] + change
        )
        guard row > 1, column > 1, left[row - 1] == right[column - 2] else { continue }
        guard left[row - 2] == right[column - 1] else { continue }
        rows[row][column] = min(rows[row][column], rows[row - 2][column - 2] + 1)
      }
    }
    return rows[left.count][right.count]
  }
}
