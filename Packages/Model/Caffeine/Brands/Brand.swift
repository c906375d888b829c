/// What is known of the drinks that are sold under one name.
struct Brand: Sendable {
  let kind: DrinkKind
  let servings: Servings
  /// Whether it is poured in a café or a restaurant, so that no two are quite alike.
  let isPoured: Bool
}

/// The brands, found in a name by their words.
struct BrandTable: Sendable {
  /// A brand that a name has.
  struct Match: Sendable {
    let brand: Brand
    /// Where its words stand in the name.
    let words: [Int]
  }

  private struct Entry {
    let words: [String]
    let brand: Brand
  }

  private var entries: [String: [Entry]] = [:]

  /// Every name with its kind.
  var names: [(String, DrinkKind)] {
    entries.values.flatMap { $0 }.map { ($0.words.joined(separator: " "), $0.brand.kind) }
  }

  static let all: BrandTable = {
    var table = BrandTable()
    for lines in [
      EnergyBrands.lines, ShotBrands.lines, CoffeeBrands.lines, SoftDrinkBrands.lines,
      TeaBrands.lines, ChainBrands.lines,
    ] {
      table.add(lines)
    }
    return table
  }()

  /// The brand that most words of the name tell, words in order and together rather than apart.
  func match(in words: [String]) -> Match? {
    let words = Self.withoutMakers(words)
    var best: (match: Match, score: Int)?
    for start in words.indices {
      for entry in entries[words[start]] ?? [] {
        guard let (found, slack) = Self.find(entry.words, in: words, from: start) else { continue }
        let score = found.count * 8 - slack
        if let best, best.score >= score { continue }
        best = (Match(brand: entry.brand, words: found), score)
      }
    }
    return best?.match
  }

  /// The places of `wanted`, whose first word stands at `start`, and how far they are from one
  /// phrase. A number, as in "3 water", does not stand apart from the rest.
  private static func find(
    _ wanted: [String],
    in words: [String],
    from start: Int
  ) -> (places: [Int], slack: Int)? {
    var places = [start]
    var slack = 0
    for word in wanted.dropFirst() {
      let last = places[places.count - 1]
      let free = words.indices.filter { words[$0] == word && !places.contains($0) }
      guard let next = free.first(where: { $0 > last }) ?? free.last else { return nil }
      slack += next > last ? next - last - 1 : last - next + 1
      places.append(next)
    }
    if slack > 0, wanted[0].utf8.allSatisfy({ (48...57).contains($0) }) { return nil }
    return slack <= 5 ? (places, slack) : nil
  }

  /// Companies that make many drinks say nothing of one.
  private static func withoutMakers(_ words: [String]) -> [String] {
    var words = words
    for maker in makers {
      guard let start = words.indices.first(where: { words[$0...].starts(with: maker) }) else {
        continue
      }
      for index in start..<start + maker.count { words[index] = "" }
    }
    return words
  }

  private static let makers = [["coca", "cola", "company"], ["coca", "cola", "co"]]

  // MARK: Reading the tables

  private mutating func add(_ lines: String) {
    var houses: [Substring]?
    for line in lines.split(separator: "\n") {
      if line.first == "@" {
        houses = line.dropFirst().split(separator: "/")
        continue
      }
      guard let (names, brand) = Self.read(line, isPoured: houses != nil) else {
        preconditionFailure("no line of a brand: \(line)")
      }
      for name in names {
        for house in houses ?? [""] { add("\(house) \(name)", brand) }
      }
    }
  }

  private mutating func add(_ name: String, _ brand: Brand) {
    let words = DrinkName.words(of: name)
    guard let first = words.first else { return }
    entries[first, default: []].append(Entry(words: words, brand: brand))
  }

  /// Reads `kind: name/name | 250:80 473:160`.
  private static func read(_ line: Substring, isPoured: Bool) -> ([Substring], Brand)? {
    guard let colon = line.firstIndex(of: ":"), let bar = line.lastIndex(of: "|"),
      let kind = DrinkKind(rawValue: String(line[..<colon])),
      let servings = Servings(line[line.index(after: bar)...])
    else { return nil }
    let names = line[line.index(after: colon)..<bar].split(separator: "/")
    return (names, Brand(kind: kind, servings: servings, isPoured: isPoured))
  }
}
