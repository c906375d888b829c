import Words

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

  /// A name as it stands in the tables, read only when a text begins like it: there are thousands.
  private struct Entry {
    let name: Substring
    let line: Substring
    let isPoured: Bool

    var words: [String] { DrinkName.words(of: name) }

    var brand: Brand {
      guard let brand = BrandTable.brand(line, isPoured: isPoured) else {
        preconditionFailure("no line of a brand: \(line)")
      }
      return brand
    }
  }

  private var entries: [String: [Entry]] = [:]

  /// Every name with its kind.
  var names: [(String, DrinkKind)] {
    entries.values.flatMap { $0 }.map { ($0.words.joined(separator: " "), $0.brand.kind) }
  }

  static let all: BrandTable = {
    var table = BrandTable()
    for lines in [
      EnergyBrands.lines, WorldEnergyBrands.lines, WaterBrands.lines, ShotBrands.lines,
      CoffeeBrands.lines, SoftDrinkBrands.lines, TeaBrands.lines, ChainBrands.lines,
      CafeBrands.lines, MoreBrands.lines,
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
    for line in lines.fields("\n") {
      if line.utf8.first == UInt8(ascii: "@") {
        houses = line.dropFirst().fields("/")
        continue
      }
      for name in Self.names(line) {
        let names = houses.map { $0.map { house in Substring("\(house) \(name)") } } ?? [name]
        for name in names {
          add(Entry(name: name, line: line, isPoured: houses != nil))
        }
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    guard let first = DrinkName.firstWord(of: entry.name) else { return }
    entries[first, default: []].append(entry)
  }

  // A line is `kind: name/name | 250:80 473:160`.

  private static func names(_ line: Substring) -> [Substring] {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
      let bar = line.utf8.lastIndex(of: UInt8(ascii: "|"))
    else { return [] }
    return line[line.utf8.index(after: colon)..<bar].fields("/")
  }

  private static func brand(_ line: Substring, isPoured: Bool) -> Brand? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
      let bar = line.utf8.lastIndex(of: UInt8(ascii: "|")),
      let kind = DrinkKind(rawValue: String(line[..<colon])),
      let servings = Servings(line[line.utf8.index(after: bar)...])
    else { return nil }
    return Brand(kind: kind, servings: servings, isPoured: isPoured)
  }
}
