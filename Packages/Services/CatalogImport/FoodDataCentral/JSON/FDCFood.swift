/// A food as the JSON downloads have it; of its fields, those we use.
struct FDCFood: Decodable {
  let id: Int?
  let name: String
  let foodCode: String
  let ndbNumber: String
  /// The first and last day of the survey, `1/1/2021`.
  let surveyDays: [String]
  let nutrients: [Amount]
  let portions: [Measure]
  let attributes: [Attribute]
  let ingredients: [Ingredient]
  let product: FDCProduct

  private enum CodingKeys: String, CodingKey {
    case fdcId, description, foodCode, ndbNumber, startDate, endDate
    case foodNutrients, foodPortions, foodAttributes, inputFoods
    case brandName, brandOwner, gtinUpc, ingredients
    case servingSize, servingSizeUnit, householdServingFullText
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.whole(.fdcId)
    name = try fields.text(.description)
    foodCode = try fields.text(.foodCode)
    ndbNumber = try fields.text(.ndbNumber)
    surveyDays = [try fields.text(.startDate), try fields.text(.endDate)]
    nutrients = try fields.list(.foodNutrients, of: Amount.self)
    portions = Self.inOrder(try fields.list(.foodPortions, of: Measure.self)) { $0.place }
    attributes = Self.inOrder(try fields.list(.foodAttributes, of: Attribute.self)) { $0.place }
    ingredients = Self.inOrder(try fields.list(.inputFoods, of: Ingredient.self)) { $0.place }
    product = FDCProduct(
      brandName: try fields.text(.brandName),
      brandOwner: try fields.text(.brandOwner),
      gtin: try fields.text(.gtinUpc),
      ingredients: try fields.text(.ingredients),
      servingSize: try fields.number(.servingSize),
      servingUnit: try fields.text(.servingSizeUnit),
      household: try fields.text(.householdServingFullText)
    )
  }

  /// By their numbers, since the lists come in no order; what has no number stays behind.
  private static func inOrder<Element>(
    _ list: [Element],
    _ place: (Element) -> Int?
  ) -> [Element] {
    list.sorted { (place($0) ?? .max) < (place($1) ?? .max) }
  }
}
