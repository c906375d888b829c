/// Vessels that stand behind an amount and add nothing to it.
extension AmountParser {
  /// "330 ml can of cola": the can is only where the cola was.
  mutating func dropContainer() {
    guard tokens.count > 1, let word = tokens.first?.word,
      case .household(let name)? = Measure.named(word), Self.containers.contains(name)
    else { return }
    let hasOf = tokens[1].word.map(AmountWords.isOf) ?? false
    // "100 g glass noodles" are no glass of noodles.
    guard hasOf ? tokens.count > 2 : name != "glass" && name != "cup" && name != "bowl" else {
      return
    }
    tokens.removeFirst()
    dropOf()
  }

  private static let containers: Set<String> = [
    "can", "bottle", "glass", "mug", "cup", "bowl", "bag", "packet", "carton", "container", "jar",
  ]
}
