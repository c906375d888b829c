import FoodSources
import JSON
import Nutrition

/// The dishes in the answer of a model, read as it comes: numbers as text, keys too many, no bounds.
struct PlateReading {
  let dishes: [Dish]
  let questions: [String]

  private static let mostQuestions = 3
  private static let mostDishes = 60

  /// - Returns: `nil` for what is no answer to the question.
  /// - Throws: Where it is one that cannot be read whole: half a plate is none.
  init?(_ json: JSON) throws(ShapeFlaw) {
    guard let list = json["dishes"]?.elements ?? json.elements else { return nil }
    guard list.allSatisfy({ $0["name"] != nil }) else { return nil }
    guard list.count <= Self.mostDishes else { throw ShapeFlaw("dishes", "are too many") }
    var dishes: [Dish] = []
    for (index, element) in list.enumerated() {
      dishes.append(try Dish(seen: element, at: "dishes[\(index)]"))
    }
    self.dishes = dishes
    let asked = json["questions"]?.elements ?? []
    questions = Array(asked.compactMap { $0.words?.line(200) }.prefix(Self.mostQuestions))
  }
}

extension Dish {
  /// More than anybody eats.
  private static let heaviest = 20_000.0
  /// Where a model gives no bounds: what comparisons of photos with scales find.
  private static let usualSpread = 0.35
  private static let leastSpread = 0.2

  fileprivate init(seen json: JSON, at path: String) throws(ShapeFlaw) {
    guard let name = json["name"]?.words?.line(120) else {
      throw ShapeFlaw("\(path).name", "is no text")
    }
    let count = json["count"]?.measured ?? 0
    let unit = json["unit"]?.words?.line(40) ?? ""
    let isCounted = count > 0 && count < 1000
    let grams = try Self.grams(json, at: path, isCounted: isCounted)
    self.init(
      text: name,
      name: name,
      amount: isCounted ? count : grams.best,
      unit: isCounted ? unit : "g",
      grams: grams,
      nutrients: Self.nutrients(json),
      confidence: min(max(json["confidence"]?.measured ?? 0.5, 0), 1),
      reasons: Self.reasons(json)
    )
  }

  /// Nobody weighs on a picture to the gram, whatever a model says: bounds are at least a fifth
  /// apart from the best guess, unless nothing is uncertain about it.
  private static func grams(
    _ json: JSON,
    at path: String,
    isCounted: Bool
  ) throws(ShapeFlaw) -> Estimate {
    let best = json["grams"]?.measured ?? 0
    guard best > 0 || isCounted else { throw ShapeFlaw("\(path).grams", "is missing") }
    guard best >= 0, best <= heaviest else { throw ShapeFlaw("\(path).grams", "is no weight") }
    let low = json["grams_low"]?.measured ?? best * (1 - usualSpread)
    let high = json["grams_high"]?.measured ?? best * (1 + usualSpread)
    let isCertain = json["uncertainty"]?.words == Uncertainty.none.rawValue
    let least = isCertain ? 0 : leastSpread
    return Estimate(
      low: max(min(low, best * (1 - least)), 0),
      best: best,
      high: min(max(high, best * (1 + least)), heaviest)
    )
  }

  private static func nutrients(_ json: JSON) -> Nutrients {
    var nutrients = Nutrients()
    for key in AnswerSchema.nutrientKeys {
      guard let nutrient = Nutrient.allCases.first(where: { $0.key == key }),
        let amount = json[key]?.measured, amount >= 0
      else { continue }
      nutrients[nutrient] = amount
    }
    return nutrients
  }

  private static func reasons(_ json: JSON) -> [String] {
    guard let written = json["uncertainty"]?.words else { return [] }
    // A model that is only asked nicely may find words of its own.
    let reason = Uncertainty(rawValue: written).map(\.words) ?? written.line(80)
    return reason.map { [$0] } ?? []
  }
}

extension JSON {
  /// A number, also one that is written as text: `"150"`, `"150 g"`; `nil` for one without end.
  fileprivate var measured: Double? {
    let number: Double? =
      switch self {
      case .int(let number): Double(number)
      case .number(let number): number
      case .string(let text): Double(text.prefix { "0123456789.-".contains($0) })
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension String {
  /// The text on one line, without control characters, cut to `length`; `nil` where nothing is left.
  func line(_ length: Int) -> String? {
    let clean = unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: " "
      default: scalar
      }
    }
    let words = String(String.UnicodeScalarView(clean)).split(separator: " ")
    let line = words.joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count <= length ? line : line.prefix(length - 1) + "…"
  }
}
