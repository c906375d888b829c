package import JSON

/// A release of a food table in the catalogue: where it came from and what may be done with it.
package struct FoodTable: Equatable, Sendable {
  /// What kind of rows a table holds; it decides how they compete in a search.
  package enum Family: String, Sendable {
    case everyday
    /// USDA Standard Reference; the code of a row is its NDB number.
    case standardReference = "sr"
    /// USDA Food and Nutrient Database for Dietary Studies; the code is the food code.
    case fndds
    case foundation
    case branded
    /// Packaged products of Open Food Facts; the key of a row is its barcode.
    case products

    /// Whether its rows are single makers' products: they have many names that say little.
    var isBranded: Bool { self == .branded || self == .products }
  }

  /// The name that food ids begin with, such as `fndds-2017-2018`.
  package var name: String
  package var family: Family
  package var title: String
  package var licence: String
  package var attribution: String
  /// The day the release was published, `YYYY-MM-DD` or less.
  package var released: String
  /// The file or address it was read from.
  package var origin: String
  package var bytes: Int
  package var sha256: String
  /// The day it was added, `YYYY-MM-DD`.
  package var added: String
  /// What a row's key is put behind for the address of its page; empty where rows have their own.
  package var page: String
  package var foods = 0
  package var portions = 0

  package init(
    name: String,
    family: Family,
    title: String,
    licence: String = "public domain (CC0 1.0)",
    attribution: String,
    released: String,
    origin: String = "",
    bytes: Int = 0,
    sha256: String = "",
    added: String = "",
    page: String = ""
  ) {
    self.name = name
    self.family = family
    self.title = title
    self.licence = licence
    self.attribution = attribution
    self.released = released
    self.origin = origin
    self.bytes = bytes
    self.sha256 = sha256
    self.added = added
    self.page = page
  }
}

extension FoodTable {
  /// The table whose first portion is what a person means who says nothing more.
  package static let everydayName = "everyday"
}

extension FoodTable: JSONRepresentable {
  package var json: JSON {
    [
      "name": .string(name),
      "family": .string(family.rawValue),
      "title": .string(title),
      "release": .string(released),
      "foods": .int(foods),
      "portions": .int(portions),
      "licence": .string(licence),
      "attribution": .string(attribution),
      "date": added.isEmpty ? .null : .string(added),
      "origin": origin.isEmpty ? .null : .string(origin),
      "bytes": bytes == 0 ? .null : .int(bytes),
      "sha256": sha256.isEmpty ? .null : .string(sha256),
    ]
  }
}
