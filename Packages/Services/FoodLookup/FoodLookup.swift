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
  /// The only food table to look in, where the person named one in place of a source.
  package let table: String?

  /// - Parameters:
  ///   - sources: Whoever may be asked.
  ///   - order: The names of those to ask, first to last, for each kind of question.
  ///   - others: Finds a source by its name that is in no order; asked only for foods it gave.
  ///   - own: What the person said themselves; asked before everybody, whatever the order.
  ///   - table: The only food table that `sources` look in.
  package init(
    _ sources: [any FoodSource],
    order: [QuestionKind: [String]],
    others: @escaping @Sendable (String) -> (any FoodSource)? = { _ in nil },
    own: (any FoodSource)? = nil,
    table: String? = nil
  ) {
    self.sources = sources
    self.order = order
    self.others = others
    self.own = own
    self.table = table
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
    guard item != gtin else { return result }
    guard result.source == nil else {
      result.explain("the number is that of a case; this is what is in it")
      return result
    }
    // Some list a product under the number of its case alone.
    let outer = FoodQuestion(.barcode(gtin), languages: languages)
    return result.followed(by: try await ask(outer, whom(for: outer)))
  }

  /// Foods by words, the best first.
  package func search(
    _ words: String,
    limit: Int,
    languages: [String] = ["en"]
  ) async throws -> LookupResult {
    try await ask(FoodQuestion(.search(words, limit: limit), languages: languages))
  }

  /// What was eaten, in plain words.
  ///
  /// - Parameter readHere: Reads the words by the tables of this disk, where it is their turn: whoever
  ///   asks has them open, and knows more of what was read than an answer holds. `false` where they
  ///   have nothing.
  package func describe(
    _ text: String,
    languages: [String] = ["en"],
    readHere: () throws -> Bool
  ) async throws -> LookupResult {
    let question = FoodQuestion(.describe(text), languages: languages)
    return try await ask(question, whom(for: question), readingHere: readHere)
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
    _ sources: [any FoodSource],
    readingHere readHere: () throws -> Bool? = { nil }
  ) async throws -> LookupResult {
    var result = LookupResult()
    for source in sources {
      try Task.checkCancellation()
      let isHere = source.about.kind == .local && !(source is SilentSource)
      if isHere, let isFound = try readHere() {
        if result.note(source.about, isFound: isFound) { break }
      } else if try await result.take(source, question) {
        break
      }
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
      // By an id it gave, any source may be asked.
      guard about.capabilities.contains(question.kind) || question.isFood else {
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
      // Some tell what they are only when they are asked.
      self.source = source.about
      return true
    } catch let failure as SourceFailure {
      note(about, .failed(failure.kind))
      failures.append(failure)
      return false
    }
  }

  /// Notes how a source did that was read by somebody else; `true` where it has an answer.
  fileprivate mutating func note(_ about: SourceDescription, isFound: Bool) -> Bool {
    note(about, isFound ? .found : .notFound)
    if isFound { source = about }
    return isFound
  }

  private mutating func note(_ about: SourceDescription, _ status: Status) {
    tried.append(Tried(source: about.name, status: status))
  }

  /// What a second question came to, after this one that nobody had an answer to.
  fileprivate func followed(by other: LookupResult) -> LookupResult {
    var result = other
    result.failures = failures + other.failures
    return result
  }

  fileprivate mutating func explain(_ reason: String) {
    for index in answer.foods.indices { answer.foods[index].reasons.append(reason) }
  }
}

extension FoodQuestion {
  fileprivate var isFood: Bool { if case .food = subject { true } else { false } }
}
