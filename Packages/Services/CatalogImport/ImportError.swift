/// Why a food table could not be read.
package enum ImportError: Error, Equatable {
  /// The file is no table we know.
  case unknownKind(file: String, reason: String)
  /// A part of a table cannot be read; the reason says where and why.
  case malformed(file: String, reason: String)
  /// Two of the files given hold the same release.
  case twice(String)
  /// Nothing of use is in the file.
  case empty(file: String)
  case cannotRead(file: String, reason: String)

  package var summary: String {
    switch self {
    case .unknownKind(let file, let reason): "\(file) is no food table: \(reason)"
    case .malformed(let file, let reason): "\(file): \(reason)"
    case .twice(let name): "two of the files hold \(name)"
    case .empty(let file): "\(file) holds no foods"
    case .cannotRead(let file, let reason): "cannot read \(file): \(reason)"
    }
  }

  package var hint: String? {
    switch self {
    case .unknownKind, .empty:
      "give a FoodData Central zip (CSV or JSON), as listed by: reset-food catalog update --list"
    case .malformed: "download it again; nothing was changed"
    case .twice: "give one of them"
    case .cannotRead: nil
    }
  }
}
