/// Words that make a food a special one, which nobody means who does not say so.
enum Markedness {
  /// What a word costs a name when it was not asked for, 0 for an ordinary one.
  static func penalty(of word: String) -> Double { table[word] ?? 0 }

  /// Whether the word tells the usual state, which is meant unless another is named.
  static func isUsual(_ word: String) -> Bool { usual.contains(word) }

  private static let usual: Set<String> = [
    "raw", "whole", "plain", "regular", "cooked", "fresh", "all", "nosalt", "white", "ripe",
    "commercial", "average", "year", "round", "enriched", "fluid", "common", "type", "variety",
    "vitamin", "added", "d", "prepared", "long", "grain", "unenriched", "red", "large", "medium",
    "fatadded", "generic", "fast", "food", "water", "mature", "unspecified", "home", "recipe",
    "retail", "including", "nopotato", "nosauce", "leanfat", "made",
  ]

  private static let table: [String: Double] = {
    let groups: [(Double, String)] = [
      (
        0.9,
        """
        baby babyfood infant formula toddler junior strained substitute imitation dehydrated
        powder powdered dry mix unprepared concentrate condensed dried freeze pet gerber human
        alaska native mock navajo hopi apache shoshone bannock southwest seed liver gizzard heart
        brain kidney tongue tripe noreconstituted giblet neck blubber fluff whiskey rum vodka gin tequila brandy
        """
      ),
      (
        0.55,
        """
        nomeat nocheese nodairy
        diet dietetic nofat lowfat reducedfat light lite lowsodium lowcalorie calorie
        nolactose nogluten nocaffeine noalcohol fortified protein supplement frozen canned
        pickled smoked salted candied sweetened glazed creamed stuffed
        imported school microwave instant evaporated fried flour starch bran
        germ oil juice sauce soup salad pie cake cracker cookie candy chip bread roll pudding
        dessert topping filling gravy dip spread drink beverage cocktail liqueur nectar shake
        sandwich burrito taco pizza casserole stew kid mcdonald burger king wendy kfc
        """
      ),
      (
        0.3,
        """
        iced bottled boiled baked broiled roasted steamed braised stewed grilled drained heated toasted
        puerto rican blackeyed soybean nofatadded corned brownie sweet chocolate vanilla strawberry fruit cheese syrup pack heavy pound extra glutinous wild
        leaf excluding flavored wholegrain wholewheat multigrain mocha
        brown green yellow black purple nosalt nosugar yolk white bone noskin separable fat lean
        only trimmed select choice prime grade imported domestic sprout sprouted juice
        """
      ),
    ]
    var table: [String: Double] = [:]
    for (penalty, words) in groups {
      for word in words.split(whereSeparator: \.isWhitespace) where table[String(word)] == nil {
        table[String(word)] = penalty
      }
    }
    return table
  }()
}
