/// Macronutrients that are stated: "oats 38p 18f 54c", "bar with 20 g protein".
extension AmountParser {
  /// Takes them wherever they stand. Letters alone count only in company: "2c" is two cups.
  mutating func takeMacros() {
    let found = tokens.indices.compactMap(macro)
    let sure = found.filter { !$0.isLetter }
    guard !sure.isEmpty || Set(found.map(\.name)).count > 1 else { return }
    for macro in (Set(found.map(\.name)).count > 1 ? found : sure).reversed()
    where tokens.count > macro.range.count {
      amount.macros[keyPath: macro.name] = macro.grams
      tokens.removeSubrange(macro.range)
    }
  }

  private struct StatedMacro {
    let name: WritableKeyPath<Amount.Macros, Double?>
    let grams: Double
    let range: Range<Int>
    let isLetter: Bool
  }

  private func macro(at index: Int) -> StatedMacro? {
    guard case .number(let low, let high, _) = tokens[index], low == high, low <= 500 else {
      return nil
    }
    var end = index + 1
    if end < tokens.count, let word = tokens[end].word, Self.gramWords.contains(word) { end += 1 }
    guard end < tokens.count, let word = tokens[end].word, let name = Self.macroWords[word] else {
      return nil
    }
    // "20 g protein bar" weighs 20 g.
    let isLast = end + 1 == tokens.count || tokens[end + 1].isNumber
    guard word.utf8.count == 1 || isLast else { return nil }
    return StatedMacro(
      name: name,
      grams: low,
      range: index..<end + 1,
      isLetter: word.utf8.count == 1
    )
  }

  private static let gramWords: Set<String> = ["g", "gr", "gram", "grams", "gramm"]

  private static var macroWords: [String: WritableKeyPath<Amount.Macros, Double?>] {
    [
      "p": \.protein, "protein": \.protein, "proteins": \.protein, "prot": \.protein,
      "eiweiss": \.protein, "proteine": \.protein, "proteinas": \.protein, "eiwit": \.protein,
      "c": \.carbohydrate, "carb": \.carbohydrate, "carbs": \.carbohydrate,
      "carbohydrate": \.carbohydrate, "carbohydrates": \.carbohydrate, "kh": \.carbohydrate,
      "f": \.fat, "fat": \.fat, "fats": \.fat, "fett": \.fat,
    ]
  }
}
