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

  /// The name that was probably meant: the one with the fewest slips from `word` if they are few
  /// for its length, else the first that begins with it. Case and dashes in front do not count.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let typed = Array(word.lowercased().utf8)
    // Long words cost quadratic time and are nobody's slip of the finger.
    guard typed.count <= 64 else { return nil }
    let length = word.drop { $0 == "-" }.count
    var limit = allowance(forLength: length)
    var best: String?
    for name in names {
      let letters = Array(name.lowercased().utf8)
      guard let slips = between(typed, letters, limit: limit) else { continue }
      best = name
      limit = slips - 1
    }
    // A beginning is no slip, but tells as much: `--inter` for `--interactive`.
    return best ?? (length >= 3 ? names.first { $0.hasPrefix(word) } : nil)
  }

  /// One slip in a short word, two in a longer one.
  private static func allowance(forLength length: Int) -> Int {
    switch length {
    case ...4: 1
    case 5...8: 2
    default: 3
    }
  }
}
