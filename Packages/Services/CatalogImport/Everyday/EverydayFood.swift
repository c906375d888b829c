import FoodCatalog
import Nutrition
import Words

/// Works out one food of the everyday table.
struct EverydayFood {
  private let stanza: EverydayStanza
  private let rows: [String: FoodRecord]

  init(_ stanza: EverydayStanza, rows: [String: FoodRecord]) {
    self.stanza = stanza
    self.rows = rows
  }

  var record: FoodRecord {
    get throws {
      var food = try content()
      food.density = try density()
      food.portions = try portions(density: food.density ?? 1)
      food.aliases = try aliases()
      return food
    }
  }

  private func content() throws -> FoodRecord {
    let slug = try stanza.value("food")
    if let row = stanza.values["row"] { return try plain(slug, row: row) }
    if let mix = stanza.values["mix"] { return try dish(slug, mix: mix) }
    return try brand(slug, label: try stanza.value("label"))
  }

  // MARK: A plain food

  private func plain(_ slug: String, row: String) throws -> FoodRecord {
    let source = try lookUp(row)
    let name = try stanza.values["name"] ?? Self.name(source.name, for: mainName())
    var food = FoodRecord(key: slug, name: name, per100: source.per100)
    food.formula = "USDA SR24 \(row): \(source.name)"
    return food
  }

  /// The USDA name, with the everyday word in front where the name does not have it.
  private static func name(_ official: String, for word: String) -> String {
    let has = Set(Words.all(of: official))
    guard !Words.all(of: word).allSatisfy(has.contains) else { return official }
    return "\(word.prefix(1).uppercased())\(word.dropFirst()) (\(official))"
  }

  private func mainName() throws -> String {
    EverydayStanza.parts(try stanza.value("en"), by: ",").first ?? ""
  }

  private func lookUp(_ row: String) throws -> FoodRecord {
    guard let found = rows[row] else { throw stanza.problem("SR24 has no row \(row)") }
    return found
  }

  // MARK: A dish

  /// The sum of the ingredients over what the finished dish weighs.
  ///
  /// A nutrient is known where the ingredients that lack it are at most a twentieth of the weight.
  private func dish(_ slug: String, mix: String) throws -> FoodRecord {
    let parts = try EverydayStanza.parts(mix, by: ";").map(ingredient)
    let raw = parts.reduce(0) { $0 + $1.grams }
    let finished = try raw * (number("yield") ?? 1)
    guard finished > 0 else { throw stanza.problem("weighs nothing") }
    var nutrients = Nutrients()
    for nutrient in Nutrient.allCases {
      let lacking = parts.filter { $0.food.per100[nutrient] == nil }.reduce(0) { $0 + $1.grams }
      guard lacking <= raw / 20 else { continue }
      let sum = parts.reduce(0) { $0 + ($1.food.per100[nutrient] ?? 0) * $1.grams / 100 }
      nutrients[nutrient] = sum / finished * 100
    }
    var food = FoodRecord(key: slug, name: try stanza.value("name"), per100: nutrients)
    food.ingredientsText = parts.sorted { $0.grams > $1.grams }.map(\.food.name)
      .joined(separator: "; ")
    food.formula = "recipe over USDA SR24 rows: \(mix), yield \(stanza.values["yield"] ?? "1")"
    return food
  }

  private func ingredient(_ text: String) throws -> (food: FoodRecord, grams: Double) {
    let words = text.split(separator: " ")
    guard words.count == 2, let grams = EverydayStanza.amount(words[1]) else {
      throw stanza.problem("\"\(text)\" is no SR24 row and grams")
    }
    return (try lookUp(String(words[0])), grams)
  }

  // MARK: A brand

  private func brand(_ slug: String, label: String) throws -> FoodRecord {
    let maker = try stanza.value("maker")
    let fields = EverydayStanza.parts(label, by: ";")
    guard let basis = fields.first, basis == "per 100 g" || basis == "per 100 ml" else {
      throw stanza.problem("a label begins with per 100 g or per 100 ml")
    }
    var nutrients = Nutrients()
    for field in fields.dropFirst() {
      let words = field.split(separator: " ")
      guard words.count == 2, let nutrient = Self.fields[String(words[0])],
        let amount = EverydayStanza.amount(words[1], orZero: true)
      else { throw stanza.problem("\"\(field)\" is no label field") }
      nutrients[nutrient] = amount
    }
    var food = FoodRecord(key: slug, name: try stanza.value("name"), per100: nutrients)
    food.brand = maker
    food.reference = basis == "per 100 ml" ? .millilitre : .gram
    food.formula = "label facts, \(maker)"
    return food
  }

  private static let fields: [String: Nutrient] = [
    "kcal": .energy, "protein": .protein, "carbohydrate": .carbohydrate, "sugar": .sugar,
    "fat": .fat, "saturated": .saturatedFat, "fiber": .fiber, "sodium": .sodium,
    "caffeine": .caffeine, "alcohol": .alcohol,
  ]

  // MARK: Portions and names

  private func number(_ key: String) throws -> Double? {
    guard let text = stanza.values[key] else { return nil }
    guard let number = EverydayStanza.amount(text) else { throw stanza.problem("\(key) \(text)") }
    return number
  }

  /// What is written in millilitres without a density weighs as water does.
  private func density() throws -> Double? {
    let isPoured = EverydayStanza.parts(try stanza.value("portion"), by: ";")
      .contains { $0.hasSuffix(" ml") }
    return try number("density") ?? (isPoured ? 1 : nil)
  }

  private func portions(density: Double) throws -> [Portion] {
    try EverydayStanza.parts(try stanza.value("portion"), by: ";").map { text in
      var words = text.split(separator: " ")
      let isVolume = words.last == "ml"
      if words.last == "ml" || words.last == "g" { words.removeLast() }
      guard words.count >= 2, let amount = EverydayStanza.amount(words.removeLast()) else {
        throw stanza.problem("\"\(text)\" is no portion")
      }
      let grams = ((isVolume ? amount * density : amount) * 100).rounded() / 100
      guard grams > 0 else { throw stanza.problem("\"\(text)\" weighs nothing") }
      return Portion(name: words.joined(separator: " "), grams: grams)
    }
  }

  private func aliases() throws -> [FoodRecord.Alias] {
    _ = try stanza.value("en")
    return EverydayStanza.languages.flatMap { language in
      EverydayStanza.parts(stanza.values[language] ?? "", by: ",").map { name in
        FoodRecord.Alias(name, .exact, language: language)
      }
    }
  }
}
