import JSON

/// The form of the answer as a JSON schema, in the part of it that all servers know: every key is
/// required, none may be added, no bounds.
struct AnswerSchema {
  let wantsNutrients: Bool

  static let name = "plate"
  static let description = "The foods and drinks of the meal."

  var json: JSON {
    Self.object([
      ("dishes", ["type": "array", "items": Self.object(dish)]),
      ("questions", ["type": "array", "items": ["type": "string"]]),
    ])
  }

  private var dish: [(String, JSON)] {
    let numbers = wantsNutrients ? Self.nutrientKeys.map { ($0, Self.number) } : []
    return [
      ("name", Self.text), ("count", Self.number), ("unit", Self.text),
      ("grams", Self.number), ("grams_low", Self.number), ("grams_high", Self.number),
    ] + numbers + [
      ("confidence", Self.number),
      (
        "uncertainty",
        ["type": "string", "enum": .array(Uncertainty.allCases.map { .string($0.rawValue) })]
      ),
    ]
  }

  static let nutrientKeys = ["energy_kcal", "protein_g", "carbohydrate_g", "fat_g"]
  private static let number: JSON = ["type": "number"]
  private static let text: JSON = ["type": "string"]

  private static func object(_ properties: [(String, JSON)]) -> JSON {
    [
      "type": "object",
      "properties": .object(properties.map { JSON.Member($0, $1) }),
      "required": .array(properties.map { .string($0.0) }),
      "additionalProperties": .bool(false),
    ]
  }
}

/// Why a weight on a picture is uncertain: a closed list, so that answers can be compared.
enum Uncertainty: String, CaseIterable {
  case none
  case noScale = "no_scale"
  case depth
  case partlyHidden = "partly_hidden"
  case hiddenFat = "hidden_fat"
  case mixedDish = "mixed_dish"
  case unclearFood = "unclear_food"
  case partlyEaten = "partly_eaten"

  /// In words for a person; `nil` where there is nothing to say.
  var words: String? {
    switch self {
    case .none: nil
    case .noScale: "nothing of known size beside it"
    case .depth: "how deep it is cannot be seen"
    case .partlyHidden: "part of it is hidden"
    case .hiddenFat: "oil or butter in it cannot be seen"
    case .mixedDish: "what it is made of cannot be seen"
    case .unclearFood: "it could be another food"
    case .partlyEaten: "part of it may have been eaten"
    }
  }
}
