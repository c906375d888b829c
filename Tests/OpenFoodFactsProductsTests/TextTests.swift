import Barcodes
import Nutrition
import OpenFoodFactsProducts
import Testing

struct TextTests {
  @Test(arguments: [
    (
      #""product_name_de": "Hafer", "product_name": "Avoine", "lang": "fr""#, ["de", "fr"], "Hafer"
    ),
    (#""product_name_fr": "Avoine", "product_name": "Oats""#, ["de", "fr"], "Avoine"),
    (#""product_name_de": "Hafer", "product_name": "Oats", "lang": "en""#, ["en", "de"], "Oats"),
    (#""product_name_de": "", "product_name": "Avoine""#, ["de"], "Avoine"),
    (#""product_name": " Oat\n  bar &quot;A&amp;B&quot; ""#, ["en"], #"Oat bar "A&B""#),
    (#""product_name": "", "generic_name": "Oat drink""#, ["en"], "Oat drink"),
    (#""product_name": "", "brands": "Maker, Other""#, ["en"], "Maker"),
    (#""product_name": null"#, ["en"], "product 4006381333931"),
  ])
  func namesAreInTheAskedLanguageOrWhatThereIs(
    _ members: String,
    _ languages: [String],
    _ name: String
  ) throws {
    #expect(try food(members, languages)?.name == name)
  }

  @Test func whatHasNoNameSaysSo() throws {
    #expect(try food(#""brands": "Maker""#)?.reasons.contains("it has no name") == true)
    #expect(try food(#""product_name": "Oats""#)?.reasons.contains("it has no name") == false)
  }

  @Test(arguments: [
    ("0", nil), ("96385074", "0000096385074"), ("36000291452", "0036000291452"),
    ("036000291452", "0036000291452"), ("0036000291452", "0036000291452"),
    ("00036000291452", "0036000291452"), ("10036000291459", "10036000291459"),
    ("4006381333930", nil), ("abc", nil),
  ])
  func codesOfAllLengths(_ code: String, _ gtin: String?) throws {
    let food = try #require(try food("", code: code))
    #expect(food.gtin?.normalized == gtin)
    #expect(food.reasons.contains("its code is no valid product number") == (gtin == nil))
    #expect(food.url == "https://world.openfoodfacts.org/product/\(code)")
  }

  @Test(
    arguments: [
      (#"["en:gluten", "en:sesame-seeds", "en:gluten"]"#, ["gluten", "sesame-seeds"]),
      (#"["fr:avoine"]"#, ["avoine"]), (#"["en:none"]"#, []), ("[]", nil), ("null", nil),
    ] as [(String, [String]?)]
  )
  func tagsBecomePlainNames(_ tags: String, _ names: [String]?) throws {
    let food = try food(#""allergens_tags": \#(tags), "traces_tags": \#(tags)"#)
    #expect(food?.allergens == names)
    #expect(food?.traces == names)
  }

  @Test func ingredientsLoseTheirMarks() throws {
    let food = try food(#""ingredients_text": "_Wheat_ flour,  salt", "ingredients_text_de": """#)
    #expect(food?.ingredientsText == "Wheat flour, salt")
  }

  @Test(
    arguments: [
      (#""quantity": "1,5 L""#, ReferenceUnit.millilitre, ["package 1500"]),
      (
        #""quantity": "500 g", "serving_size": "60.8 g (1 slice)", "serving_quantity": 60.8"#,
        .gram,
        ["serving (1 slice) 60.8", "package 500"]
      ),
      (#""serving_size": "1 can (355 ml)""#, .millilitre, ["serving (1 can) 355"]),
      (#""serving_quantity": "30", "serving_size": "3 biscuits""#, .gram, ["serving 30"]),
      (#""product_quantity": "750", "product_quantity_unit": "ml""#, .millilitre, ["package 750"]),
      (#""serving_quantity": 0, "quantity": "1 piece""#, .gram, []),
      (#""serving_quantity": 1e12"#, .gram, []),
      (#""quantity": "approx. 30 g""#, .gram, ["package 30"]),
      (#""quantity": "6 x 33cl.""#, .millilitre, ["package 330"]),
    ] as [(String, ReferenceUnit, [String])]
  )
  func unitsAndPortions(_ members: String, _ unit: ReferenceUnit, _ portions: [String]) throws {
    let food = try #require(try food(members))
    #expect(food.reference == unit)
    let shown = food.portions.map { portion in
      let grams = portion.grams
      return "\(portion.name) \(grams == grams.rounded() ? "\(Int(grams))" : "\(grams)")"
    }
    #expect(shown == portions)
  }

  @Test func whatIsNoFoodIsLeftOut() throws {
    #expect(try food(#""product_type": "beauty", "product_name": "Soap""#) == nil)
    #expect(try food(#""product_type": "food", "product_name": "Soup""#) != nil)
    #expect(try food("", code: "") == nil)
  }
}
