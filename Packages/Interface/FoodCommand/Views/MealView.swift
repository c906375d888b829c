import CommandLineKit
import FoodSources
import JSON
import MealText
import Meals
import Nutrition

/// A described meal: its items as a table and their sum.
struct MealView: Presentable {
  let said: String
  let items: [Item]
  /// What is owed to whoever read it; empty where nothing is.
  private let attribution: String
  var explains = false

  init(_ read: ReadMeal, explains: Bool = false) {
    said = read.meal.text
    items = read.meal.items.map(\.withCaffeine)
    attribution = read.source?.attribution ?? ""
    self.explains = explains
  }

  /// The sum over the items; a lower bound where one lacks a value.
  private var total: NutrientTotal { NutrientTotal(items.map(\.nutrients)) }

  var json: JSON {
    [
      "text": .string(said),
      "items": .array(items.map(item)),
      "total": total.known.json,
    ]
  }

  private func item(_ item: Item) -> JSON {
    guard explains else { return item.json }
    return item.json.adding(JSON.Member("reasons", .strings(item.reasons)))
  }

  func text(_ style: Style) -> StyledText {
    guard !items.isEmpty else {
      return ("nothing to eat or drink in \"\(said)\"" as StyledText)
        .wrapped(to: style.width).lines
    }
    var lines = [ItemTable.text(items, style)] + ItemTable.total(total, style)
    lines += ItemTable.unknown(items, style)
    if explains { lines += items.flatMap { explanation($0, style) } }
    if !attribution.isEmpty {
      lines += StyledText(attribution, as: .faint).wrapped(to: style.width)
    }
    return lines.lines
  }

  private func explanation(_ item: Item, _ style: Style) -> [StyledText] {
    let head: StyledText = "\(item.text, as: .strong) → \(item.name)"
    let sure: StyledText = "confidence \(Figures.whole(item.confidence * 100)) %"
    let others = item.alternatives.map { other -> StyledText in
      "or \(other.name): \(Figures.whole(other.nutrients.energy)) kcal  \(other.id, as: .faint)"
    }
    let details = [sure] + item.reasons.map { StyledText($0) } + others
    return [""] + head.wrapped(to: style.width)
      + details.flatMap { $0.wrapped(to: style.width - 2) }.map { "  " + $0 }
  }
}
