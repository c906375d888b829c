import Testing

@testable import Caffeine

/// What a figure rests on.
struct BasisTests {
  @Test(
    arguments: [
      ("Monster Energy", .brand), ("Starbucks venti americano", .brand), ("Pfanner Eistee", .brand),
      ("tall americano", .category), ("some energy drink", .category), ("banana", .none),
      ("energy drink, 160 mg caffeine", .label), ("Coca-Cola cake", .none),
      ("Red Bull ice cream", .none), ("The Coca-Cola Company, Minute Maid, Lemonade", .brand),
    ] as [(String, CaffeineContent.Basis)]
  )
  func basis(_ name: String, _ basis: CaffeineContent.Basis) {
    #expect(CaffeineReader.content(of: name).basis == basis)
  }

  /// Each kind has a profile whose range holds what is usual.
  @Test(arguments: DrinkKind.allCases)
  func profiles(_ kind: DrinkKind) {
    let profile = kind.profile
    #expect(profile.low <= 1 && profile.high >= 1)
    #expect(!profile.name.isEmpty)
  }

  /// Every line of the brand tables is read, and found by its own names.
  @Test func everyBrandIsFoundByItsName() {
    for (name, kind) in BrandTable.all.names {
      let match = BrandTable.all.match(in: DrinkName.words(of: name))
      #expect(match != nil, "\(name)")
      #expect(match?.words.count == DrinkName.words(of: name).count, "\(name) as \(kind)")
    }
  }

  /// Every phrase of the lexicon tells something where it stands alone.
  @Test func everyPhraseIsUsed() {
    for line in DrinkWords.lines.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      for phrase in line[line.index(after: colon)...].split(separator: "/") {
        #expect(!NameCues(DrinkName(String(phrase))).found.isEmpty, "\(phrase)")
      }
    }
  }

  /// A name of any length is read at once.
  @Test func longNamesEnd() {
    let name = String(repeating: "coffee monster energy 12 oz ", count: 20_000)
    #expect(CaffeineReader.content(of: name).milligrams != nil)
  }
}
