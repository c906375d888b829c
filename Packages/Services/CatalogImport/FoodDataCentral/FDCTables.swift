import CSV
import FoodCatalog

/// The tables that a FoodData Central archive holds, and which rows belong to which.
///
/// A download of one kind has one; the full download has all. Other rows (samples, acquisitions)
/// are the laboratory's, not foods.
struct FDCTables {
  /// A table and the place of each of its foods, by FoodData Central's number.
  struct Entry {
    let table: FoodTable
    var places: [Int: Int] = [:]
  }

  private(set) var entries: [Entry] = []

  init(_ archive: FDCArchive) throws {
    let release = FDCRelease(names: archive.names)
    var known: [String: Int?] = [:]
    try archive.read("food", ["fdc_id", "data_type"], optional: ["publication_date"]) { record in
      guard let id = try record.int(0) else { return }
      let type = record.string(1)
      let place: Int?
      if let found = known[type] {
        place = found
      } else {
        place = add(release.table(dataType: type, published: record.string(2)))
        known[type] = .some(place)
      }
      guard let place, entries[place].places[id] == nil else { return }
      entries[place].places[id] = entries[place].places.count
    }
  }

  private mutating func add(_ table: FoodTable?) -> Int? {
    guard let table else { return nil }
    entries.append(Entry(table: table))
    return entries.count - 1
  }
}
