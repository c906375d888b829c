import Barcodes
import FoodSources
import FoundationEssentials
import Nutrition

/// An answer as it is written down: all of it, with every digit of its numbers.
struct StoredAnswer: Codable {
  private var foods: [StoredFood]
  private var dishes: [StoredDish]?
  private var questions: [String]?
  private var raw: String?
  private var tokens: [Int]?
  private var model: String?
  private var prompt: String?

  init(_ answer: FoodAnswer) {
    foods = answer.foods.map(StoredFood.init)
    dishes = answer.dishes.isEmpty ? nil : answer.dishes.map(StoredDish.init)
    questions = answer.questions.isEmpty ? nil : answer.questions
    raw = answer.raw
    tokens = answer.usage.map { [$0.input, $0.output] }
    model = answer.model?.name
    prompt = answer.model?.promptVersion
  }

  /// Reads what `text` wrote; `nil` where it is something else.
  init?(text: String) {
    guard let stored = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = stored
  }

  var text: String? {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  var answer: FoodAnswer {
    var answer = FoodAnswer(
      foods: foods.compactMap(\.food),
      dishes: (dishes ?? []).map(\.dish),
      questions: questions ?? []
    )
    answer.raw = raw
    if let tokens, tokens.count == 2 {
      answer.usage = TokenUsage(input: tokens[0], output: tokens[1])
    }
    if let model, let prompt {
      answer.model = AnsweringModel(name: model, promptVersion: prompt)
    }
    return answer
  }
}

private struct StoredFood: Codable {
  var id: String
  var name: String
  var brand: String?
  var gtin: String?
  var per100: [String: Double]
  var reference: String
  var density: Double?
  var portions: [StoredPortion]
  var ingredients: String?
  var allergens: [String]?
  var traces: [String]?
  var url: String?
  var attribution: String
  var confidence: Double
  var reasons: [String]

  init(_ food: Food) {
    id = food.id.description
    name = food.name
    brand = food.brand
    gtin = food.gtin?.normalized
    per100 = food.per100.byKey
    reference = food.reference.rawValue
    density = food.density
    portions = food.portions.map { StoredPortion(name: $0.name, grams: $0.grams) }
    ingredients = food.ingredientsText
    allergens = food.allergens
    traces = food.traces
    url = food.url
    attribution = food.attribution
    confidence = food.confidence
    reasons = food.reasons
  }

  var food: Food? {
    guard let id = FoodID(id) else { return nil }
    var food = Food(id: id, name: name, per100: Nutrients(byKey: per100), attribution: attribution)
    food.brand = brand
    food.gtin = gtin.flatMap { GTIN($0) }
    food.reference = ReferenceUnit(rawValue: reference) ?? .gram
    food.density = density
    food.portions = portions.map { Portion(name: $0.name, grams: $0.grams) }
    food.ingredientsText = ingredients
    food.allergens = allergens
    food.traces = traces
    food.url = url
    food.confidence = confidence
    food.reasons = reasons
    return food
  }
}

private struct StoredPortion: Codable {
  var name: String
  var grams: Double
}

private struct StoredDish: Codable {
  var text: String
  var name: String
  var amount: Double
  var unit: String
  var grams: [Double]
  var nutrients: [String: Double]
  var confidence: Double
  var reasons: [String]

  init(_ dish: Dish) {
    text = dish.text
    name = dish.name
    amount = dish.amount
    unit = dish.unit
    grams = [dish.grams.low, dish.grams.best, dish.grams.high]
    nutrients = dish.nutrients.byKey
    confidence = dish.confidence
    reasons = dish.reasons
  }

  var dish: Dish {
    let best = grams.count == 3 ? grams[1] : 0
    return Dish(
      text: text,
      name: name,
      amount: amount,
      unit: unit,
      grams: Estimate(low: grams.first ?? best, best: best, high: grams.last ?? best),
      nutrients: Nutrients(byKey: nutrients),
      confidence: confidence,
      reasons: reasons
    )
  }
}

extension Nutrients {
  /// The known amounts by the key of their nutrient.
  fileprivate var byKey: [String: Double] {
    Dictionary(
      uniqueKeysWithValues: Nutrient.allCases.compactMap { nutrient in
        self[nutrient].map { (nutrient.key, $0) }
      }
    )
  }

  fileprivate init(byKey amounts: [String: Double]) {
    self.init()
    for nutrient in Nutrient.allCases { self[nutrient] = amounts[nutrient.key] }
  }
}
