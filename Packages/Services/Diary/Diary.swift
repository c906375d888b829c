package import Calendar
package import Nutrition
import SQLite

/// The person's diary: one SQLite file that several programs may use at once.
///
/// What a method has returned is on disk. Each method that changes something is one step of undo.
/// Errors are `DiaryError`, or `EntryNotFound`; nothing has changed then.
package actor Diary {
  nonisolated let file: DiaryFile
  let database: Database
  private let refusal: DiaryError?

  /// Opens the diary at `path`, making it (0600) and its folder (0700) where there is none.
  ///
  /// An older diary is brought to the present schema, after a backup. Where the folder or the disk
  /// cannot be written, reading works and each change throws.
  ///
  /// - Parameter patience: Milliseconds to wait for another program that writes.
  package init(
    path: String,
    now: @escaping @Sendable () -> Instant,
    patience: Int = 5000
  ) throws {
    try self.init(DiaryFile(path: path, now: now, patience: patience))
  }

  init(_ file: DiaryFile) throws {
    self.file = file
    let connection = try file.open()
    database = connection.database
    refusal = connection.refusal
  }

  /// Where it lies.
  package nonisolated var path: String { file.path }

  /// Whether it can only be read.
  package var isReadOnly: Bool { refusal != nil }

  var journal: Journal { Journal(database: database) }
}

// MARK: - Entries

extension Diary {
  /// Adds `drafts` as one step of undo.
  ///
  /// - Parameters:
  ///   - drafts: What was eaten.
  ///   - what: What the journal calls it; the words of the items by default.
  ///   - analysis: What a model answered that all of it came of.
  @discardableResult
  package func log(
    _ drafts: [EntryDraft],
    what: String? = nil,
    from analysis: Analysis? = nil
  ) throws -> [EntryID] {
    try change(.add, what ?? Self.words(drafts)) { database in
      let origin = try analysis.map { try keep($0) }
      return try drafts.map { draft in
        var draft = draft
        if let origin { draft.evidence.analysis = origin }
        try database.run(EntryRow.insert, EntryRow.values(of: draft))
        return EntryID(rawValue: database.lastInsertedRowID)
      }
    }
  }

  /// Adds the items of one meal as one step of undo.
  @discardableResult
  package func log(
    _ items: [Item],
    at moment: Moment,
    meal: Meal? = nil,
    origin: Origin,
    evidence: Evidence = Evidence()
  ) throws -> [EntryID] {
    try log(
      items.map {
        EntryDraft(item: $0, moment: moment, meal: meal, origin: origin, evidence: evidence)
      }
    )
  }

  /// The entries of a day, in the order of their time.
  package func entries(on day: Day) throws -> [Entry] { try entries(from: day, through: day) }

  /// The entries of the days from `first` to `last`, both included, in the order of day and time.
  package func entries(from first: Day, through last: Day) throws -> [Entry] {
    try file.explaining {
      try database.rows(
        "\(EntryRow.select) WHERE day BETWEEN ? AND ? ORDER BY day, at, id",
        .text(first.description),
        .text(last.description)
      ) { try EntryRow.entry(from: $0) }
    }
  }

  /// The entries logged last, newest first.
  package func latestEntries(_ limit: Int) throws -> [Entry] {
    try file.explaining {
      try database.rows("\(EntryRow.select) ORDER BY id DESC LIMIT ?", .integer(limit)) {
        try EntryRow.entry(from: $0)
      }
    }
  }

  package func entry(_ id: EntryID) throws -> Entry {
    try file.explaining { try find(id) }
  }

  /// The sum over the entries of a day.
  package func totals(on day: Day) throws -> NutrientTotal {
    NutrientTotal(try entries(on: day).map(\.item.nutrients))
  }

  /// Changes one entry as it is now, whatever another program has made of it meanwhile.
  @discardableResult
  package func edit(
    _ id: EntryID,
    _ body: @Sendable (inout EntryDraft) throws -> Void
  ) throws -> Entry {
    try edit([id], body)[0]
  }

  /// Changes several entries as one step of undo.
  @discardableResult
  package func edit(
    _ ids: [EntryID],
    _ body: @Sendable (inout EntryDraft) throws -> Void
  ) throws -> [Entry] {
    let before = try file.explaining { try ids.map(find) }
    return try change(.change, Self.words(before.map(\.draft))) { database in
      try ids.map { id in
        var entry = try find(id)
        let old = entry.draft
        try body(&entry.draft)
        guard entry.draft != old else { return entry }
        let values = EntryRow.values(of: entry.draft)
        try database.run(EntryRow.update, values + [.integer(id.rawValue)])
        return try find(id)
      }
    }
  }

  /// Removes entries as one step of undo, and returns what they were.
  @discardableResult
  package func delete(_ ids: [EntryID]) throws -> [Entry] {
    let before = try file.explaining { try ids.map(find) }
    return try change(.remove, Self.words(before.map(\.draft))) { database in
      try ids.map { id in
        let entry = try find(id)
        try database.run("DELETE FROM entry WHERE id = ?", .integer(id.rawValue))
        return entry
      }
    }
  }

  private func find(_ id: EntryID) throws -> Entry {
    let entry = try database.firstRow("\(EntryRow.select) WHERE id = ?", .integer(id.rawValue)) {
      try EntryRow.entry(from: $0)
    }
    guard let entry else { throw EntryNotFound(id: id) }
    return entry
  }
}

// MARK: - Undo

extension Diary {
  /// Takes back the newest command that is not undone, also one of another program.
  /// `nil` where there is none.
  package func undo() throws -> JournalGroup? { try changing { try journal.undo() } }

  /// Does again what was undone last. `nil` where nothing is, or something was changed since.
  package func redo() throws -> JournalGroup? { try changing { try journal.redo() } }

  /// The commands that changed something, newest first.
  package func history(limit: Int = 20) throws -> [JournalGroup] {
    try file.explaining { try journal.history(limit: limit) }
  }

  /// Runs `body`, which may change any table, as one step of undo.
  func change<T>(
    _ action: JournalGroup.Action,
    _ what: String,
    _ body: (Database) throws -> T
  ) throws -> T {
    try changing {
      try journal.record(action, what, at: file.now()) { try body(database) }
    }
  }

  private func changing<T>(_ body: () throws -> T) throws -> T {
    if let refusal { throw refusal }
    return try file.explaining(body)
  }

  /// The words of the first few items, as they were typed.
  private static func words(_ drafts: [EntryDraft]) -> String {
    let shown = drafts.prefix(4).map { $0.item.text.isEmpty ? $0.item.name : $0.item.text }
    let rest = drafts.count - shown.count
    return (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
