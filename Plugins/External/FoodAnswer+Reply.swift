import Barcodes
import FoodSources
import JSON
import Nutrition

extension FoodAnswer {
  /// Reads an answer, and holds it against its question.
  init(_ reply: Reply, to question: FoodQuestion, from source: SourceDescription) throws(ShapeFlaw)
  {
    let fields = reply.fields
    let key = question.isAboutDishes ? "dishes" : "foods"
    guard let list = try fields.optionalList(key) else {
      throw ShapeFlaw(key, "is missing; an empty list says that nothing was found")
    }
    self.init()
    if question.isAboutDishes {
      for (element, path) in list { dishes.append(try Dish(reading: element, at: path)) }
    } else {
      for (element, path) in list {
        foods.append(try fields.food(element, at: path, source))
      }
    }
    questions = try fields.optionalTexts("questions") ?? []
    usage = try fields.usage()
    try check(against: question)
  }

  private func check(against question: FoodQuestion) throws(ShapeFlaw) {
    if questions.count > 3 { throw ShapeFlaw("questions", "are more than three") }
    switch question.subject {
    case .search(_, let limit) where foods.count > limit:
      throw ShapeFlaw("foods", "are \(foods.count), where at most \(limit) were wanted")
    case .barcode(let code):
      guard foods.allSatisfy({ $0.gtin == nil || $0.gtin == code }) else {
        throw ShapeFlaw("foods", "hold a product with another number than \(code.normalized)")
      }
    case .food(let id) where foods.contains { $0.id != id }:
      throw ShapeFlaw("foods", "hold another food than \(id)")
    default: break
    }
  }
}

extension FoodQuestion {
  fileprivate var isAboutDishes: Bool { kind == .describe || kind == .photo }
}

extension JSONFields {
  fileprivate func food(
    _ json: JSON,
    at path: String,
    _ source: SourceDescription
  ) throws(ShapeFlaw) -> Food {
    var food = try Food(reading: json, at: path)
    guard food.id.source == source.name else {
      throw ShapeFlaw("\(path).id", "does not begin with \(source.name):")
    }
    if food.attribution.isEmpty { food.attribution = source.attribution }
    return food
  }

  fileprivate func usage() throws(ShapeFlaw) -> TokenUsage? {
    guard let json = self["usage"] else { return nil }
    let fields = try JSONFields(json, at: "usage", known: ["input_tokens", "output_tokens"])
    return TokenUsage(
      input: try fields.whole("input_tokens"),
      output: try fields.whole("output_tokens")
    )
  }
}
