package import Nutrition
import Words

/// What a search may look at and how much it brings.
package struct SearchOptions: Sendable {
  package var limit = 10
  /// The release of a family to use instead of its newest, such as `fndds-2017-2018`.
  package var release: String?
  /// The only table to look in.
  package var table: String?
  /// The person's language, ISO 639-1; a word that means two foods is read in it.
  package var language: String?

  package init(
    limit: Int = 10,
    release: String? = nil,
    table: String? = nil,
    language: String? = nil
  ) {
    self.limit = limit
    self.release = release
    self.table = table
    self.language = language
  }
}

extension Catalog {
  /// The foods that `text` names, best first.
  ///
  /// - Throws: `CatalogError.unknownTable` for a release or table that is not there;
  ///   `SQLiteError` where a file cannot be read.
  package func search(_ text: String, _ options: SearchOptions = SearchOptions()) throws -> [Food] {
    try matches(for: text, options).prefix(options.limit).map { match in
      var food = match.stored.food
      food.confidence = match.confidence
      food.reasons = match.reasons + food.reasons
      return food
    }
  }

  /// A food with how well it answers.
  struct Match {
    let stored: Shelf.StoredFood
    let score: Double
    let recall: Double
    let confidence: Double
    let isExact: Bool
    let reasons: [String]
    let missing: [(word: String, share: Double)]
  }

  func matches(for text: String, _ options: SearchOptions) throws -> [Match] {
    try reading { try found(for: text, options) }
  }

  private func found(for text: String, _ options: SearchOptions) throws -> [Match] {
    let scope = try Scope(options, shelves)
    let query = try query(text)
    guard !query.words.isEmpty else { return [] }
    let ranking = Ranking(query, pinned: scope.pinned?.family)
    var best: [Hit.Identity: Hit] = [:]
    try addExact(ranking, scope, to: &best)
    try addCandidates(ranking, scope, to: &best)
    try addBranded(ranking, scope, to: &best)
    let hits = best.values.sorted { ($0.score, $1.tieBreak) > ($1.score, $0.tieBreak) }
    let found = try newestOnly(hits, scope, limit: options.limit).map { try match($0, ranking) }
    return found.enumerated()
      .sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
      .map(\.element)
  }

  // MARK: Query

  func query(_ text: String) throws -> Query {
    let phrase = Query.Phrase(text)
    let spelling = Spelling(shelves: shelves)
    var query = Query(words: [])
    for (index, typed) in phrase.words.enumerated() {
      if index == phrase.detail { query.detail = query.words.count }
      let read = try spelling.read(typed) ?? [typed]
      if read != [typed] { query.corrections.append((typed, read.joined(separator: " "))) }
      for (offset, word) in read.enumerated() {
        let isHead = index == phrase.head && offset == read.count - 1
        query.words.append(Query.Word(text: word, weight: try weight(of: word), isHead: isHead))
      }
    }
    return query
  }

  /// Inverse document frequency: `ln(1 + N / (1 + n))` for a word that n of N names have.
  private func weight(of word: String) throws -> Double {
    if Query.optional.contains(word) { return 1 }
    let having = try shelves.reduce(0) { try $0 + $1.frequency(of: word) }
    // A word that no name has tells little: it may be chatter, a brand, another language.
    guard having > 0 else { return 2.5 }
    let all = shelves.reduce(0) { $0 + $1.firstBrandedName }
    return naturalLogarithm(1 + Double(all) / Double(1 + having))
  }

  // MARK: Candidates

  private func addExact(
    _ ranking: Ranking,
    _ scope: Scope,
    to best: inout [Hit.Identity: Hit]
  ) throws {
    let words = ranking.query.texts
    let key = Words.key(of: words, detail: ranking.query.detail)
    let keys = [(key, 0.0), (Words.orderlessKey(of: words), 0.6)]
    for (index, shelf) in shelves.enumerated() {
      for (key, penalty) in keys {
        for (id, language) in try shelf.foodsNamed(exactly: key) {
          guard let stored = try shelf.food(id) else { continue }
          guard scope.allows(table: stored.tableID, shelf: index) else { continue }
          let full = exactScore(stored.table.family, language, scope)
          let identity = Hit.Identity(shelf: index, food: id)
          if let known = best[identity], known.score >= full - penalty { continue }
          best[identity] = Hit(
            identity: identity,
            score: full - penalty,
            recall: 1,
            isExact: true
          )
        }
      }
    }
  }

  /// A name that is just what was typed wins; of several, the one in the person's language, then
  /// the English one.
  private func exactScore(
    _ family: FoodTable.Family,
    _ language: String,
    _ scope: Scope
  ) -> Double {
    if let pinned = scope.pinned { return family == pinned.family ? 2.9 : 2.45 }
    guard family == .everyday else { return 2.8 }
    return 3.7 + (language == scope.language ? 0.2 : language == "en" ? 0.1 : 0)
  }

  private func addCandidates(
    _ ranking: Ranking,
    _ scope: Scope,
    to best: inout [Hit.Identity: Hit]
  ) throws {
    for (index, shelf) in shelves.enumerated() {
      let names = try shelf.candidates(
        for: ranking.query,
        limit: Self.mostCandidates,
        in: scope.tables(ofShelf: index)
      )
      for name in names {
        try add(name, shelf: index, ranking, scope, to: &best)
      }
    }
  }

  private func addBranded(
    _ ranking: Ranking,
    _ scope: Scope,
    to best: inout [Hit.Identity: Hit]
  ) throws {
    for (index, shelf) in shelves.enumerated() {
      let names = try shelf.brandedNames(having: ranking.query.texts, limit: Self.mostBranded)
      for name in names { try add(name, shelf: index, ranking, scope, to: &best) }
    }
  }

  private static let mostCandidates = 60
  private static let mostBranded = 40

  private func add(
    _ id: Int32,
    shelf index: Int,
    _ ranking: Ranking,
    _ scope: Scope,
    to best: inout [Hit.Identity: Hit]
  ) throws {
    guard let name = try shelves[index].name(id) else { return }
    let identity = Hit.Identity(shelf: index, food: name.food)
    guard scope.allows(table: name.table, shelf: index) else { return }
    let score = ranking.score(name.name, family: name.family, kind: name.kind)
    if let known = best[identity], known.score >= score.value { return }
    best[identity] = Hit(
      identity: identity,
      score: score.value,
      recall: score.recall,
      isExact: false,
      missing: score.missing
    )
  }

  // MARK: Results

  /// Of the releases of one food only the newest stays, at the best place any of them had.
  private func newestOnly(_ hits: [Hit], _ scope: Scope, limit: Int) throws -> [Hit] {
    var kept: [Hit] = []
    var places: [String: Int] = [:]
    for hit in hits {
      guard let stored = try shelves[hit.identity.shelf].food(hit.identity.food) else { continue }
      guard let place = places[stored.code] else {
        // A few more than asked for, so that a newer release of one of them can still take its place.
        if kept.count >= limit + 5 { break }
        places[stored.code] = kept.count
        kept.append(hit)
        continue
      }
      let other = try shelves[kept[place].identity.shelf].food(kept[place].identity.food)
      if scope.prefers(stored.table, to: other?.table) {
        kept[place] = Hit(
          identity: hit.identity,
          score: kept[place].score,
          recall: kept[place].recall,
          isExact: kept[place].isExact,
          missing: kept[place].missing
        )
      }
    }
    return kept
  }

  private func match(_ hit: Hit, _ ranking: Ranking) throws -> Match {
    guard let stored = try shelves[hit.identity.shelf].food(hit.identity.food) else {
      throw CatalogError.damaged
    }
    // What an alias lacks, the food's own name may have: "kolache" is one of several pastries.
    var missing = ranking.shares(of: hit.missing)
    let lacking = missing.reduce(0) { $0 + $1.share }
    if !missing.isEmpty { missing.removeAll { stored.words.contains($0.word) } }
    let own = lacking - missing.reduce(0) { $0 + $1.share }
    let (score, recall) = (hit.score + 1.6 * own, hit.recall + own)
    var reasons = ranking.query.corrections.map { "read \"\($0.typed)\" as \"\($0.read)\"" }
    reasons.append(hit.isExact ? "this is what the words name" : Self.share(recall))
    let confidence = hit.isExact ? 0.97 : max(0.05, min(0.95, 0.45 * score * recall))
    return Match(
      stored: stored,
      score: score,
      recall: recall,
      confidence: confidence,
      isExact: hit.isExact,
      reasons: reasons,
      missing: missing
    )
  }

  private static func share(_ recall: Double) -> String {
    recall > 0.99 ? "all words are in its name" : "some words are in its name"
  }
}

/// A name that was found, before the food is read.
struct Hit {
  struct Identity: Hashable {
    let shelf: Int
    let food: Int
  }

  let identity: Identity
  let score: Double
  /// The share of the query that the name has.
  let recall: Double
  let isExact: Bool
  /// The places of the query's words that the name lacks, a bit each.
  var missing: UInt32 = 0

  /// Equal scores stay in the order of the file, so that an answer is the same every time.
  var tieBreak: Int { identity.shelf * 100_000_000 + identity.food }
}
