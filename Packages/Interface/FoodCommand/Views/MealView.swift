import CommandLineKit
import JSON
import MealText
import Nutrition

/// A described meal: its items as a table and their sum.
struct MealView: Presentable {
  let said: String
  let items: [Item]
  var explains = false

  init(_ meal: DescribedMeal, explains: Bool = false) {
    said = meal.text
    items = meal.items.map(\.withCaffeine)
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

/// Items of a meal as lines for a person.
enum ItemTable {
  static func text(_ items: [Item], _ style: Style) -> StyledText {
    let rows = items.map { item -> [StyledText] in
      [
        StyledText(item.food?.name ?? "? \(item.text)", as: item.food == nil ? .caution : .plain),
        StyledText(amount(item)),
        StyledText(item.food == nil ? Figures.missing : "\(Figures.whole(item.grams.best)) g"),
        StyledText(Figures.whole(item.nutrients.energy)),
        StyledText(Figures.range(item.energy), as: .faint),
        StyledText(Figures.tenths(item.nutrients[.protein])),
        StyledText(Figures.tenths(item.nutrients[.carbohydrate])),
        StyledText(Figures.tenths(item.nutrients[.fat])),
      ]
    }
    return Table(columns(style), rows: rows).text(style)
  }

  private static func columns(_ style: Style) -> [Table.Column] {
    [
      .init("food", overflow: .wrap), .init("amount", overflow: .truncate),
      .init("weight", .trailing), .init("kcal", .trailing), .init("range", .trailing),
      .init("P g", .trailing), .init("C g", .trailing), .init("F g", .trailing),
    ]
  }

  private static func amount(_ item: Item) -> String {
    item.unit == "g" || item.unit.isEmpty ? "" : "\(Figures.tenths(item.amount)) \(item.unit)"
  }

  /// "total about 420 kcal, 20 g protein …"; "at least" where an item lacks the value.
  static func total(_ total: NutrientTotal, _ style: Style) -> [StyledText] {
    let parts = [Nutrient.energy, .protein, .carbohydrate, .fat, .caffeine].compactMap {
      nutrient -> String? in
      guard let amount = total.known[nutrient] else { return nil }
      if nutrient == .caffeine, amount < 1 { return nil }
      let bound = total.lowerBounds.contains(nutrient) && nutrient != .caffeine ? "at least " : ""
      let figure = Figures.amount(amount, nutrient)
      return nutrient == .energy ? "\(bound)\(figure)" : "\(bound)\(figure) \(nutrient.name)"
    }
    guard !parts.isEmpty else { return ["total unknown"] }
    let about = total.lowerBounds.contains(.energy) ? "" : "about "
    let line = "total \(about)\(parts.joined(separator: ", ")) (estimate)"
    return StyledText(line, as: .strong).wrapped(to: style.width)
  }

  /// What was not found, with what it might have been.
  static func unknown(_ items: [Item], _ style: Style) -> [StyledText] {
    items.filter { $0.food == nil }.flatMap { item in
      let near = item.alternatives.prefix(3).map(\.name).joined(separator: "; ")
      let tail = near.isEmpty ? "" : " Nearest: \(near)."
      return StyledText("not found: \(item.name).\(tail)", as: .caution)
        .wrapped(to: style.width)
    }
  }
}
