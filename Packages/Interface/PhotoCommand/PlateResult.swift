import CommandLineKit
import Diary
import FoodLookup
import FoodSources
import Imaging
import JSON
import Meals
import Nutrition

/// A picture and the file it was made from.
struct SentPicture {
  let file: String
  let picture: PreparedPicture
}

/// A dish as it was seen, and the item that was made of it.
struct SeenDish {
  /// `nil` where a person has changed it.
  let dish: Dish?
  let item: Item
  /// Whether the model's own numbers are shown beside.
  let showsModel: Bool

  /// Why this food and this weight.
  var reasons: StyledText {
    let sure = "confidence \(Figures.whole(item.confidence * 100)) %"
    let reasons = ([sure] + item.reasons).joined(separator: "; ")
    return "\(item.text) → \(item.name): \(reasons)"
  }

  var json: JSON {
    guard showsModel, let dish else { return item.json }
    return item.json.adding(.init("model_nutrients", dish.nutrients.json))
  }
}

/// What one meal came to: what was sent, to whom, what is on it, what of it is in the diary.
struct PlateResult: Presentable {
  let files: [String]
  var pictures: [SentPicture] = []
  var service: ServiceStatus?
  /// The model as it calls itself; `nil` until it has.
  var model: String?
  var dishes: [SeenDish] = []
  var questions: [String] = []
  var usage: TokenUsage?
  var attempts = 0
  var logged: [EntryID] = []
  var error: (any Explained)?
  /// Whether nothing was to be sent.
  var isRehearsal = false

  init(files: [String]) { self.files = files }

  /// The sum over the dishes; a lower bound where one lacks a value.
  private var total: NutrientTotal { NutrientTotal(dishes.map(\.item.nutrients)) }

  var exitCode: ExitCode {
    if isRehearsal { return .done }
    let found = dishes.count { $0.item.food != nil }
    if found == 0 { return .nothingFound }
    return logged.isEmpty || found == dishes.count ? .done : .partlyDone
  }

  // MARK: - For programs

  var json: JSON {
    let members: [JSON.Member] = [
      .init("files", .strings(files)),
      .init("sent", pictures.first.map { sent($0.picture) } ?? .null),
      .init("dishes", .array(dishes.map(\.json))),
      .init("total", dishes.isEmpty ? .null : total.known.json),
      .init("questions", .strings(questions)),
      .init("usage", usage.map { tokens($0) } ?? .null),
      .init("attempts", .int(attempts)),
      .init("logged", .array(logged.map { .int($0.rawValue) })),
      .init("error", error.map { fault($0) } ?? .null),
    ]
    guard pictures.count > 1 else { return .object(members) }
    return .object(members + [.init("pictures", .array(pictures.map { sent($0.picture) }))])
  }

  private func sent(_ picture: PreparedPicture) -> JSON {
    [
      "bytes": .int(picture.bytes.count),
      "width": .int(picture.width),
      "height": .int(picture.height),
      "media_type": .string(picture.mediaType),
      "sha256": .string(picture.sha256),
      "destination": .string(service?.destination),
      "model": .string(model ?? service?.model),
    ]
  }

  private func tokens(_ usage: TokenUsage) -> JSON {
    ["input_tokens": .int(usage.input), "output_tokens": .int(usage.output)]
  }

  private func fault(_ error: any Explained) -> JSON {
    [
      "code": .string(error.code), "message": .string(error.summary), "hint": .string(error.hint),
    ]
  }

  // MARK: - For people

  func text(_ style: Style) -> StyledText {
    if isRehearsal { return rehearsal(style) }
    guard !dishes.isEmpty else { return "nothing to eat or drink is on it" }
    let items = dishes.map(\.item)
    var lines = [ItemTable.text(items, style)] + ItemTable.total(total, style)
    lines += ItemTable.unknown(items, style)
    lines += dishes.flatMap { model(of: $0, style) }
    lines += questions.flatMap { StyledText("? \($0)").wrapped(to: style.width) }
    if !logged.isEmpty {
      lines.append(StyledText("logged; take it back with: reset undo", as: .faint))
    }
    return lines.lines
  }

  private func model(of seen: SeenDish, _ style: Style) -> [StyledText] {
    guard seen.showsModel, let dish = seen.dish else { return [] }
    let numbers = [Nutrient.energy, .protein, .carbohydrate, .fat].map {
      "\(Figures.amount(dish.nutrients[$0], $0))\($0 == .energy ? "" : " \($0.name)")"
    }
    let line = "\(model ?? "the model") on \(dish.name): \(numbers.joined(separator: ", "))"
    return StyledText(line, as: .faint).wrapped(to: style.width)
  }
}
