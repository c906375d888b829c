import Amounts
import FoodCatalog
import Nutrition
import Words

/// Finds the food of a phrase and how much of it, both together.
struct PhraseMatcher {
  let candidates: Candidates
  let names: PortionNames
  let remembered: [String: Remembered]

  /// A food with the portion that fits it best.
  struct Pairing {
    let candidate: FoodCandidate
    let choice: PortionChooser.Choice

    var score: Double { candidate.score + choice.fit }

    /// Nothing less sure is called a match; that a word names its portion speaks for a food too.
    /// So does a name that has all of several words, however much else it says.
    func isSureEnough(of words: Int) -> Bool {
      if words > 1, candidate.recall > 0.99, candidate.score > 0.5 { return true }
      return candidate.score + max(0, choice.fit - 0.3) >= 1.05
    }
  }

  /// The item, or `nil` where the phrase has no word to look up.
  ///
  /// - Parameter given: How much there is, where the words do not say it.
  func item(_ phrase: Phrase, amount given: Amount? = nil) throws -> Item? {
    var reading = try namedWithNumber(phrase) ?? phrase.reading
    if let given { reading.amount = given }
    guard !reading.food.isEmpty else { return nil }
    let words = reading.food.joined(separator: " ")
    var pairings = try pairings(words, reading.amount)
    if let sandwich = try onBread(phrase, reading.amount),
      sandwich[0].score > (pairings.first?.score ?? 0) - 0.4
    {
      pairings = sandwich
    }
    if let best = pairings.first, phrase.clauses.count > 1,
      best.candidate.recall < (phrase.clauses[1].isListed ? 0.7 : 0.99)
    {
      // What it lacks may be in no name, and what it holds may say too much: the dish with its parts,
      // then the dish alone, is the better name.
      let whole = Phrase(clauses: phrase.clauses.filter { $0.joint != .without })
      if whole.clauses.count > 1, whole != phrase {
        let held = try self.pairings(whole.searchText, reading.amount)
        if let other = held.first, other.score > best.score + 0.3 { pairings = held }
      }
      let dish = AmountParser.read(phrase.clauses[0].tokens).food.joined(separator: " ")
      let plain = try self.pairings(dish, reading.amount)
      if let other = plain.first, let best = pairings.first, other.score > best.score + 0.3 {
        pairings = plain
      }
    }
    let text = Self.text(phrase)
    guard let best = pairings.first, best.isSureEnough(of: reading.food.count) else {
      return unknown(text, words, reading.amount, nearest: pairings)
    }
    return item(best, text: text, others: Array(pairings.dropFirst()), reading.amount)
  }

  /// What lies on a bun is a sandwich, whether it is called one or not.
  private func onBread(_ phrase: Phrase, _ amount: Amount) throws -> [Pairing]? {
    guard let bread = phrase.clauses.firstIndex(where: { $0.joint == .detail && $0.isBread }),
      bread > 0, !phrase.searchText.contains("sandwich")
    else { return nil }
    var whole = phrase
    whole.clauses[bread - 1].tokens.append(.word("sandwich"))
    let found = try pairings(whole.searchText, amount)
    guard let best = found.first?.candidate, best.recall > 0.97,
      Words.all(of: best.food.name).contains("sandwich")
    else { return nil }
    return found
  }

  /// "5 hour energy", "7 up", "tres leches" and "meia de leite" are names, not amounts.
  private func namedWithNumber(_ phrase: Phrase) throws -> AmountParser.Reading? {
    guard phrase.clauses.count == 1, let first = phrase.clauses[0].tokens.first,
      first.isNumber || first.word.map(Self.counts) == true
    else { return nil }
    let words = Self.text(phrase)
    guard words.utf8.count < 40, try candidates.catalog.hasName(words) else { return nil }
    return AmountParser.Reading(amount: Amount(), food: [words])
  }

  private static func counts(_ word: String) -> Bool {
    AmountWords.isHalf(word) || AmountWords.number(word) != nil && !AmountWords.isArticle(word)
  }

  private func pairings(_ words: String, _ amount: Amount) throws -> [Pairing] {
    if let own = try rememberedPairing(words, amount) {
      return [own]
        + (try pairingsAsSaid(words, amount)).filter {
          $0.candidate.food.id != own.candidate.food.id
        }
    }
    let found = try pairingsAsSaid(words, amount)
    guard found.first?.candidate.isExact != true, let bare = Shops.dropped(from: words) else {
      return found
    }
    // A shop's own latte is a latte.
    let plain = try pairingsAsSaid(bare, amount)
    guard let best = plain.first, best.candidate.isExact else { return found }
    return plain
  }

  /// The food that the person means by these words.
  private func rememberedPairing(_ words: String, _ amount: Amount) throws -> Pairing? {
    guard !remembered.isEmpty, let own = remembered[Remembered.key(words: words)],
      var food = try candidates.catalog.food(own.food)
    else { return nil }
    if let grams = own.grams { food.portions.insert(Portion(name: "yours", grams: grams), at: 0) }
    let candidate = FoodCandidate(meant: food, reason: "as you said before")
    var choice = PortionChooser(fit(of: candidate, to: PhraseWords(words))).choose(amount)
    if let grams = own.grams, amount.grams == nil, amount.measure == nil {
      choice.grams = Estimate(
        low: grams * (amount.count?.low ?? 1),
        best: grams * (amount.count?.middle ?? 1),
        high: grams * (amount.count?.high ?? 1)
      )
      choice.unit = "yours"
    }
    return Pairing(candidate: candidate, choice: choice)
  }

  private func fit(of candidate: FoodCandidate, to words: PhraseWords) -> PortionFit {
    PortionFit(food: candidate.food, missing: candidate.missing, words: words, names: names)
  }

  private func pairingsAsSaid(_ words: String, _ amount: Amount) throws -> [Pairing] {
    let asked = PhraseWords(words)
    return try candidates.of(words).map { candidate in
      var choice = PortionChooser(fit(of: candidate, to: asked)).choose(amount)
      choice.fit += qualified(candidate.food, amount)
      return Pairing(candidate: candidate, choice: choice)
    }.sorted { $0.score > $1.score }
  }

  /// "An individual pie" is a food of its own where the tables have one, and what comes out of a
  /// bottle is bottled.
  private func qualified(_ food: Food, _ amount: Amount) -> Double {
    var asked = amount.qualifiers
    if case .household(let vessel)? = amount.measure, let state = Self.packed[vessel] {
      asked.append(state)
    }
    guard !asked.isEmpty else { return 0 }
    let own = Set(Words.all(of: food.name))
    return 0.15 * Double(asked.count(where: own.contains))
  }

  private static let packed = ["bottle": "bottled", "can": "canned"]
    .mapValues { Words.all(of: $0).first ?? $0 }

  private static func text(_ phrase: Phrase) -> String {
    phrase.clauses.flatMap(\.tokens).compactMap { token in
      switch token {
      case .word(let word): word
      case .number(let low, let high, _): low == high ? short(low) : "\(short(low))-\(short(high))"
      case .sign: nil
      }
    }.joined(separator: " ")
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e12
      ? String(Int(value)) : "\((value * 100).rounded() / 100)"
  }
}
