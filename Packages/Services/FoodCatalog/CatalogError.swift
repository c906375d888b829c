/// Why a catalogue file cannot be used.
package enum CatalogError: Error, Equatable {
  case notACatalog
  case otherVersion(Int)
  case damaged
  case unknownTable(String, known: [String])
  /// No table of this name was added, so it cannot be taken out; one inside the program cannot.
  case notAdded(String, added: [String])
  /// The file or its folder cannot be used.
  case fileTrouble(path: String, reason: String)

  package var summary: String {
    switch self {
    case .notACatalog: "the food catalogue is a file of some other program"
    case .otherVersion: "the food catalogue was built by another version of the program"
    case .damaged: "the food catalogue is damaged"
    case .unknownTable(let name, _): "no food table is called \"\(name)\""
    case .notAdded(let name, _): "no food table called \"\(name)\" was added"
    case .fileTrouble(let path, let reason): "\(path): \(reason)"
    }
  }

  package var hint: String? {
    switch self {
    case .notACatalog: "move it away, then add your tables again with: reset-food catalog update"
    case .otherVersion, .damaged: "remove it and run: reset-food catalog update"
    case .fileTrouble: "look at the permissions of the file and of its folder"
    case .unknownTable(_, let known): "known tables: \(known.joined(separator: ", "))"
    case .notAdded(_, let added) where added.isEmpty: "the tables inside the program stay"
    case .notAdded(_, let added): "added tables: \(added.joined(separator: ", "))"
    }
  }
}
