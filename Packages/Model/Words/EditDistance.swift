/// How far apart two words are.
package enum EditDistance {
  /// Inserted, deleted, changed and swapped letters between two words (optimal string alignment);
  /// `nil` where more than `limit` are needed. Bytes are compared, which for folded words are
  /// letters.
  package static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    for i in 1...left.count {
      row[0] = i
      var smallest = i
      for j in 1...right.count {
        let cost = left[i - 1] == right[j - 1] ? 0 : 1
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row[j] = best
        smallest = min(smallest, best)
      }
      guard smallest <= limit else { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// The candidate nearest to `word`, if one is near enough to be meant.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let bytes = Array(word.utf8)
    let limit = max(1, bytes.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let found = between(bytes, Array(candidate.utf8), limit: limit)
      if let found, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.word
  }
}
