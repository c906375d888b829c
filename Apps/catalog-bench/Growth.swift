import Barcodes
import EmbeddedTables
import FoodCatalog
import FoundationEssentials
import Nutrition
import SQLite

/// Many branded rows, made by varying the embedded ones: brand, flavour, numbers, barcode.
enum Growth {
  static func write(_ path: String, count: Int) throws {
    try? FileManager.default.removeItem(atPath: path)
    let rows = try embedded()
    let writer = try CatalogWriter(Database(path: path, mode: .create))
    var random = SplitMix64(state: 7)
    try writer.begin(
      FoodTable(
        name: "branded-bench",
        family: .branded,
        title: "Varied rows",
        attribution: "made for measuring",
        released: "2026"
      )
    )
    for number in 0..<count {
      let row = rows[Int(random.next() % UInt64(rows.count))]
      try writer.add(vary(row, number, &random))
    }
    try writer.finish()
  }

  private static func vary(
    _ row: (name: String, per100: Nutrients),
    _ number: Int,
    _ random: inout SplitMix64
  ) -> FoodRecord {
    func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
    let name = "\(pick(flavours)) \(row.name) \(pick(sizes))"
    let factor = 0.9 + Double(random.next() % 200) / 1000
    var food = FoodRecord(key: String(number), name: name, per100: row.per100.scaled(by: factor))
    food.brand = pick(brands)
    food.gtin = GTIN(code(number))
    food.portions = [Portion(name: "serving", grams: Double(20 + random.next() % 200))]
    return food
  }

  /// A valid EAN-13 for a row number.
  static func code(_ number: Int) -> String {
    let body = String(400_000_000_000 + number)
    return body + String(GTIN.checkDigit(of: body.compactMap(\.wholeNumberValue)))
  }

  private static func embedded() throws -> [(name: String, per100: Nutrients)] {
    let catalog = try Asked([]).catalog
    let database = try Database(image: EmbeddedTables.image)
    let ids = try database.rows(
      "SELECT t.name, f.key FROM food f JOIN food_table t ON t.id = table_id"
    ) {
      FoodID(source: $0.text(0) ?? "", key: $0.text(1) ?? "")
    }
    return try ids.compactMap(catalog.food).map { ($0.name, $0.per100) }
  }

  private static let brands = [
    "Hill Farm", "Goodday", "Nordal", "Casa Bella", "Green Valley", "Topmark", "Sunrise", "Maison",
    "Alpenhof", "Oceanic", "Kitchen & Co", "Grandma's", "Urban Deli", "Pure", "Fit+",
  ]
  private static let flavours = [
    "Organic", "Classic", "Spicy", "Honey", "Smoky", "Original", "Creamy", "Crunchy", "Family",
    "Extra", "Wild", "Golden", "Fresh", "Premium", "Mini",
  ]
  private static let sizes = ["250 g", "500 g", "1 kg", "6 pack", "100 g", "12 oz", "330 ml", ""]
}

/// A small generator with a seed, so that every run makes the same rows.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
