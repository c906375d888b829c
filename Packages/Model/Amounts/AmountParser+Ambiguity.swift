/// What a unit tells of a number that could be read in two ways.
extension AmountParser {
  /// "1,500 l" is one and a half and "1,500 ml" fifteen hundred; "1,500 g" stays in doubt.
  mutating func settled(_ count: Amount.Range, of measure: Measure) -> Amount.Range {
    guard amount.isAmbiguous else { return count }
    switch measure {
    case .volume(let millilitres):
      amount.isAmbiguous = false
      return millilitres < 10 ? count : count.times(0.001)
    case .mass(let grams) where grams >= 100:
      amount.isAmbiguous = false
      return count.times(0.001)
    case .mass, .household: return count
    }
  }
}
