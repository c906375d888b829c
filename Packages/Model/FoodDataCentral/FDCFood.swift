/// A food as the JSON downloads and the answers of the service have it; of its fields, those we use.
package struct FDCFood: Decodable, Sendable {
  package let id: Int?
  package let name: String
  package let foodCode: String
  package let ndbNumber: String
  /// The first and last day of the survey, `1/1/2021`.
  package let surveyDays: [String]
  /// `10/31/2024`.
  package let published: String
  /// `Branded`, `SR Legacy` and the like; empty in downloads, whose foods are all of one type.
  package let dataType: String
  package let nutrients: [Amount]
  package let portions: [Measure]
  package let attributes: [Attribute]
  package let ingredients: [Ingredient]
  package let product: FDCProduct

  private enum CodingKeys: String, CodingKey {
    case fdcId, description, foodCode, ndbNumber, startDate, endDate, dataType
    case publicationDate, publishedDate
    case foodNutrients, foodPortions, foodMeasures, foodAttributes, inputFoods
    case brandName, brandOwner, gtinUpc, ingredients
    case servingSize, servingSizeUnit, householdServingFullText
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.whole(.fdcId)
    name = try fields.text(.description)
    foodCode = try fields.text(.foodCode)
    ndbNumber = try fields.text(.ndbNumber)
    surveyDays = [try fields.text(.startDate), try fields.text(.endDate)]
    let publicationDate = try fields.text(.publicationDate)
    published = publicationDate.isEmpty ? try fields.text(.publishedDate) : publicationDate
    dataType = try fields.text(.dataType)
    nutrients = try fields.list(.foodNutrients, of: Amount.self)
    let portions =
      try fields.list(.foodPortions, of: Measure.self)
      + fields.list(.foodMeasures, of: Measure.self)
    self.portions = Self.inOrder(portions) { $0.place }
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
