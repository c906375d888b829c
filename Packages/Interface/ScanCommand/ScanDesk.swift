import Barcodes
import CommandLineKit
import DietCheck
import Diary
import Explanations
import MealText
import Meals
import Nutrition

/// Where results arrive one after the other, in their order: they are asked about, logged and shown.
struct ScanDesk: Sendable {
  let scan: Scan
  let options: ScanOptions
  let common: CommonOptions

  private var context: Context { scan.context }

  /// Shows a result with what became of it.
  ///
  /// - Parameter isOneOfMany: Whether others came or will: errors then say which it was, and nobody
  ///   is asked anything.
  /// - Returns: What the program would end with if there were no other; whether it is a failure.
  func take(
    _ result: ScanResult,
    isOneOfMany: Bool
  ) async throws -> (code: ExitCode, isFailure: Bool) {
    var result = result
    do {
      if !isOneOfMany, result.food == nil, result.error == nil { try await offer(&result) }
      if let food = result.food {
        scan.diet?.warn(of: food, context.output)
        if let amount = options.log { try await log(food, amount, &result) }
      }
    } catch let error as any Explained {
      result.error = error
    }
    try context.output.show(result)
    guard let error = result.error else { return (code(of: result), false) }
    return (context.output.report(error, in: isOneOfMany ? result.file : nil), true)
  }

  private func code(of result: ScanResult) -> ExitCode {
    guard !result.codes.isEmpty else { return .nothingFound }
    if options.check { return result.verdict?.exitCode ?? .cannotTell }
    return result.food != nil || scan.session == nil ? .done : .nothingFound
  }

  /// One exit code for many results.
  func summary(of codes: [ExitCode], failures: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [.match, .possibleMatch, .cannotTell]
    if failures.isEmpty, let strongest = order.first(where: codes.contains) { return strongest }
    return Context.summary(of: codes, failures: failures)
  }

  // MARK: The diary

  private func log(_ food: Food, _ amount: ProductAmount, _ result: inout ScanResult) async throws {
    guard let session = scan.session else { return }
    guard !amount.isAmbiguous else { throw Self.ambiguous(amount) }
    guard let item = amount.item(of: food)?.withCaffeine else { throw Self.noWeight(food, amount) }
    result.item = item
    guard !common.dryRun else {
      context.output.note("nothing was stored (--dry-run)")
      return
    }
    let evidence = Evidence(
      source: food.id.source,
      basis: item.reasons.last,
      attribution: food.attribution
    )
    let draft = EntryDraft(
      item: item,
      moment: context.moment(common, dayStart: session.dayStart),
      meal: options.meal,
      origin: .barcode,
      evidence: evidence
    )
    result.logged = try await session.diary().log([draft])
  }

  private static func ambiguous(_ amount: ProductAmount) -> Failure {
    Failure(
      "\"\(amount.text)\" can be read in two ways",
      hint: "write 1500 g, or 1.5",
      exitCode: .usage,
      code: "ambiguous_amount"
    )
  }

  private static func noWeight(_ food: Food, _ amount: ProductAmount) -> Failure {
    let what = amount == .serving ? "a serving" : amount.text
    return Failure(
      "what \(what) of \(food.name) weighs is not known, so nothing was logged",
      hint: "say the weight: --log 30g",
      exitCode: .usage,
      code: "amount_needed"
    )
  }

  // MARK: A product that nobody knows

  /// Lets a person say what it is; a program is told how.
  private func offer(_ result: inout ScanResult) async throws {
    guard let session = scan.session, let missing = result.missing.first, !missing.isOpen,
      missing.canBeNoted
    else { return }
    let number = missing.gtin.item.normalized
    guard context.terminal.isInteractive, context.output.form == .text, !common.assumeYes,
      !common.dryRun
    else {
      context.output.note("note it yourself: reset-food correct \(number) name=\"…\" energy_kcal=…")
      return
    }
    context.output.note("\(number) is not known: \(missing.reason)")
    guard let food = try context.note(missing.gtin) else { return }
    let diary = try session.diary()
    try await diary.remember(food, as: missing.gtin.item)
    result.food = try await diary.product(missing.gtin.item) ?? food
    result.verdict = scan.diet?.verdict(on: result.food, number: number)
  }
}

extension MissingProduct {
  /// A book is no food, and a coupon none either.
  fileprivate var canBeNoted: Bool {
    switch gtin.item.scope {
    case .product, .packaging, .inStore: true
    case .book, .coupon: false
    }
  }
}

extension Context {
  /// Asks a person what a product is; `nil` where they turn away. What they leave empty is unknown.
  fileprivate func note(_ gtin: GTIN) throws -> Food? {
    let choices = [Choice("y", "yes", true), Choice("n", "no", false)]
    guard try choose("note it by hand?", choices) == true, let name = try ask("name?") else {
      return nil
    }
    var food = Food(id: .own(gtin.item), name: name, per100: Nutrients(), attribution: "you")
    for nutrient in [Nutrient.energy, .protein, .carbohydrate, .fat] {
      let unit = nutrient == .energy ? "kcal" : nutrient.unit
      food.per100[nutrient] = try number("\(nutrient.name) in 100 g, in \(unit)?")
    }
    if let grams = try number("grams in a portion?"), grams > 0 {
      food.portions = [Portion(name: "portion", grams: grams)]
    }
    return food
  }

  /// A number, with a decimal comma or point; `nil` for an empty answer.
  private func number(_ question: StyledText) throws -> Double? {
    while let answer = try ask(question) {
      let text = answer.filter { !$0.isWhitespace }.replacing(",", with: ".")
      if let number = Double(text), number >= 0, number.isFinite { return number }
      output.note("\"\(answer)\" is no number; leave it empty where you do not know")
    }
    return nil
  }
}
