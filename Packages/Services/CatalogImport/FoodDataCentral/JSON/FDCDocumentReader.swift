import FoodCatalog
import FoodDataCentral
import FoundationEssentials

/// Reads a FoodData Central release in its JSON layout, while it comes in pieces: one object with
/// one list of foods, each complete in itself.
struct FDCDocumentReader {
  /// The names the document goes by, for messages and for telling the release.
  private let names: [String]
  private let decoder = JSONDecoder()
  private var scanner = JSONArrayScanner(Set(FDCFoodList.allCases.map(\.rawValue)))
  private var table: FoodTable?
  private var list: FDCFoodList?
  private var count = 0

  /// - Parameter names: The file's name, then that of its entry if it is an archive.
  init(names: [String]) { self.names = names }

  private var file: String { names.first ?? "" }

  /// Hands the table when it is known, then each food, to the closures.
  ///
  /// Of several lists the first that has foods is taken, since a file is one table.
  mutating func read(
    _ piece: [UInt8],
    begin: (FoodTable) throws -> Void,
    add: (FoodRecord) throws -> Void
  ) throws {
    // The scanner may not call what changes the reader that it is part of.
    var scanner = scanner
    defer { self.scanner = scanner }
    do {
      try scanner.read(piece) { key, element in
        guard let list = FDCFoodList(rawValue: key), self.list ?? list == list else { return }
        count += 1
        guard let food = try decode(element), let record = food.record(in: list) else { return }
        if table == nil {
          let found = release(list, food)
          (table, self.list) = (found, list)
          if let found { try begin(found) }
        }
        try add(record)
      }
    } catch let error as JSONScanError {
      throw described(error)
    }
  }

  /// Tells whether the document was complete and had foods in it.
  func finish() throws(ImportError) {
    do {
      try scanner.finish()
    } catch {
      throw described(error)
    }
    guard !scanner.found.isEmpty else {
      let keys = FDCFoodList.allCases.map(\.rawValue).joined(separator: ", ")
      throw .unknownKind(file: file, reason: "its JSON has none of \(keys)")
    }
    guard table != nil else { throw .empty(file: file) }
  }

  private func decode(_ element: ArraySlice<UInt8>) throws -> FDCFood? {
    do {
      return try decoder.decode(FDCFood?.self, from: Data(element))
    } catch let error as DecodingError {
      throw ImportError.malformed(file: file, reason: "food \(count): \(error.summary)")
    }
  }

  private func described(_ error: JSONScanError) -> ImportError {
    guard error != .noObject else { return .unknownKind(file: file, reason: error.summary) }
    return .malformed(file: file, reason: error.summary)
  }

  /// Told by the names; else a survey tells its years itself.
  private func release(_ list: FDCFoodList, _ food: FDCFood) -> FoodTable? {
    let years = food.surveyDays.map { $0.suffix(4) }.joined(separator: "-")
    return FDCRelease(names: names).table(
      dataType: list.dataType,
      published: food.published,
      years: years
    )
  }
}

extension DecodingError {
  /// What is wrong and under which keys, in one line.
  fileprivate var summary: String {
    let (context, missing): (Context, (any CodingKey)?) =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context, nil)
      case .keyNotFound(let key, let context): (context, key)
      @unknown default: (Context(codingPath: [], debugDescription: "it cannot be read"), nil)
      }
    let path = (context.codingPath + [missing].compactMap(\.self))
      .map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    let text = String(context.debugDescription.prefix(200)).replacing("\n", with: " ")
    return path.isEmpty ? text : "\(path): \(text)"
  }
}
