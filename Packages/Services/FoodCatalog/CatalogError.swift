/// Why a catalogue file cannot be used.
package enum CatalogError: Error, Equatable {
  case notACatalog
  case otherVersion(Int)
  case damaged
  case unknownTable(String, known: [String])

  package var summary: String {
    switch self {
    case .notACatalog: "the food catalogue is a file of some other program"
    case .otherVersion: "the food catalogue was built by another version of the program"
    case .damaged: "the food catalogue is damaged"
    case .unknownTable(let name, _): "no food table is called \"\(name)\""
    }
  }

  package var hint: String? {
    switch self {
    case .notACatalog: "move it away, then add your tables again with: reset-food catalog update"
    case .otherVersion, .damaged: "remove it and run: reset-food catalog update"
    case .unknownTable(_, let known): "known tables: \(known.joined(separator: ", "))"
    }
  }
}
