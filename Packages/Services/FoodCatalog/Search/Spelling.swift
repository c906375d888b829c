import Words

/// Reads words that no name has as the words that were meant.
struct Spelling {
  let shelves: [Shelf]

  /// The words `typed` most likely stands for: itself where it is known, two where it was written
  /// together, the nearest known one where it is misspelt; `nil` where nothing is near.
  func read(_ typed: String) throws -> [String]? {
    if try frequency(typed) > 0 { return [typed] }
    // Brands and other words of products: rare ones may be misspelt there too.
    if try shelves.contains(where: { try $0.isUsualInProducts(typed) }) { return [typed] }
    guard (4...Self.longestWord).contains(typed.utf8.count),
      !typed.utf8.contains(where: { (48...57).contains($0) })
    else { return nil }
    let near = try nearest(to: typed)
    if let near, near.distance == 1 { return [near.word] }
    return try split(typed) ?? near.map { [$0.word] }
  }

  /// No word of a food is longer; to cut one of any length in two would take its length squared.
  private static let longestWord = 64

  private func frequency(_ word: String) throws -> Int {
    try shelves.reduce(0) { try $0 + $1.frequency(of: word) }
  }

  private func split(_ typed: String) throws -> [String]? {
    let bytes = Array(typed.utf8)
    guard bytes.count >= 6 else { return nil }
    var best: (words: [String], names: Int)?
    for cut in 3...(bytes.count - 3) {
      let parts = [bytes[..<cut], bytes[cut...]].map { String(decoding: $0, as: UTF8.self) }
      let words = parts.flatMap { Words.all(of: $0) }
      guard words.count == 2 else { continue }
      let rarest = try words.map(frequency).min() ?? 0
      if rarest >= 3, rarest > best?.names ?? 0 { best = (words, rarest) }
    }
    return best?.words
  }

  /// The first letter is taken to be right: people seldom miss it, and it keeps the search short.
  private func nearest(to typed: String) throws -> (word: String, distance: Int)? {
    let bytes = Array(typed.utf8)
    let limit = bytes.count >= 8 ? 2 : 1
    let lengths = max(3, bytes.count - limit)...(bytes.count + limit)
    var best: (word: String, distance: Int, names: Int)?
    for shelf in shelves {
      for (word, names) in try shelf.words(from: String(typed.prefix(1)), lengths: lengths) {
        guard let distance = EditDistance.between(bytes, Array(word.utf8), limit: limit) else {
          continue
        }
        if let best, (distance, -names) >= (best.distance, -best.names) { continue }
        best = (word, distance, names)
      }
    }
    return best.map { ($0.word, $0.distance) }
  }
}
