import FoodDataCentral
import FoodSources
import FoundationEssentials
import Nutrition

/// The foods in the answer to a search.
struct FoundFoods {
  let foods: [FDCFood]

  /// - Throws: `SourceFailure` for anything but the answer to a search.
  init(_ body: [UInt8]) throws {
    foods = try decoded(List.self, body).foods.compactMap(\.food)
  }

  private struct List: Decodable {
    let foods: [Entry]
  }

  /// One entry that cannot be read does not spoil the others.
  private struct Entry: Decodable {
    let food: FDCFood?

    init(from decoder: any Decoder) throws { food = try? FDCFood(from: decoder) }
  }
}

extension FDCFood {
  /// The food in the answer that is one food, in full or short.
  ///
  /// - Throws: `SourceFailure` for anything else.
  init(answer body: [UInt8]) throws {
    self = try decoded(FDCFood.self, body)
    guard id != nil, !name.isEmpty else {
      throw SourceFailure(.malformed, "usda sent an answer that holds no food")
    }
  }

  /// The food as we have it; `nil` for one without a number or a name.
  var food: Food? {
    guard let id, !name.isEmpty else { return nil }
    var food = Food(
      id: FoodID(source: USDASource.about.name, key: String(id)),
      name: name,
      per100: per100,
      attribution: USDASource.attribution
    )
    food.brand = product.brand
    food.gtin = product.gtin
    food.reference = product.reference
    food.portions = (product.serving.map { [$0] } ?? []) + weighedPortions
    food.ingredientsText = product.ingredients
    food.url = Self.page(of: id)
    let parts = [dataType, published].filter { !$0.isEmpty }
    if !parts.isEmpty { food.reasons.append(parts.joined(separator: ", ")) }
    if dataType == Requests.brandedType {
      let (per100, doubts) = product.checked(food.per100)
      food.per100 = per100
      food.reasons += doubts
    }
    return food
  }
}

private func decoded<Answer: Decodable>(_ type: Answer.Type, _ body: [UInt8]) throws -> Answer {
  do {
    return try JSONDecoder().decode(type, from: Data(body))
  } catch {
    throw SourceFailure(unreadable: body)
  }
}
