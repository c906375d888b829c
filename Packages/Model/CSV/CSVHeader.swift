/// The names of a table's columns, and where those wanted stand.
struct CSVHeader {
  /// The wanted columns, by the numbers a caller uses for them.
  let wanted: [String]
  /// Where each wanted column stands; past the end where the table has none.
  let indices: [Int]
  let names: [String]

  static let none = Self(wanted: [], indices: [], names: [])

  init(names: [String], required: [String]?, optional: [String]) throws(CSVError) {
    let wanted = (required ?? names) + optional
    var indices: [Int] = []
    for (number, name) in wanted.enumerated() {
      let places = names.indices.filter { names[$0] == name }
      switch places.count {
      case 1: indices.append(places[0])
      case 0 where number < wanted.count - optional.count:
        throw .missingColumn(name, present: names)
      case 0: indices.append(.max)
      // Where all columns are asked for, two of the same name are told apart by number.
      default:
        guard required == nil, number < names.count else { throw .duplicateColumn(name) }
        indices.append(number)
      }
    }
    self.init(wanted: wanted, indices: indices, names: names)
  }

  private init(wanted: [String], indices: [Int], names: [String]) {
    self.wanted = wanted
    self.indices = indices
    self.names = names
  }
}
