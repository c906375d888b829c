extension FDCFood {
  /// So much of a nutrient in 100 g. Whole foods name the nutrient by its row in another table,
  /// foods that were searched by its number, short ones by its older number.
  package struct Amount: Decodable, Sendable {
    package let nutrient: Int?
    package let amount: Double?

    private enum CodingKeys: CodingKey { case nutrient, amount, nutrientId, value, number }

    package init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      nutrient =
        try fields.decodeIfPresent(Number.self, forKey: .nutrient)?.id
        ?? fields.whole(.nutrientId) ?? FDCNutrients.ids[fields.text(.number)]
      amount = try fields.number(.amount) ?? fields.number(.value)
    }
  }

  /// A household portion and what it weighs.
  package struct Measure: Decodable, Sendable {
    package let amount: Double?
    package let unit: String
    package let description: String
    package let modifier: String
    package let grams: Double?
    package let place: Int?

    private enum CodingKeys: CodingKey {
      case amount, measureUnit, portionDescription, modifier, gramWeight, sequenceNumber
      case disseminationText, rank
    }

    package init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      amount = try fields.number(.amount)
      unit = try fields.decodeIfPresent(Name.self, forKey: .measureUnit)?.name ?? ""
      let description = try fields.text(.portionDescription)
      self.description = description.isEmpty ? try fields.text(.disseminationText) : description
      modifier = try fields.text(.modifier)
      grams = try fields.number(.gramWeight)
      place = try fields.whole(.sequenceNumber) ?? fields.whole(.rank)
    }
  }

  /// Something else that is said of the food.
  package struct Attribute: Decodable, Sendable {
    /// The type whose value is another name of the food.
    package static let additionalDescription = 1001

    package let type: Int?
    package let value: String
    package let place: Int?

    private enum CodingKeys: CodingKey { case foodAttributeType, value, rank, sequenceNumber }

    package init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      type = try fields.decodeIfPresent(Number.self, forKey: .foodAttributeType)?.id
      value = type == Self.additionalDescription ? try fields.text(.value) : ""
      place = try fields.whole(.sequenceNumber) ?? fields.whole(.rank)
    }
  }

  /// A food that this one is made of.
  package struct Ingredient: Decodable, Sendable {
    package let name: String
    package let place: Int?

    private enum CodingKeys: CodingKey { case foodDescription, sequenceNumber }

    package init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      name = try fields.text(.foodDescription)
      place = try fields.whole(.sequenceNumber)
    }
  }

  /// A row of another table, by its number.
  private struct Number: Decodable {
    let id: Int?

    private enum CodingKeys: CodingKey { case id }

    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: CodingKeys.self).whole(.id)
    }
  }

  /// A row of another table, by its name.
  private struct Name: Decodable {
    let name: String

    private enum CodingKeys: CodingKey { case name }

    init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).text(.name)
    }
  }
}
