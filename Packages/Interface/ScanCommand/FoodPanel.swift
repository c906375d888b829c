import CommandLineKit
import Nutrition

/// A product as it is shown under its barcode: what is in 100 g, and in a portion.
struct FoodPanel {
  let food: Food

  func text(_ style: Style) -> StyledText {
    let maker = food.brand.map { " (\($0))" } ?? ""
    let title = StyledText(food.name, as: .strong) + StyledText(maker)
    let lines = title.wrapped(to: style.width) + [table(style)]
    let source = StyledText("\(food.id) · \(food.attribution)", as: .faint)
    return (lines + source.wrapped(to: style.width)).lines
  }

  private func table(_ style: Style) -> StyledText {
    let portion = food.portions.first
    var columns: [Table.Column] = [
      .init(""), .init("in 100 \(food.reference.rawValue)", .trailing),
    ]
    if let portion { columns.append(.init("in \(portion.name)", .trailing)) }
    let ofPortion = portion.map { food.nutrients(inGrams: $0.grams) }
    let rows = Nutrient.allCases.map { nutrient -> [StyledText] in
      let figures = [food.per100] + (ofPortion.map { [$0] } ?? [])
      return [StyledText(nutrient.name)]
        + figures.map { StyledText(Self.amount($0[nutrient], nutrient)) }
    }
    return Table(columns, rows: rows).text(style)
  }

  private static func amount(_ value: Double?, _ nutrient: Nutrient) -> String {
    guard value != nil else { return Figures.missing }
    let figure = nutrient.unit == "g" ? Figures.tenths(value) : Figures.whole(value)
    return "\(figure) \(nutrient.unit)"
  }
}
