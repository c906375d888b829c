package import Barcodes
package import Nutrition

/// A food as an importer hands it to the catalogue.
package struct FoodRecord: Equatable, Sendable {
  /// A name that people use for the food, beside its own.
  package struct Alias: Equatable, Sendable {
    package enum Kind: Int, Sendable {
      /// Means this food and no other; the first of its language is its main name.
      case exact = 1
      /// A description that may fit, as FNDDS lists them; many are fragments.
      case additional = 2
      /// Another form of an exact name, found as it stands and in no other way.
      case form = 3
      /// An additional description that shares no word with the name.
      case stray = 4
    }

    package let text: String
    package let kind: Kind
    /// The language of the name, as ISO 639-1; empty where the table does not say.
    package let language: String

    package init(_ text: String, _ kind: Kind, language: String = "") {
      self.text = text
      self.kind = kind
      self.language = language
    }
  }

  /// The key within the table, the same in every release of it: an NDB number, a food code.
  package var key: String
  package var name: String
  package var brand: String?
  package var gtin: GTIN?
  package var per100: Nutrients
  package var reference = ReferenceUnit.gram
  package var density: Double?
  /// The first is what one of it weighs when nothing is said, if the table knows.
  package var portions: [Portion] = []
  package var aliases: [Alias] = []
  package var ingredientsText: String?
  /// Names; `nil` where the table does not say.
  package var allergens: [String]?
  package var traces: [String]?
  /// What is doubtful about the row or missing from it, in short sentences.
  package var notes: [String] = []
  package var url: String?
  /// How the numbers came about, where they were computed.
  package var formula: String?

  package init(key: String, name: String, per100: Nutrients) {
    self.key = key
    self.name = name
    self.per100 = per100
  }
}
