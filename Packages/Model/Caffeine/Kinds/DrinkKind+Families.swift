extension DrinkKind {
  /// Kinds that are read alike.
  enum Family: Sendable {
    case coffee, tea, cold, energy, alcohol, cocoa, weighed
  }

  var family: Family {
    switch self {
    case .coffee, .instantCoffee, .mixedCoffee, .decafCoffee, .decafInstant, .halfCafCoffee,
      .icedCoffee, .coldBrew,
      .coldBrewMilk, .nitroCoffee, .bottledCoffee, .blendedCoffee, .americano, .latte, .cappuccino,
      .flatWhite, .mocha, .cortado, .espresso, .decafEspresso, .decafLatte, .turkishCoffee,
      .mokaCoffee, .cubanCoffee, .vietnameseCoffee, .robustaCoffee, .strongCoffee, .proteinCoffee,
      .mushroomCoffee, .cereal, .instantPowder, .decafPowder, .coffeeMixPowder:
      .coffee
    case .tea, .greenTea, .whiteTea, .oolongTea, .puerhTea, .decafTea, .icedTea, .brewedIcedTea,
      .instantTea, .chai, .milkTea, .matcha, .matchaLatte, .gyokuro, .lightGreenTea, .riceTea,
      .kombucha, .mate, .bottledMate, .herbal, .teaPowder, .teaMixPowder, .matchaPowder,
      .teaLemonade:
      .tea
    case .cola, .dietCola, .pepperSoda, .citrusSoda, .caffeinatedSoda, .someSoda, .guaranaSoda,
      .plainSoda, .mateSoda, .caffeineFree:
      .cold
    case .energyDrink, .energyShot, .energyCoffee, .energyTea, .energyWater, .energyJuice,
      .energyMix, .energyPowder, .preWorkout, .preWorkoutDrink:
      .energy
    case .coffeeLiqueur, .creamLiqueur, .liqueurCocktail, .coffeeCocktail, .colaCocktail,
      .energyCocktail,
      .teaCocktail:
      .alcohol
    case .hotChocolate, .chocolateMilk, .cocoaPowder, .chocolateDrinkPowder, .chocolateSyrup,
      .darkChocolate, .chocolate, .chocolateFood:
      .cocoa
    case .coffeeBeans, .teaLeaves, .caffeineTablet, .caffeineGum, .caffeineGel, .guaranaPowder,
      .coffeeFood, .coatedBeans, .teaFood, .kolaNut:
      .weighed
    }
  }

  /// Coffee that is made with milk, which no dry coffee is.
  var isMilky: Bool {
    switch self {
    case .latte, .cappuccino, .flatWhite, .mocha, .mixedCoffee, .blendedCoffee: true
    default: false
    }
  }

  /// What it is without its caffeine; a little stays in coffee and tea.
  var decaffeinated: DrinkKind {
    switch self {
    case .espresso, .cortado, .turkishCoffee, .mokaCoffee, .cubanCoffee, .decafEspresso:
      .decafEspresso
    case .instantPowder, .coffeeMixPowder, .coffeeBeans, .decafPowder: .decafPowder
    case .instantCoffee: .decafInstant
    case .cereal, .herbal, .plainSoda: self
    default:
      switch family {
      case .coffee: isMilky ? .decafLatte : .decafCoffee
      case .tea: .decafTea
      case .cold, .energy, .alcohol: .caffeineFree
      case .cocoa, .weighed: self
      }
    }
  }

  /// Of two kinds in one name the higher is meant: an espresso martini is no espresso, a green tea
  /// no plain tea.
  var precedence: Int {
    switch self {
    case .chocolate, .chocolateFood, .darkChocolate: 0
    case .plainSoda, .caffeineFree, .someSoda: 1
    case .hotChocolate, .chocolateMilk, .chocolateSyrup, .chocolateDrinkPowder, .cocoaPowder: 2
    case .coffee, .tea, .cola, .herbal: 3
    case .icedTea, .bottledCoffee, .icedCoffee, .instantCoffee, .instantTea, .dietCola: 4
    case .espresso, .americano, .guaranaSoda, .energyDrink, .creamLiqueur: 5
    case .coatedBeans, .coffeeLiqueur, .coffeeCocktail, .colaCocktail, .energyCocktail,
      .teaCocktail, .caffeineTablet:
      8
    case .cereal, .preWorkoutDrink, .coffeeBeans, .energyShot, .energyMix, .matchaLatte: 7
    default: 6
    }
  }
}
