import Amounts
import FoodCatalog
import Nutrition
import Words

/// Puts clauses together that are one food: "ham and cheese sandwich", "coffee with milk", "a
/// burrito with chicken, rice and beans".
struct PhraseBuilder {
  let candidates: Candidates

  func phrases(_ clauses: [Clause]) throws -> [Phrase] {
    var phrases: [Phrase] = []
    var index = 0
    while index < clauses.count {
      if index + 1 < clauses.count, clauses[index + 1].joint == .parts,
        AmountParser.beginsWithAmount(clauses[index + 1].tokens)
      {
        // "smoothie: 1 banana, 1 cup milk" is its parts.
        index += 1
        continue
      }
      if !phrases.isEmpty, let amount = SharedAmounts.amount(of: clauses[index]) {
        SharedAmounts.add(amount, to: &phrases)
        index += 1
        continue
      }
      if index + 1 < clauses.count, try isNamed(clauses[index], by: clauses[index + 1]) {
        // "one nut, an almond" is the almond.
        index += 1
        continue
      }
      let length = try lengthOfFood(at: index, in: clauses)
      var phrase = Phrase(clauses: Array(clauses[index..<index + length]))
      index += length
      var before = index
      repeat {
        before = index
        while index < clauses.count, belongs(clauses[index], to: phrase) {
          phrase.clauses.append(clauses[index])
          index += 1
        }
        if index < clauses.count, try isBrand(clauses[index], of: phrase) {
          phrase.clauses.append(clauses[index])
          index += 1
        }
        let more = try lengthOfDetails(of: phrase, at: index, in: clauses)
        phrase.clauses += clauses[index..<index + more]
        index += more
      } while index > before
      phrases.append(phrase)
    }
    return phrases
  }

  /// Whether `next` names what `clause` only tells the kind of: "one cookie, a macaroon", but not
  /// "a cookie, a coffee".
  private func isNamed(_ clause: Clause, by next: Clause) throws -> Bool {
    guard let kind = clause.kind, next.isNamedAnew else { return false }
    let found = try candidates.of(Phrase(clauses: [next]).searchText).first
    let words = found.map { Words.all(of: $0.food.name) } ?? []
    return Words.all(of: kind).allSatisfy(words.contains)
  }

  /// Whether a clause says more of the food before it and is none of its own.
  private func belongs(_ clause: Clause, to phrase: Phrase) -> Bool {
    if SharedAmounts.amount(of: clause) != nil { return false }
    if clause.vessel != nil { return true }
    if clause.joint == .without || clause.joint == .such { return true }
    // "vegetables like carrots, broccoli and greens" goes on as it began.
    if clause.isListed, phrase.clauses.last(where: { !$0.isListed })?.joint == .such,
      !AmountParser.beginsWithAmount(clause.tokens)
    {
      return true
    }
    if clause.joint == .detail {
      // "43 g of cereal, covered with 200 g of milk" are two amounts of two foods.
      if clause.hasNumber, phrase.clauses[0].hasNumber { return false }
      // "wrapped in a medium tortilla" counts the tortilla.
      if clause.isSizedBread { return false }
      // Butter is on the bread, not the bread in the butter.
      return !clause.isBread || !phrase.isSpread
    }
    if phrase.takes(clause) { return true }
    // "an omelette with 3 eggs" says how large it is.
    if clause.joint == .with, AmountParser.isEggCount(clause.tokens),
      AmountParser.isOfEggs(phrase.reading.food)
    {
      return true
    }
    // "filled with meat, poultry or seafood" goes on as it began.
    if phrase.clauses.last?.joint == .detail, phrase.isMeal,
      !AmountParser.beginsWithAmount(clause.tokens)
    {
      return true
    }
    return clause.isDetail
  }

  /// "made with sausage and cheese": the list goes on while some food has all of it.
  private func lengthOfDetails(of phrase: Phrase, at start: Int, in clauses: [Clause]) throws -> Int
  {
    let isOpen = phrase.clauses.contains { $0.joint == .detail || $0.joint == .with }
    guard isOpen || start < clauses.count && clauses[start].joint == .with else { return 0 }
    var most = 0
    while start + most < clauses.count, most < 4, clauses[start + most].mayBePart { most += 1 }
    for length in stride(from: most, to: 0, by: -1) {
      var whole = phrase
      whole.clauses += clauses[start..<start + length]
      let found = try candidates.of(whole.searchText)
      // "with spinach and feta" is no omelet of them.
      if phrase.clauses[0].joint == .with,
        found.first?.leads(with: Words.all(of: whole.searchText)) != true
      {
        continue
      }
      if found.prefix(3).contains(where: Self.holdsAll) { return length }
    }
    return 0
  }

  /// "a sports drink, Powerade": some table puts that name in brackets behind the food.
  private func isBrand(_ clause: Clause, of phrase: Phrase) throws -> Bool {
    guard clause.joint == .apart, clause.tokens.count <= 2, !clause.hasNumber,
      !AmountParser.beginsWithAmount(clause.tokens), phrase.clauses.count == 1,
      let word = clause.tokens.first?.word
    else { return false }
    let whole = Phrase(clauses: phrase.clauses + [clause])
    return try candidates.of(whole.searchText).prefix(3).contains { candidate in
      guard Self.holdsAll(candidate), let bracket = candidate.food.name.firstIndex(of: "(") else {
        return false
      }
      return Words.plain(of: String(candidate.food.name[bracket...])).contains(word)
    }
  }

  /// Whether the food has all that was named; that it is a sandwich need not be in its name.
  private static func holdsAll(_ candidate: FoodCandidate) -> Bool {
    candidate.missing.allSatisfy { $0.word == "sandwich" || $0.share < 0.02 }
  }

  private func lengthOfFood(at index: Int, in clauses: [Clause]) throws -> Int {
    if let length = try lengthWithParts(at: index, in: clauses) { return length }
    if let length = try lengthOfListedDish(at: index, in: clauses) { return length }
    var most = 1
    let isCounted = AmountParser.beginsWithAmount(clauses[index].tokens)
    while index + most < clauses.count, most < 4, isLoose(clauses[index + most]) {
      // "4 fish fingers and chips 150 g" are two amounts of two foods.
      if isCounted, hasAmount(clauses[index + most]) { break }
      most += 1
    }
    for length in stride(from: most, to: 1, by: -1) {
      let phrase = Phrase(clauses: Array(clauses[index..<index + length]))
      if try isOneFood(phrase) { return length }
    }
    return 1
  }

  // MARK: A dish and its parts

  /// "a sub with ham, cheese, lettuce and tomato": what follows "with" behind a dish, uncounted,
  /// is in it; a drink is beside it.
  private func lengthWithParts(at index: Int, in clauses: [Clause]) throws -> Int? {
    let first = AmountParser.read(clauses[index].tokens)
    guard let last = first.food.last, index + 1 < clauses.count,
      clauses[index + 1].joint == .with || clauses[index + 1].joint == .detail
    else { return nil }
    let isMeal = Phrase(clauses: [clauses[index]]).isMeal
    guard Dishes.holdsParts(last) || isMeal else { return nil }
    // "a frozen meal with 262 g of turkey and gravy" weighs so much.
    var length = isMeal && !clauses[index].hasNumber && clauses[index + 1].hasNumber ? 2 : 1
    while index + length < clauses.count {
      let clause = clauses[index + length]
      guard !AmountParser.beginsWithAmount(clause.tokens), clause.joint != .without else { break }
      let words = AmountParser.read(clause.tokens).food
      guard Dishes.isBlended(last) || !words.contains(where: Dishes.isDrink) else { break }
      if last == "salad", words.contains(where: Dishes.isMain),
        try !isInSome(Array(clauses[index...index + length]))
      {
        break
      }
      if clause.joint == .apart, words.contains(where: Dishes.isDish) { break }
      length += 1
    }
    return length > 1 ? length : nil
  }

  /// Whether some food has all that the clauses name.
  private func isInSome(_ clauses: [Clause]) throws -> Bool {
    try candidates.of(Phrase(clauses: clauses).searchText).prefix(3).contains(where: Self.holdsAll)
  }

  /// "an egg, cheese and bacon sandwich": a list that ends in a dish which holds all of it.
  private func lengthOfListedDish(at index: Int, in clauses: [Clause]) throws -> Int? {
    guard index + 1 < clauses.count, clauses[index + 1].joint == .apart else { return nil }
    var end = index + 1
    while end < clauses.count, end - index < 5,
      clauses[end].joint == .apart || clauses[end].joint == .and,
      !AmountParser.beginsWithAmount(clauses[end].tokens)
    {
      end += 1
      guard clauses[end - 1].joint == .and else { continue }
      let last = AmountParser.read(clauses[end - 1].tokens).food.last ?? ""
      let isOnBread = end < clauses.count && clauses[end].joint == .detail
      if isOnBread { end += 1 }
      guard isOnBread || Dishes.holdsParts(last) || ["meal", "muffin", "food"].contains(last) else {
        return nil
      }
      let phrase = Phrase(clauses: Array(clauses[index..<end]))
      let best = try candidates.of(phrase.searchText).first
      return best.map { $0.recall > 0.85 } == true ? end - index : nil
    }
    return nil
  }

  // MARK: One food or two

  /// A clause that says how much of it is a food of its own.
  private func isLoose(_ clause: Clause) -> Bool {
    guard clause.joint == .and || clause.joint == .with else { return false }
    return !AmountParser.beginsWithAmount(clause.tokens)
  }

  private func hasAmount(_ clause: Clause) -> Bool {
    let amount = AmountParser.read(clause.tokens).amount
    return amount.count != nil || amount.grams != nil
  }

  private func isOneFood(_ phrase: Phrase) throws -> Bool {
    let reading = phrase.reading
    let words = reading.food.joined(separator: " ")
    // "2 eggs and toast" counts the eggs, whatever "eggs and toast" may be.
    let countsTheFirst =
      reading.amount.count != nil && !reading.amount.isArticle
      && reading.amount.measure.map(\.isFood) ?? true
      && phrase.clauses[1].joint == .and && !Dishes.holdsParts(reading.food.last ?? "")
    guard !countsTheFirst else { return false }
    // Crackers with cheese in them are called the same.
    if words == "cheese and crackers" || words == "crackers and cheese" { return false }
    if try candidates.catalog.hasName(words) { return true }
    let first = Phrase(clauses: [phrase.clauses[0]]).reading.food.joined(separator: " ")
    guard let whole = try candidates.of(phrase.searchText).first,
      whole.recall > 0.99, whole.score > 1.75
    else { return false }
    // "eggs and toast" are two foods though some dish has both; a dish noun at the end ties them.
    if phrase.clauses.dropFirst().allSatisfy({ $0.joint == .and }) {
      let isDish = Dishes.isDish(phrase.reading.food.last ?? "") && !Dishes.isDish(first)
      return isDish || whole.score > 2.05 && whole.leads(with: Words.all(of: words))
    }
    return true
  }
}
