package import Nutrition

/// What is known of a food, to be checked.
package struct FoodEvidence: Sendable {
  /// What it is called; for a plate, what is on it.
  package var name: String?
  package var ingredients: String?
  /// What the maker declares; `nil` where nothing is known, empty where it declares none.
  package var allergens: [String]?
  package var traces: [String]?
  /// What a dish of this name is usually made of.
  package var parts: String?
  /// Words that may say what is not in the parts: "gluten free bread".
  package var claims: String?
  /// The language of the texts, where it is known.
  package var language: Language?

  package init(
    name: String? = nil,
    ingredients: String? = nil,
    allergens: [String]? = nil,
    traces: [String]? = nil,
    parts: String? = nil,
    claims: String? = nil,
    language: Language? = nil
  ) {
    self.name = name
    self.ingredients = ingredients
    self.allergens = allergens
    self.traces = traces
    self.parts = parts
    self.claims = claims
    self.language = language
  }
}

/// Whether food holds what somebody avoids. It looks at names only, and never says "safe".
package enum DietCheck {
  /// Checks a food as a source describes it.
  ///
  /// - Parameter isRecipe: Whether its ingredients are what such a dish is usually made of rather
  ///   than what a label says.
  package static func check(
    _ food: Food,
    avoiding avoid: [Avoid],
    language: Language? = nil,
    isRecipe: Bool = false,
    vocabulary: Vocabulary = .own
  ) -> Verdict {
    check(
      FoodEvidence(
        name: food.name,
        ingredients: isRecipe ? nil : food.ingredientsText,
        allergens: food.allergens,
        traces: food.traces,
        parts: isRecipe ? food.ingredientsText : nil,
        language: language
      ),
      avoiding: avoid,
      vocabulary: vocabulary
    )
  }

  package static func check(
    _ food: FoodEvidence,
    avoiding avoid: [Avoid],
    vocabulary: Vocabulary = .own
  ) -> Verdict {
    var search = Search(avoid: avoid, language: food.language, vocabulary)
    search.lookAt(food)
    return search.verdict(of: food)
  }
}
