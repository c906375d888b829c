package import CommandLineKit
package import Nutrition

extension Context {
  /// What a person does with a meal that was read.
  private enum Step: Equatable {
    case accept, cancel
    case change(Int)
  }

  private enum Change: Equatable {
    case amount, food, drop, back
  }

  /// Shows the items and lets the person change them, until they accept or turn away.
  ///
  /// - Returns: The items to store; `nil` where nothing is to be stored.
  package func review(_ review: inout MealReview) throws -> [Item]? {
    while !review.items.isEmpty {
      output.note(table(review.items))
      switch try choose("log this?", steps(review.items.count)) {
      case .accept?: return review.items
      case .cancel?, nil: return nil
      case .change(let index)?: try change(index, in: &review)
      }
    }
    return []
  }

  private func table(_ items: [Item]) -> StyledText {
    items.enumerated().map { number, item -> StyledText in
      let grams = item.food == nil ? Figures.missing : "\(Figures.whole(item.grams.best)) g"
      let energy = Figures.whole(item.nutrients.energy)
      return
        "\(String(number + 1), as: .strong)  \(item.food?.name ?? "? \(item.text)")  \(grams), about \(energy) kcal"
    }.lines
  }

  private func steps(_ count: Int) -> [Choice<Step>] {
    [Choice("y", "yes", .accept), Choice("n", "no", .cancel)]
      + (0..<min(count, 9)).map { Choice(Character("\($0 + 1)"), "change \($0 + 1)", .change($0)) }
  }

  private func change(_ index: Int, in review: inout MealReview) throws {
    let item = review.items[index]
    var choices = [Choice("a", "amount", Change.amount)]
    if !item.alternatives.isEmpty { choices.append(Choice("f", "another food", .food)) }
    choices += [Choice("d", "drop it", .drop), Choice("b", "back", .back)]
    switch try choose("\(item.name):", choices) {
    case .amount?: try changeAmount(index, in: &review)
    case .food?: try changeFood(index, in: &review)
    case .drop?: review.drop(index)
    case .back?, nil: break
    }
  }

  private func changeAmount(_ index: Int, in review: inout MealReview) throws {
    guard let answer = try ask("how much, such as 150 g or 2 slices?") else { return }
    if try !review.setAmount(index, answer) {
      output.note("\"\(answer)\" is no amount of \(review.items[index].name)")
    }
  }

  private func changeFood(_ index: Int, in review: inout MealReview) throws {
    let others = Array(review.items[index].alternatives.prefix(9))
    let choices = others.enumerated().map { number, other in
      Choice(Character("\(number + 1)"), other.name, number)
    }
    guard let chosen = try choose("which one?", choices) else { return }
    try review.replace(index, by: others[chosen])
  }
}
