import EmbeddedTables
import FoodCatalog
import Nutrition
import SQLite
import Testing

@testable import MealText

/// Short sentences as tired people type them, in eight languages: the foods, and bounds of their
/// grams and of the energy of all.
struct EverydaySentenceTests {
  struct Case: Sendable {
    let text: String
    /// Keys of the everyday table with the grams that are plausible.
    let foods: [(key: String, grams: ClosedRange<Double>)]
    let kcal: ClosedRange<Double>

    init(_ text: String, _ foods: [(String, ClosedRange<Double>)], kcal: ClosedRange<Double>) {
      (self.text, self.foods, self.kcal) = (text, foods, kcal)
    }
  }

  private static let english = [
    Case(
      "wholegrain toast with avocado",
      [("18036", 23...33), ("avocado", 63...87)],
      kcal: 169...235
    ),
    Case(
      "beans on 2 slices of toast",
      [("baked-beans", 127...173), ("toast", 42...58)],
      kcal: 242...334
    ),
    Case("3 egg omelette with cheese and mushrooms", [("omelette", 155...211)], kcal: 269...369),
    Case("builders tea 2 sugars", [("tea-milk", 229...311), ("sugar", 5...7)], kcal: 33...51),
    Case("decaf latte", [("latte-decaf", 307...417)], kcal: 125...175),
    Case("decaf flat white", [("flat-white-decaf", 170...230)], kcal: 76...108),
    Case("steak 8oz medium rare", [("steak", 192...262)], kcal: 406...556),
    Case("tsp butter", [("butter", 4...6)], kcal: 26...42),
    Case("half a pack of biscuits", [("biscuit", 85...115)], kcal: 394...540),
    Case("2 slices toast marmite", [("toast-marmite", 51...70)], kcal: 183...253),
    Case(
      "eggs toast coffee",
      [("egg", 42...58), ("toast", 21...29), ("coffee", 204...277)],
      kcal: 128...178
    ),
    Case("burger fries", [("burger-fries", 224...304)], kcal: 678...924),
    Case("goldfish handful", [("goldfish", 12...18)], kcal: 57...83),
    Case(
      "everything bagel with egg and cheese",
      [("bagel-egg-cheese", 162...220)],
      kcal: 408...558
    ),
    Case(
      "tesco meal deal prawn sandwich, apple juice",
      [("prawn-sandwich", 130...178), ("apple-juice", 204...277)],
      kcal: 410...560
    ),
    Case(
      "2 poppadoms mango chutney",
      [("papad", 17...24), ("chutney-sweet", 13...19)],
      kcal: 94...132
    ),
    Case("side salad no dressing", [("salad-no-dressing", 127...173)], kcal: 18...30),
    Case("hash brown x2", [("hash-browns", 93...127)], kcal: 246...338),
  ]

  private static let german = [
    Case(
      "2 Scheiben Vollkornbrot mit Käse",
      [("bread-vollkorn", 81...111), ("cheese", 23...33)],
      kcal: 297...407
    ),
    Case("Rührei aus 3 Eiern", [("egg-scrambled", 155...211)], kcal: 230...316),
    Case("2 Spiegeleier mit Speck", [("bacon-eggs", 98...134)], kcal: 261...359),
    Case("Nudeln 100g trocken", [("pasta-dry", 85...115)], kcal: 313...429),
    Case("gemischter Salat ohne Dressing", [("salad-no-dressing", 127...173)], kcal: 18...30),
    Case("Pizza Salami", [("pizza-salami-whole", 374...506)], kcal: 946...1286),
    Case("Halbe Bier", [("beer-half-litre", 425...576)], kcal: 180...250),
    Case("Bier 0,5", [("beer", 425...576)], kcal: 180...250),
    Case("2 Brötchen mit Butter und Marmelade", [("roll-butter-jam", 144...196)], kcal: 474...647),
    Case("Müsli mit Milch", [("muesli-milk", 165...225)], kcal: 248...342),
  ]

  private static let french = [
    Case("omelette 3 oeufs", [("omelette", 155...211)], kcal: 269...369),
    Case("kebab frites", [("kebab-fries", 406...550)], kcal: 860...1170),
    Case("avocat crevettes", [("avocado", 63...87), ("shrimp", 72...98)], kcal: 185...257),
    Case("un demi", [("beer-small", 212...288)], kcal: 89...127),
    Case("1 cuillère à café de sucre", [("sugar", 3...5)], kcal: 11...21),
    Case(
      "poulet riz haricots verts",
      [("chicken-rice-plate", 318...432), ("green-beans", 106...144)],
      kcal: 444...606
    ),
    Case("moitié d'une pizza reine", [("pizza-salami-whole", 187...253)], kcal: 472...644),
    Case("une baguette", [("baguette", 212...288)], kcal: 611...833),
  ]

  private static let spanish = [
    Case(
      "2 huevos fritos con pan",
      [("egg-fried", 78...106), ("bread-crusty", 42...58)],
      kcal: 273...375
    ),
    Case("aceitunas", [("olives-green", 18...35)], kcal: 25...52),
    Case("hamburguesa con patatas", [("burger-fries", 224...304)], kcal: 678...924),
    Case("merluza al horno", [("hake", 102...139)], kcal: 116...162),
    Case(
      "pavo a la plancha con ensalada",
      [("turkey", 72...98), ("salad-no-dressing", 127...173)],
      kcal: 140...196
    ),
    Case("caña", [("beer-small", 212...288)], kcal: 89...127),
    Case("churros con chocolate", [("churros-chocolate", 238...323)], kcal: 584...796),
    Case("tortilla francesa con 2 huevos", [("omelette", 103...141)], kcal: 179...247),
  ]

  private static let italian = [
    Case(
      "cornetto e cappuccino",
      [("croissant", 48...66), ("cappuccino", 153...207)],
      kcal: 253...349
    ),
    Case("salmone al forno", [("salmon", 144...196)], kcal: 295...405),
    Case("un cucchiaio d'olio", [("olive-oil", 11...17)], kcal: 100...141),
    Case("3 fette biscottate con burro e marmellata", [("toast-jam", 112...152)], kcal: 364...498),
    Case("pizza al taglio", [("pizza-al-taglio", 127...173)], kcal: 318...436),
    Case("tè con limone", [("tea", 204...277)], kcal: 0...5),
    Case("minestrone 300 ml", [("minestrone", 260...352)], kcal: 93...131),
  ]

  private static let portuguese = [
    Case("meia de leite", [("cafe-au-lait", 208...282)], kcal: 50...74),
    Case("1 colher de sopa de azeite", [("olive-oil", 11...17)], kcal: 100...141),
    Case("pão com ovo", [("egg-salad-sandwich", 116...158)], kcal: 283...389),
    Case("suco de maracujá", [("passionfruit-juice", 204...277)], kcal: 73...105),
    Case("salada mista sem azeite", [("salad-no-dressing", 127...173)], kcal: 18...30),
  ]

  private static let dutch = [
    Case("bitterballen 6", [("bitterbal", 102...139)], kcal: 309...425),
    Case("biertje x3", [("beer-small", 637...863)], kcal: 271...373),
    Case("saté met pindasaus", [("satay", 102...139)], kcal: 245...337),
    Case("broodje frikandel", [("broodje-frikandel", 110...150)], kcal: 326...448),
    Case("kop koffie met suiker en melk", [("coffee-milk-sugar", 204...277)], kcal: 37...55),
  ]

  private static let turkish = [
    Case(
      "kuru fasulye pilav",
      [("kuru-fasulye", 255...346), ("pilav", 127...173)],
      kcal: 554...756
    ),
    Case("bir yemek kaşığı zeytinyağı", [("olive-oil", 11...17)], kcal: 100...141),
    Case(
      "simit peynir çay",
      [("simit", 89...121), ("feta", 23...33), ("tea", 204...277)],
      kcal: 374...512
    ),
    Case("2 yumurtalı menemen", [("menemen", 166...226)], kcal: 214...296),
    Case("çay şekersiz", [("tea", 204...277)], kcal: 0...5),
    Case("midye dolma", [("mussels-stuffed", 110...150)], kcal: 187...259),
  ]

  @Test(
    arguments: english + german + french + spanish + italian + portuguese + dutch + turkish
  )
  func isUnderstood(sentence: Case) throws {
    let reader = try MealReader(Catalog([Database(image: EmbeddedTables.image)]))
    let meal = try reader.read(sentence.text)
    #expect(meal.items.map { $0.food?.id.key } == sentence.foods.map(\.key))
    for (item, food) in zip(meal.items, sentence.foods) {
      #expect(food.grams.contains(item.grams.best))
    }
    let energy = meal.items.compactMap(\.nutrients.energy).reduce(0, +)
    #expect(sentence.kcal.contains(energy))
  }
}
