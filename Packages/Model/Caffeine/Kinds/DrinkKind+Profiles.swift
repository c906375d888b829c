import Nutrition

/// Sources: USDA FoodData Central (SR Legacy and FNDDS), EFSA Journal 2015;13(5):4102 annex B, and
/// the labels of common products. A line is what is usual (ml:mg, or g:mg of what is weighed), then
/// the lowest and the highest of such drinks as a share of that.
extension DrinkKind {
  static let profiles: [DrinkKind: Profile] =
    coffees
    .merging(teas) { first, _ in first }
    .merging(coldDrinks) { first, _ in first }
    .merging(foods) { first, _ in first }

  private static let coffees: [DrinkKind: Profile] = [
    .coffee: line("brewed coffee", "240:108", 0.6, 1.7, .cup),
    .instantCoffee: line("instant coffee", "240:62", 0.6, 1.6, .cup),
    .mixedCoffee: line("coffee mix with milk and sugar", "180:52", 0.6, 1.5, .cup),
    .decafCoffee: line("decaffeinated coffee", "240:5", 0.3, 3, .cup),
    .decafInstant: line("decaffeinated instant coffee", "240:2.6", 0.4, 2.5, .cup),
    .halfCafCoffee: line("coffee, half decaffeinated", "240:50", 0.6, 1.6, .cup),
    .icedCoffee: line("iced coffee", "355:125", 0.6, 1.6, .cup),
    .coldBrew: line("cold brew", "355:200 240:155 473:215", 0.6, 1.6, .cup),
    .coldBrewMilk: line("cold brew with milk", "355:150", 0.6, 1.5, .cup),
    .nitroCoffee: line("nitro cold brew", "325:225", 0.7, 1.4, .cup),
    .bottledCoffee: line("coffee in a bottle or can", "250:85", 0.5, 1.7, .can),
    .blendedCoffee: line("blended coffee drink", "473:105", 0.6, 1.6, .cup),
    .americano: line("americano", "355:125 473:165", 0.6, 1.5, .cup),
    .latte: line("latte", "300:95 240:80 473:150 591:170", 0.55, 1.4, .cup),
    .cappuccino: line("cappuccino", "200:75 355:110 473:145", 0.55, 1.5, .cup),
    .flatWhite: line("flat white", "180:125 240:130 355:145", 0.55, 1.3, .cup),
    .mocha: line("caffè mocha", "355:120 473:165", 0.55, 1.4, .cup),
    .cortado: line("espresso with a little milk", "60:80 120:115", 0.6, 1.5, .demitasse),
    .espresso: line("espresso", "30:60 60:115 120:140 240:145 500:150", 0.6, 1.5, .demitasse),
    .decafEspresso: line("decaffeinated espresso", "30:3", 0.3, 4, .demitasse),
    .decafLatte: line("decaffeinated coffee with milk", "300:7", 0.3, 3, .cup),
    .turkishCoffee: line("Turkish coffee", "60:50", 0.5, 1.6, .demitasse),
    .mokaCoffee: line("coffee from a moka pot", "60:75", 0.6, 1.5, .demitasse),
    .cubanCoffee: line("Cuban coffee", "30:60", 0.6, 1.4, .demitasse),
    .vietnameseCoffee: line("Vietnamese coffee", "150:120", 0.6, 1.7, .cup),
    .robustaCoffee: line("robusta coffee", "240:220", 0.6, 1.4, .cup),
    .strongCoffee: line("coffee sold as very strong", "355:700", 0.4, 2.2, .cup),
    .proteinCoffee: line("protein coffee", "330:115", 0.5, 1.6, .can),
    .mushroomCoffee: line("mushroom coffee", "240:50", 0.7, 2, .cup),
    .cereal: line("coffee substitute of grain or roots", "240:0", 1, 1, .cup),
    .instantPowder: line("instant coffee, the powder", "2:60", 0.8, 1.3, .weighed),
    .decafPowder: line("decaffeinated instant coffee, the powder", "2:2.4", 0.5, 2, .weighed),
    .coffeeMixPowder: line("coffee mix, the powder", "18:60", 0.5, 1.6, .weighed),
    .coffeeBeans: line("coffee, ground or beans", "10:120", 0.8, 1.8, .weighed),
  ]

  private static let teas: [DrinkKind: Profile] = [
    .tea: line("black tea", "240:46 355:58 473:55 680:50", 0.5, 1.5, .cup),
    .greenTea: line("green tea", "240:30", 0.5, 1.6, .cup),
    .whiteTea: line("white tea", "240:28", 0.5, 1.8, .cup),
    .oolongTea: line("oolong tea", "240:37", 0.5, 1.5, .cup),
    .puerhTea: line("pu-erh tea", "240:55", 0.5, 1.5, .cup),
    .decafTea: line("decaffeinated tea", "240:4", 0.3, 3, .cup),
    .icedTea: line("iced tea", "355:32", 0.3, 1.7, .can),
    .brewedIcedTea: line("brewed iced tea", "355:50", 0.5, 1.5, .cup),
    .instantTea: line("instant tea", "240:32", 0.4, 1.5, .cup),
    .chai: line("chai with milk", "240:48", 0.4, 1.4, .cup),
    .milkTea: line("milk tea", "355:55", 0.4, 2, .cup),
    .matcha: line("matcha", "100:65 240:70", 0.5, 1.6, .cup),
    .matchaLatte: line("matcha latte", "355:65 473:80", 0.5, 1.5, .cup),
    .gyokuro: line("gyokuro", "100:100", 0.5, 1.6, .cup),
    .lightGreenTea: line("roasted green tea", "240:18", 0.4, 1.7, .cup),
    .riceTea: line("green tea with rice", "240:8", 0.4, 2, .cup),
    .kombucha: line("kombucha", "240:22", 0.3, 1.8, .can),
    .mate: line("yerba mate", "240:85", 0.5, 1.6, .cup),
    .bottledMate: line("yerba mate in a bottle or can", "473:145", 0.6, 1.3, .can),
    .mateSoda: line("mate soda", "500:100", 0.7, 1.3, .can),
    .herbal: line("herbal infusion, which is no tea", "240:0", 1, 1, .cup),
    .teaPowder: line("instant tea, the powder", "1:55", 0.3, 1.1, .weighed),
    .teaMixPowder: line("iced tea mix, the powder", "20:7", 0.4, 2, .weighed),
    .matchaPowder: line("matcha powder", "2:62", 0.6, 1.4, .weighed),
    .teaLeaves: line("tea leaves", "2:50", 0.6, 1.4, .weighed),
  ]

  private static let coldDrinks: [DrinkKind: Profile] = [
    .cola: line("cola", "355:35", 0.7, 1.4, .can),
    .dietCola: line("diet cola", "355:42", 0.7, 1.4, .can),
    .pepperSoda: line("pepper-type soda", "355:41", 0.7, 1.3, .can),
    .citrusSoda: line("citrus soda with caffeine", "355:54", 0.8, 1.3, .can),
    .caffeinatedSoda: line("soft drink with caffeine", "355:50", 0.6, 1.4, .can),
    .someSoda: line("soft drink of an unknown kind, often a cola", "355:32", 0, 1.5, .can),
    .guaranaSoda: line("guaraná soda", "350:32", 0.3, 1.8, .can),
    .plainSoda: line("soft drink without caffeine", "355:0", 1, 1, .can),
    .teaLemonade: line("iced tea with lemonade", "473:40", 0.3, 1.5, .can),
    .energyDrink: line(
      "energy drink",
      "250:80 50:75 100:78 330:106 355:125 473:178 500:160",
      0.75,
      1.9,
      .can
    ),
    .energyShot: line("energy shot", "60:200 30:130 90:230 240:200 444:225", 0.4, 1.3, .shot),
    .energyCoffee: line("energy drink with coffee", "355:155 443:200", 0.6, 1.3, .can),
    .energyTea: line("energy drink with tea", "355:120 473:160", 0.6, 1.3, .can),
    .energyWater: line("water with caffeine", "355:60 500:75", 0.4, 1.7, .can),
    .energyJuice: line("energy juice", "240:60 355:80", 0.5, 1.4, .can),
    .energyMix: line("energy drink from a mix", "473:105 240:95", 0.5, 1.6, .can),
    .preWorkout: line("pre-workout powder", "10:200", 0.6, 1.8, .weighed),
    .preWorkoutDrink: line("pre-workout drink", "473:240 355:200 60:200", 0.5, 1.3, .can),
    .energyPowder: line("energy drink powder", "8:110", 0.5, 1.5, .weighed),
    .caffeineTablet: line("caffeine tablet", "0.5:200", 0.5, 1, .weighed),
    .caffeineGum: line("caffeine gum", "2:50", 0.8, 2, .weighed),
    .caffeineGel: line("energy gel with caffeine", "40:50", 0.5, 2, .weighed),
    .guaranaPowder: line("guaraná powder", "2:80", 0.6, 1.4, .weighed),
    .coffeeLiqueur: line("coffee liqueur", "44:10", 0.4, 1.5, .glass),
    .creamLiqueur: line("cream liqueur", "44:3.5", 0.2, 1.5, .glass),
    .liqueurCocktail: line("cocktail with a coffee or cocoa liqueur", "120:12", 0.3, 1.8, .glass),
    .coffeeCocktail: line("cocktail with coffee", "180:50", 0.4, 1.8, .glass),
    .colaCocktail: line("spirit with cola", "240:17", 0.7, 1.4, .glass),
    .energyCocktail: line("spirit with an energy drink", "240:56", 0.6, 1.4, .glass),
    .teaCocktail: line("cocktail with tea or cola", "240:13", 0.2, 1.6, .glass),
  ]

  private static let foods: [DrinkKind: Profile] = [
    .hotChocolate: line("hot chocolate", "240:6", 0.4, 2.5, .cup),
    .chocolateMilk: line("chocolate milk", "240:4", 0.4, 2, .cup),
    .cocoaPowder: line("cocoa powder", "5:11.5", 0.6, 1.3, .weighed),
    .chocolateDrinkPowder: line("chocolate drink powder", "25:5", 0.3, 2, .weighed),
    .chocolateSyrup: line("chocolate syrup", "20:1.6", 0.6, 1.8, .weighed),
    .darkChocolate: line("dark chocolate", "30:20", 0.6, 1.5, .weighed),
    .chocolate: line("chocolate", "40:8", 0.4, 2, .weighed),
    .chocolateFood: line("food with chocolate", "50:3", 0.2, 3, .weighed),
    .coffeeFood: line("food with coffee", "100:18", 0.2, 2.5, .weighed),
    .coatedBeans: line("chocolate-coated coffee beans", "30:250", 0.6, 1.3, .weighed),
    .teaFood: line("food with tea", "100:10", 0, 3, .weighed),
    .kolaNut: line("kola nut", "5:100", 0.6, 1.5, .weighed),
    .caffeineFree: line("drink without caffeine", "355:0", 1, 1, .can),
  ]

  private static func line(
    _ name: String,
    _ text: String,
    _ low: Double,
    _ high: Double,
    _ vessel: Vessel
  ) -> Profile {
    guard let servings = Servings(text) else {
      preconditionFailure("\(name): \(text) is no list of servings")
    }
    return Profile(name: name, servings: servings, low: low, high: high, vessel: vessel)
  }
}
