/// Names of shops and chains that stand before a food and do not change what it is.
enum Shops {
  /// `words` without the shop, or `nil` where none stands there or nothing is left.
  static func dropped(from words: String) -> String? {
    let parts = words.split(separator: " ").map(String.init)
    let kept = parts.filter { !names.contains($0) }
    return kept.isEmpty || kept.count == parts.count ? nil : kept.joined(separator: " ")
  }

  private static let names: Set<String> = [
    "starbucks", "costa", "dunkin", "dunkins", "mcdonalds", "mcdonald", "mcd", "tesco", "aldi",
    "lidl",
    "kirkland", "costco", "walmart", "sainsburys", "asda", "waitrose", "morrisons", "rewe", "edeka",
    "carrefour", "mercadona", "migros", "coop", "wholefoods", "pret", "greggs", "nero", "homemade",
    "leftover", "organic", "fresh", "store", "bought", "trader", "joes", "nabisco", "kraft",
    "heinz",
    "generic", "brand", "takeaway", "takeout", "panera", "ihop", "dennys", "wingstop", "applebees",
    "chilis", "kroger", "publix", "dominos", "netto", "penny", "kaufland", "spar", "auchan",
  ]
}
