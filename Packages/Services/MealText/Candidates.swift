import FoodCatalog

/// The foods that words may mean, asked of the catalogue once for each wording of a text.
final class Candidates {
  let catalog: Catalog
  private var options: SearchOptions
  private var known: [String: [FoodCandidate]] = [:]

  /// So many are weighed against each other: the right one is seldom further down.
  private static let considered = 40

  init(_ catalog: Catalog, _ options: SearchOptions) {
    self.catalog = catalog
    self.options = options
    self.options.limit = Self.considered
  }

  /// Best first.
  func of(_ words: String) throws -> [FoodCandidate] {
    if let found = known[words] { return found }
    let found = try catalog.candidates(for: words, options)
    known[words] = found
    return found
  }
}
