import Amounts

/// Reads a food's words and writes what was understood in one line, such as
/// `2 slice = 300 g | toast`.
///
/// Behind the count: the measure, then what it all weighs, then the size; `~` marks what is not
/// exact, `?` a number that could be read in two ways, `a` a count that was only an article.
func understood(_ text: String) -> String {
  let reading = AmountParser.read(MealLexer.tokens(of: text))
  let amount = reading.amount
  var parts: [String] = []
  if let count = amount.count { parts.append(notation(count)) }
  if let measure = amount.measure { parts.append(notation(measure)) }
  if let grams = amount.grams { parts.append("= \(notation(grams)) g") }
  if let size = amount.size { parts.append(size.name) }
  if let energy = amount.energy { parts.append("\(notation(energy)) kcal") }
  if amount.isApproximate { parts.append("~") }
  if amount.isAmbiguous { parts.append("?") }
  if amount.isArticle { parts.append("a") }
  return (parts + ["|"] + reading.food).joined(separator: " ")
}

private func notation(_ range: Amount.Range) -> String {
  range.low == range.high
    ? notation(range.low) : "\(notation(range.low))-\(notation(range.high))"
}

private func notation(_ measure: Measure) -> String {
  switch measure {
  case .mass: "mass"
  case .volume(let millilitres): "\(notation(millilitres)) ml"
  case .household(let name): name
  }
}

/// With at most two decimals.
private func notation(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
}
