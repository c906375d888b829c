import EmbeddedTables
import FoodCatalog
import Nutrition
import SQLite
import Testing

@testable import MealText

/// What belongs to which food, and how much of it there is, in sentences as people say them.
struct SentenceTests {
  private func read(_ text: String) throws -> [String] {
    let reader = try MealReader(Catalog([Database(image: EmbeddedTables.image)]))
    return try reader.read(text).items.map { item in
      "\(item.food?.id.key ?? "?") \(Int(item.grams.best.rounded()))"
    }
  }

  /// A clause that names no food is none.
  @Test(arguments: [
    ("three ounces of chicken once the bone and fat are taken out", ["chicken 85"]),
    ("a lamb chop, around 5 ounces after cooking", ["lamb-chop 142"]),
    ("a yogurt, just a small one", ["yogurt 125"]),
    ("orange juice from a carton", ["orange-juice 200"]),
    ("nachos loaded with cheese", ["nachos 174"]), ("coffee but no sugar", ["coffee 240"]),
    ("one nut, a cashew", ["cashews 2"]), ("canned tuna in water", ["tuna-canned 120"]),
    ("a drumstick with the skin on", ["chicken-drumstick 52"]),
    ("cooked broccoli with no added fat", ["broccoli 156"]),
  ])
  func saysMoreOfOneFood(text: String, items: [String]) throws {
    #expect(try read(text) == items)
  }

  /// A dish that is only a heading for its counted parts is not counted beside them.
  @Test(arguments: [
    (
      "a sandwich with 2 slices of rye bread, 30 g of ham and a slice of cheddar",
      ["bread-rye 64", "ham 30", "cheese 28"]
    ),
    (
      "a bowl of cereal with a cup of corn flakes and a cup of skim milk",
      ["corn-flakes 28", "milk-skim 244"]
    ),
    ("a smoothie with 1 banana and 200 ml of milk", ["banana 118", "milk 206"]),
    ("an omelette with 3 eggs and 20 g of cheddar", ["omelette 183", "cheese 20"]),
  ])
  func countsThePartsAlone(text: String, items: [String]) throws {
    #expect(try read(text) == items)
  }

  /// An amount that is said once of several foods is that of each.
  @Test(arguments: [
    (
      "lentil soup and brown rice, both served in one cup each",
      ["lentil-soup 248", "brown-rice 195"]
    ),
    ("rice and black beans, 100 g each", ["rice 100", "black-beans 100"]),
    ("broccoli and rice", ["broccoli 156", "rice 158"]),
    ("a coffee with an ounce of half and half", ["coffee 240", "cream 28"]),
    ("a piece of fudge that weighs half an ounce and an espresso", ["fudge 14", "espresso 30"]),
  ])
  func sharesAmounts(text: String, items: [String]) throws {
    #expect(try read(text) == items)
  }

  /// What is beside a dish is not lost in it, and what is in it is not counted beside it.
  @Test(arguments: [
    (
      "a turkey sandwich with mustard and a side salad",
      ["turkey-sandwich 143", "salad-no-dressing 100"]
    ),
    ("greek salad with grilled chicken", ["greek-salad 268", "chicken-breast 120"]),
    ("3 eggs scrambled with spinach and feta", ["egg-scrambled 183", "spinach-raw 30", "feta 28"]),
    ("some cheese and crackers", ["cheese 28", "crackers 16"]),
    ("3 egg omelette with cheese", ["omelette-cheese 195"]),
    ("two-egg cheese omelet", ["omelette-cheese 130"]),
    ("8 california rolls", ["sushi-california 240"]), ("steamed asparagus", ["asparagus 90"]),
    ("a cookie", ["cookie 16"]), ("3 tortillas of 30 g", ["flour-tortilla 90"]),
  ])
  func keepsWhatIsBeside(text: String, items: [String]) throws {
    #expect(try read(text) == items)
  }

  /// What looks like a verb, a kind or "one" may be the food.
  @Test(arguments: [
    ("pudding 200g", ["pudding 200"]), ("herring 150 g", ["herring 150"]),
    ("flaxseed 10 g", ["flaxseed 10"]), ("a cookie, a coffee", ["cookie 16", "coffee 240"]),
    ("coffee, large", ["coffee 473"]),
    ("toast with egg but no butter", ["scrambled-eggs-on-toast 180"]),
    ("a fruit, a yogurt", ["fruit-salad 250", "yogurt 150"]),
    ("a bowl of fiber one", ["all-bran 40"]),
  ])
  func losesNoFood(text: String, items: [String]) throws {
    #expect(try read(text) == items)
  }

  /// Numbers and sizes that belong to a name, and whole things by their inches.
  @Test(arguments: [
    ("a 3 Musketeers bar", ["three-musketeers 54"]),
    ("a large whole wheat tortilla", ["wrap-wholewheat 75"]),
    ("half a canned peach", ["canned-peach 98"]),
    ("a 12-inch pepperoni pizza", ["pizza-pepperoni 658"]),
    ("a tall cappuccino", ["cappuccino 260"]),
  ])
  func readsNumbersInNames(text: String, items: [String]) throws {
    #expect(try read(text) == items)
  }
}
