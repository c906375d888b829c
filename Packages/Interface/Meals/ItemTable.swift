package import CommandLineKit
package import Nutrition

/// Items of a meal as lines for a person.
package enum ItemTable {
  package static func text(_ items: [Item], _ style: Style) -> StyledText {
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
  package static func total(_ total: NutrientTotal, _ style: Style) -> [StyledText] {
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
  package static func unknown(_ items: [Item], _ style: Style) -> [StyledText] {
    items.filter { $0.food == nil }.flatMap { item in
      let near = item.alternatives.prefix(3).map(\.name).joined(separator: "; ")
      let tail = near.isEmpty ? "" : " Nearest: \(near)."
      return StyledText("not found: \(item.name).\(tail)", as: .caution)
        .wrapped(to: style.width)
    }
  }
}
