package import Barcodes
package import FoodSources
package import Nutrition

/// Asks sources in the order that the person configured until one has an answer.
///
/// A source that fails is passed over like one that has nothing; the result tells of both. Thrown
/// are `CancellationError`, and what the tables on this disk throw: those must be mended.
package struct FoodLookup: Sendable {
  private let sources: [any FoodSource]
  private let order: [QuestionKind: [String]]
  private let others: @Sendable (String) -> (any FoodSource)?
  private let own: (any FoodSource)?

  /// - Parameters:
  ///   - sources: Whoever may be asked.
  ///   - order: The names of those to ask, first to last, for each kind of question.
  ///   - others: Finds a source by its name that is in no order; asked only for foods it gave.
  ///   - own: What the person said themselves; asked before everybody, whatever the order.
  package init(
    _ sources: [any FoodSource],
    order: [QuestionKind: [String]],
    others: @escaping @Sendable (String) -> (any FoodSource)? = { _ in nil },
    own: (any FoodSource)? = nil
  ) {
    self.sources = sources
    self.order = order
    self.others = others
    self.own = own
  }

  /// Asks for whatever it may be.
  package func ask(_ question: FoodQuestion) async throws -> LookupResult {
    try await ask(question, whom(for: question))
  }

  /// The product with this number.
  ///
  /// The number of a case leads to what is in the case. Numbers that a shop gave itself, and books,
  /// are asked of nobody but the person.
  package func lookup(
    barcode gtin: GTIN,
    languages: [String] = ["en"]
  ) async throws -> LookupResult {
    let item = gtin.item
    let question = FoodQuestion(.barcode(item), languages: languages)
    guard item.scope == .product else {
      var result = try await ask(question, own.map { [$0] } ?? [])
      if result.source == nil {
        result.tried = []
        result.remark = item.scope.remark
      }
      return result
    }
    var result = try await ask(question, whom(for: question))
    if item != gtin { result.explain("the number is that of a case; this is what is in it") }
    return result
  }

  /// Foods by words, the best first.
  package func search(
    _ words: String,
    limit: Int,
    languages: [String] = ["en"]
  ) async throws -> LookupResult {
    try await ask(FoodQuestion(.search(words, limit: limit), languages: languages))
  }

  /// The food with this id, by the source that gave the id.
  package func food(_ id: FoodID, languages: [String] = ["en"]) async throws -> LookupResult {
    try await ask(FoodQuestion(.food(id), languages: languages))
  }

  // MARK: - Whom

  private func whom(for question: FoodQuestion) -> [any FoodSource] {
    let first = own.map { [$0] } ?? []
    if case .food(let id) = question.subject {
      let named = (first + sources).filter { $0.about.name == id.source }
      guard named.isEmpty else { return named }
      return others(id.source).map { [$0] } ?? tables
    }
    let names = order[question.kind] ?? []
    let asked = names.compactMap { name in sources.first { $0.about.name == name } }
    return first.filter { $0.about.capabilities.contains(question.kind) } + asked
  }

  /// Whose foods bear the name of their table.
  private var tables: [any FoodSource] { sources.filter { $0.about.kind == .local } }

  private func ask(
    _ question: FoodQuestion,
    _ sources: [any FoodSource]
  ) async throws -> LookupResult {
    var result = LookupResult()
    for source in sources {
      try Task.checkCancellation()
      if try await result.take(source, question) { break }
    }
    return result
  }
}

extension LookupResult {
  /// Asks one source; `true` where it has an answer.
  fileprivate mutating func take(
    _ source: any FoodSource,
    _ question: FoodQuestion
  ) async throws -> Bool {
    let about = source.about
    do {
      guard about.capabilities.contains(question.kind) else {
        var failure = SourceFailure(
          source: about.name,
          .unsupported,
          "\(about.name) cannot answer by \(question.kind.rawValue)"
        )
        failure.wasAsked = false
        throw failure
      }
      let found = try await source.answer(question)
      // That nothing on a picture can be eaten is an answer, which nobody else need be paid for.
      guard !found.isEmpty || question.kind == .photo else {
        // That the person has not spoken of a product goes without saying.
        if about.name != PersonalSource.name { note(about, .notFound) }
        return false
      }
      note(about, found.isStale ? .stale : found.retrieved == nil ? .found : .cached)
      answer = found
      self.source = about
      return true
    } catch let failure as SourceFailure {
      note(about, .failed(failure.kind))
      failures.append(failure)
      return false
    }
  }

  private mutating func note(_ about: SourceDescription, _ status: Status) {
    tried.append(Tried(source: about.name, status: status))
  }

  fileprivate mutating func explain(_ reason: String) {
    for index in answer.foods.indices { answer.foods[index].reasons.append(reason) }
  }
}

extension GTIN.Scope {
  /// Why nobody is asked.
  fileprivate var remark: String? {
    switch self {
    case .product, .packaging: nil
    case .inStore: "a shop made this number up, often with a price or a weight in it"
    case .book: "this is the number of a book"
    case .coupon: "this is the number of a coupon"
    }
  }
}
