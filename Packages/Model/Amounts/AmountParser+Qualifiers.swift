import Words

/// Words before a food that describe its portion: "fun size", "single serving bag of".
extension AmountParser {
  /// Takes "individual", "personal size" and the like at the front.
  mutating func takeQualifier(_ word: String) -> Bool {
    guard tokens.count > 1 else { return false }
    if let next = tokens[1].word, Self.sizeWords.contains(next), Self.sized.contains(word),
      tokens.count > 2
    {
      qualify(word)
      tokens.removeFirst(2)
      return true
    }
    if word == "single", let next = tokens[1].word, Self.serves.contains(next), tokens.count > 2 {
      amount.qualifiers += ["single", "serving"]
      tokens.removeFirst(2)
      return true
    }
    guard Self.alone.contains(word) else { return false }
    qualify(word)
    tokens.removeFirst()
    return true
  }

  /// "Single serving bag of": the bag is counted, not the serving.
  func isServingVessel(_ word: String) -> Bool {
    guard word == "single", tokens.count > 3, let next = tokens[1].word, Self.serves.contains(next),
      let vessel = tokens[2].word, case .household? = Measure.named(vessel)
    else { return false }
    return true
  }

  private mutating func qualify(_ word: String) { amount.qualifiers += Words.all(of: word) }

  static let sizeWords: Set<String> = ["size", "sized"]
  private static let serves: Set<String> = ["serving", "serve", "portion"]
  private static let alone: Set<String> = ["individual", "personal", "prepackaged"]
  private static let sized: Set<String> = [
    "fun", "king", "personal", "snack", "bite", "child", "kid", "kids", "family", "junior",
    "individual", "adult", "lunchbox", "travel", "party", "full", "standard", "share", "sharing",
  ]

  /// "School container of juice", "snapple bottle of tea": what stands before a vessel that holds
  /// the food says which vessel it is.
  mutating func takeDescribedMeasure(count: Amount.Range) -> Bool {
    for length in 1...2 where tokens.count > length + 2 {
      guard let word = tokens[length].word, case .household(let vessel)? = Measure.named(word),
        Self.isVessel(vessel), let of = tokens[length + 1].word, AmountWords.isOf(of)
      else { continue }
      let before = tokens[..<length].compactMap(\.word)
      guard before.count == length, !before.contains(where: isAmountWord) else { return false }
      before.forEach { qualify($0) }
      tokens.removeFirst(length)
      return takeMeasure(count: count)
    }
    return false
  }

  private func isAmountWord(_ word: String) -> Bool {
    AmountWords.isOf(word) || Measure.named(word) != nil || AmountWords.number(word) != nil
      || AmountWords.size(word) != nil
  }

  /// Vessels in which a food is sold.
  static func isPackage(_ name: String) -> Bool {
    ["packet", "carton", "bag", "container", "pouch"].contains(name)
  }

  private static func isVessel(_ name: String) -> Bool {
    isPackage(name) || ["can", "bottle", "jar", "bowl", "cup", "glass", "mug"].contains(name)
  }
}
