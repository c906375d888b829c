/// A kind of drink, or of food, by the caffeine in it.
package enum DrinkKind: String, CaseIterable, Sendable {
  // Coffee.
  case coffee, instantCoffee, mixedCoffee, decafCoffee, decafInstant, halfCafCoffee, icedCoffee,
    coldBrew,
    coldBrewMilk, nitroCoffee, bottledCoffee, blendedCoffee, americano, latte, cappuccino,
    flatWhite,
    mocha, cortado, espresso, decafEspresso, decafLatte, turkishCoffee, mokaCoffee, cubanCoffee,
    vietnameseCoffee, robustaCoffee, strongCoffee, proteinCoffee, mushroomCoffee, cereal
  case instantPowder, decafPowder, coffeeMixPowder, coffeeBeans
  // Tea and its like.
  case tea, greenTea, whiteTea, oolongTea, puerhTea, decafTea, icedTea, brewedIcedTea, instantTea,
    chai, milkTea, matcha, matchaLatte, gyokuro, lightGreenTea, riceTea, kombucha, mate,
    bottledMate,
    mateSoda, herbal
  case teaPowder, teaMixPowder, matchaPowder, teaLeaves
  // Cold drinks.
  case cola, dietCola, pepperSoda, citrusSoda, caffeinatedSoda, someSoda, guaranaSoda, plainSoda,
    teaLemonade
  // Energy.
  case energyDrink, energyShot, energyCoffee, energyTea, energyWater, energyJuice, energyMix,
    preWorkout, preWorkoutDrink, energyPowder, caffeineTablet, caffeineGum, caffeineGel,
    guaranaPowder
  // With alcohol.
  case coffeeLiqueur, creamLiqueur, liqueurCocktail, coffeeCocktail, colaCocktail, energyCocktail,
    teaCocktail
  // Cocoa and coffee in food.
  case hotChocolate, chocolateMilk, cocoaPowder, chocolateDrinkPowder, chocolateSyrup,
    darkChocolate,
    chocolate, chocolateFood, coffeeFood, coatedBeans, teaFood, kolaNut
  // Said to have none.
  case caffeineFree

  /// What it usually holds and how much of it is usual.
  package var profile: Profile {
    guard let found = Self.profiles[self] else {
      preconditionFailure("\(self) has no profile")
    }
    return found
  }

  /// What is known of a kind of drink.
  package struct Profile: Sendable {
    /// For a person, such as "brewed coffee".
    package let name: String
    package let servings: Servings
    /// What the least and the most of such drinks hold, as a share of the usual.
    package let low: Double
    package let high: Double
    package let vessel: Vessel
  }

  /// What it comes in, which tells what a can, a cup or a large one is.
  package enum Vessel: Sendable {
    /// A cup of coffee or tea, a paper cup at a café.
    case cup
    /// A small cup of strong coffee.
    case demitasse
    /// A can or bottle of a cold drink.
    case can
    /// A small bottle that is emptied at once.
    case shot
    /// A glass at a bar.
    case glass
    /// Something weighed: a powder, a bar.
    case weighed
  }
}
