extension FDCFood {
  /// So much of a nutrient in 100 g.
  struct Amount: Decodable {
    let nutrient: Int?
    let amount: Double?

    private enum CodingKeys: CodingKey { case nutrient, amount }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      nutrient = try fields.decodeIfPresent(Number.self, forKey: .nutrient)?.id
      amount = try fields.number(.amount)
    }
  }

  /// A household portion and what it weighs.
  struct Measure: Decodable {
    let amount: Double?
    let unit: String
    let description: String
    let modifier: String
    let grams: Double?
    let place: Int?

    private enum CodingKeys: CodingKey {
      case amount, measureUnit, portionDescription, modifier, gramWeight, sequenceNumber
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      amount = try fields.number(.amount)
      unit = try fields.decodeIfPresent(Name.self, forKey: .measureUnit)?.name ?? ""
      description = try fields.text(.portionDescription)
      modifier = try fields.text(.modifier)
      grams = try fields.number(.gramWeight)
      place = try fields.whole(.sequenceNumber)
    }
  }

  /// Something else that is said of the food.
  struct Attribute: Decodable {
    /// The type whose value is another name of the food.
    static let additionalDescription = 1001

    let type: Int?
    let value: String
    let place: Int?

    private enum CodingKeys: CodingKey { case foodAttributeType, value, rank, sequenceNumber }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      type = try fields.decodeIfPresent(Number.self, forKey: .foodAttributeType)?.id
      value = type == Self.additionalDescription ? try fields.text(.value) : ""
      place = try fields.whole(.sequenceNumber) ?? fields.whole(.rank)
    }
  }

  /// A food that this one is made of.
  struct Ingredient: Decodable {
    let name: String
    let place: Int?

    private enum CodingKeys: CodingKey { case foodDescription, sequenceNumber }

    init(from decoder: any Decoder) throws {
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
