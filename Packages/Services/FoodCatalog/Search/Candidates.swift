extension Shelf {
  /// The generic names that share the most telling words with `query`, at most `limit`.
  ///
  /// Among names that share the same words, those that stand first in the file come first.
  ///
  /// - Parameter tables: The row ids of the tables that are looked in.
  func candidates(for query: Query, limit: Int, in tables: Set<Int>) throws -> [Int32] {
    let words = try telling(query.words)
    let postings = try words.map { try names(having: $0.text) }
    return try best(of: groups(postings), words, limit: limit, in: tables)
  }

  /// Names that share the same words, by the bits of those words.
  private func groups(_ postings: [[Int32]]) -> [(mask: UInt16, names: [Int32])] {
    // Taken out for the while, so that no access to it is checked.
    var marks = marks
    self.marks = []
    defer { self.marks = marks }
    var touched: [Int32] = []
    for (bit, names) in postings.enumerated() {
      for name in names {
        if marks[Int(name)] == 0 { touched.append(name) }
        marks[Int(name)] |= 1 << UInt16(bit)
      }
    }
    var groups: [(mask: UInt16, names: [Int32])] = []
    var places = [Int](repeating: -1, count: 1 << postings.count)
    for name in touched {
      let mask = marks[Int(name)]
      marks[Int(name)] = 0
      if places[Int(mask)] < 0 {
        places[Int(mask)] = groups.count
        groups.append((mask, []))
      }
      groups[places[Int(mask)]].names.append(name)
    }
    return groups
  }

  /// The known words; a very common one is left out where rarer ones narrow the search.
  private func telling(_ words: [Query.Word]) throws -> [Query.Word] {
    let known = try words.filter { try frequency(of: $0.text) > 0 }.prefix(16)
    let common = max(400, firstBrandedName / 16)
    let rare = try known.filter { try frequency(of: $0.text) <= common }
    return rare.isEmpty ? Array(known) : rare
  }

  private func best(
    of groups: [(mask: UInt16, names: [Int32])],
    _ words: [Query.Word],
    limit: Int,
    in tables: Set<Int>
  ) throws -> [Int32] {
    func weight(_ mask: UInt16) -> Double {
      words.indices.reduce(0) { sum, bit in
        guard mask & 1 << UInt16(bit) != 0 else { return sum }
        return sum + words[bit].weight * (words[bit].isHead ? Ranking.headFactor : 1)
      }
    }
    let takesAll = tables.count == self.tables.count
    var result: [Int32] = []
    let ordered = groups.map { (mask: $0.mask, weight: weight($0.mask), names: $0.names) }
      .sorted { ($0.weight, $1.mask) > ($1.weight, $0.mask) }
    for group in ordered {
      guard result.count < limit else { break }
      var room = min(limit * 2 / 3, limit - result.count)
      for id in group.names.sorted() {
        guard room > 0 else { break }
        if !takesAll, try name(id).map({ tables.contains($0.table) }) != true { continue }
        result.append(id)
        room -= 1
      }
    }
    return result
  }
}
