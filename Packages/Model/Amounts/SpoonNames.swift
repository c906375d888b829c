/// Measures that several words name: "cuillère à café", "colher de sopa", "yemek kaşığı".
enum SpoonNames {
  /// `tokens` with the short name of each such measure in their place.
  static func settled(_ tokens: [MealToken]) -> [MealToken] {
    var settled: [MealToken] = []
    var index = 0
    while index < tokens.count {
      if let (measure, length) = measure(at: index, in: tokens) {
        settled.append(.word(measure))
        index += length
      } else {
        settled.append(tokens[index])
        index += 1
      }
    }
    return settled
  }

  private static func measure(at index: Int, in tokens: [MealToken]) -> (String, length: Int)? {
    guard let first = tokens[index].word, firsts.contains(first) else { return nil }
    var words: [String] = []
    for token in tokens[index...].prefix(3) {
      guard let word = token.word else { break }
      words.append(word)
      if let measure = names[words.joined(separator: " ")] { return (measure, words.count) }
    }
    return nil
  }

  private static let names: [String: String] = [
    "tbsp": [
      "cuillere a soupe", "cuilleres a soupe", "cuil a soupe", "c a s", "colher de sopa",
      "colheres de sopa", "cuchara sopera", "cucharas soperas", "cucharada sopera",
      "cucharadas soperas", "cucchiaio da tavola", "yemek kasigi", "corba kasigi",
    ],
    "tsp": [
      "cuillere a cafe", "cuilleres a cafe", "cuillere a the", "cuil a cafe", "c a c",
      "colher de cha", "colheres de cha", "colher de cafe", "cucharada de cafe",
      "cucharadita de cafe", "cucharilla de cafe", "cucharita de cafe", "cucchiaino da te",
      "cucchiaino da caffe", "cay kasigi", "tatli kasigi",
    ],
    "glass": ["su bardagi", "cay bardagi"],
  ].reduce(into: [:]) { names, line in
    for name in line.value { names[name] = line.key }
  }

  private static let firsts = Set(names.keys.map { String($0.prefix { $0 != " " }) })
}
