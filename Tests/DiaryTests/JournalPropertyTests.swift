import Calendar
import Nutrition
import Testing

@testable import Diary

/// The diary as a list of its states, from which undo and redo only have to pick one.
private struct Model {
  struct State: Equatable {
    var entries: [EntryID: EntryDraft] = [:]
    var corrections: [String: Correction] = [:]
  }

  var states = [State()]
  var present = 0

  var state: State { states[present] }

  mutating func change(_ body: (inout State) -> Void) {
    var state = state
    body(&state)
    guard state != self.state else { return }
    states.removeSubrange((present + 1)...)
    states.append(state)
    present += 1
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func draft() -> EntryDraft {
    var item = Bool.random(using: &self) ? Item.full : .plain("plain")
    item.text = ["", "egg", "café\u{0}x", "🥚🥚", "'quoted'"].randomElement(using: &self) ?? ""
    item.amount = Double.random(in: 0..<1e6, using: &self)
    for nutrient in Nutrient.allCases {
      item.nutrients[nutrient] =
        Bool.random(using: &self) ? Double(bitPattern: next() >> 2) : nil
    }
    let basis = Bool.random(using: &self) ? "half of it" : nil
    return EntryDraft(
      item: item,
      moment: .on(.first.adding(days: Int.random(in: 0..<5, using: &self))),
      meal: Meal.allCases.randomElement(using: &self),
      origin: .describe,
      evidence: Evidence(source: "usda", basis: basis)
    )
  }
}

struct JournalPropertyTests {
  /// Two programs take turns at random; after every step both see what the model says.
  @Test(arguments: 1...24)
  func undoAndRedoRestoreExactly(seed: UInt64) async throws {
    var random = Generator(state: seed)
    let home = try Home()
    let diaries = [try home.open(), try home.open()]
    var model = Model()
    for _ in 0..<60 {
      let diary = diaries[Int.random(in: 0...1, using: &random)]
      try await step(diary, &model, &random)
      let reader = diaries[Int.random(in: 0...1, using: &random)]
      let entries = try await reader.everything().map { ($0.id, $0.draft) }
      let state = Model.State(
        entries: Dictionary(uniqueKeysWithValues: entries),
        corrections: try await reader.corrections()
      )
      try #require(state == model.state)
    }
    #expect(try await diaries[0].check() == [])
    while try await diaries[0].undo() != nil {}
    #expect(try await diaries[1].everything().isEmpty)
    while try await diaries[1].redo() != nil {}
    #expect(try await diaries[0].everything().count == model.states.last?.entries.count)
  }

  private func step(
    _ diary: Diary,
    _ model: inout Model,
    _ random: inout Generator
  ) async throws {
    let known = model.state.entries.keys.sorted { $0.rawValue < $1.rawValue }
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      let drafts = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.draft() }
      let ids = try await diary.log(drafts)
      model.change { for (id, draft) in zip(ids, drafts) { $0.entries[id] = draft } }
    case 3, 4:
      let ids = known.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let draft = random.draft()
      try await diary.edit(ids) { $0 = draft }
      model.change { for id in ids { $0.entries[id] = draft } }
    case 5:
      let ids = known.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      try await diary.delete(ids)
      model.change { for id in ids { $0.entries[id] = nil } }
    case 6: try await correct(diary, &model, &random)
    case 7, 8:
      let undone = try await diary.undo()
      #expect((undone != nil) == (model.present > 0))
      model.present = max(0, model.present - 1)
    default:
      let redone = try await diary.redo()
      #expect((redone != nil) == (model.present < model.states.count - 1))
      model.present = min(model.states.count - 1, model.present + 1)
    }
  }

  private func correct(
    _ diary: Diary,
    _ model: inout Model,
    _ random: inout Generator
  ) async throws {
    let phrase = ["an egg", "tea"].randomElement(using: &random) ?? "tea"
    if Bool.random(using: &random) {
      try await diary.forget(phrase)
      return model.change { $0.corrections[phrase] = nil }
    }
    let key = String(Int.random(in: 1...3, using: &random))
    let correction = Correction(
      food: FoodReference(id: FoodID(source: "usda", key: key), name: "food \(key)"),
      grams: Bool.random(using: &random) ? 10 / 3 : nil
    )
    try await diary.remember(phrase, as: correction)
    model.change { $0.corrections[phrase] = correction }
  }
}
