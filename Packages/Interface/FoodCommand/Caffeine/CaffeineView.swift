import Caffeine
import CommandLineKit
import JSON
import Meals
import Nutrition

/// The caffeine in what a text names.
struct CaffeineView: Presentable {
  let said: String
  let content: CaffeineContent

  var json: JSON {
    func tenths(_ value: Double?) -> JSON { .number(value.map { ($0 * 10).rounded() / 10 }) }
    return [
      "text": .string(said),
      "caffeine_mg": tenths(content.milligrams?.best),
      "low_mg": tenths(content.milligrams?.low),
      "high_mg": tenths(content.milligrams?.high),
      "grams": tenths(content.grams),
      "basis": .string(content.basis.rawValue),
      "reason": .string(content.reason),
    ]
  }

  func text(_ style: Style) -> StyledText {
    guard let milligrams = content.milligrams else {
      return StyledText("\(said): \(content.reason)").wrapped(to: style.width).lines
    }
    let amount = content.grams.map { " in \(Figures.whole($0)) g" } ?? ""
    let head =
      "\(StyledText("about \(Figures.whole(milligrams.best)) mg", as: .strong)) caffeine"
      + StyledText("\(amount), \(Figures.range(milligrams)) mg")
    let why = StyledText("\(content.basis.rawValue): \(content.reason)", as: .faint)
    return (head.wrapped(to: style.width) + why.wrapped(to: style.width)).lines
  }
}
