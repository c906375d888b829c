import Calendar
import Foundation
import Nutrition
import SQLite
import Testing

@testable import Diary

/// What happens with other programs at the same file, and without the rights of root: each of
/// these runs part of itself in another process.
struct ProcessTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test func anotherProgramHoldsTheLock() async throws {
    let diary = try home.open()
    try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)
    let raw = try home.raw()
    try raw.execute("BEGIN IMMEDIATE")
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      let diary = try Diary(path: path, now: { Home.now }, patience: 80)
      let error = DiaryError.locked(path: path, milliseconds: 80)
      await #expect(throws: error) {
        try await diary.log([.plain("tea")], at: .on(.first), origin: .describe)
      }
      await #expect(throws: error) { try await diary.undo() }
      // Who only reads does not wait.
      #expect(try await diary.entries(on: .first).map(\.item.text) == ["egg"])
    }
    try raw.execute("ROLLBACK")
    #expect(try await diary.everything().map(\.item.text) == ["egg"])
  }

  @Test func waitsForAnotherProgram() async throws {
    let diary = try home.open(patience: 60_000)
    let raw = try home.raw()
    try raw.execute("BEGIN IMMEDIATE")
    async let ids = diary.log([.plain("tea")], at: .on(.first), origin: .describe)
    try await Task.sleep(for: .milliseconds(200))
    try raw.execute("COMMIT")
    #expect(try await ids.count == 1)
  }

  @Test func aKilledProgramLeavesAllOrNothing() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = home.path as String] in
      let diary = try Diary(path: path, now: { Home.now })
      let ids = try await diary.log(
        [.plain("egg"), .plain("tea")],
        at: .on(.first),
        origin: .describe
      )
      try await diary.edit(ids) { draft in
        if draft.item.text == "tea" { kill(getpid(), SIGKILL) }
        draft.item.text = "half done"
      }
    }
    #expect(home.names.contains("diary.db-wal"))
    let diary = try home.open()
    #expect(try await diary.everything().map(\.item.text) == ["egg", "tea"])
    #expect(try await diary.check() == [])
    #expect(try await diary.undo()?.what == "egg, tea")
  }

  /// A folder as another user sees it, with and without a log that a killed program left.
  @Test(arguments: [false, true], [false, true])
  func readsWhereItMayNotWrite(leavesLog: Bool, isFileAlone: Bool) async throws {
    var diary: Diary? = try home.open()
    try await diary?.log([.plain("egg")], at: .on(.first), origin: .describe)
    if leavesLog {
      // Held open, so that the log stays.
      #expect(home.names.contains("diary.db-wal"))
    } else {
      diary = nil
      #expect(home.names == ["diary.db"])
    }
    try home.giveAway(isFileAlone: isFileAlone)
    let before = try home.bytes()
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      dropRights()
      let diary = try Diary(path: path, now: { Home.now }, patience: 50)
      #expect(try await diary.entries(on: .first).map(\.item.text) == ["egg"])
      #expect(try await diary.totals(on: .first).known.energy == 100)
      #expect(await diary.isReadOnly)
      #expect(try await diary.check() == [])
      let error = DiaryError.readOnly(path: path)
      await #expect(throws: error) {
        try await diary.log([.plain("tea")], at: .on(.first), origin: .describe)
      }
      await #expect(throws: error) { try await diary.undo() }
    }
    #expect(try home.bytes() == before)
    _ = diary
  }

  @Test func beginsNoDiaryWhereItMayNotWrite() async throws {
    try home.giveAway(isFileAlone: false)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      dropRights()
      #expect(throws: DiaryError.readOnly(path: path)) {
        try Diary(path: path, now: { Home.now })
      }
      let below = path + "/none/diary.db"
      #expect(throws: DiaryError.readOnly(path: below)) {
        try Diary(path: below, now: { Home.now })
      }
    }
    #expect(home.names.isEmpty)
  }

  @Test func doesNotUpgradeWhereItMayNotWrite() async throws {
    do { _ = try home.open() }
    try home.giveAway(isFileAlone: false)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      dropRights()
      let next = Schema.current.version + 1
      let step = Migration(to: next, sql: "CREATE TABLE x (id INTEGER PRIMARY KEY, a TEXT)")
      let schema = Schema(migrations: Schema.current.migrations + [step])
      let file = DiaryFile(path: path, schema: schema, now: { Home.now }, patience: 50)
      #expect(throws: DiaryError.readOnly(path: path)) { try Diary(file) }
    }
  }
}

/// Permissions do not bind root, so the rest of this process is nobody.
private func dropRights() {
  if getuid() == 0 { #expect(setgid(65_534) == 0 && setuid(65_534) == 0) }
}

extension Home {
  /// Leaves others the right to read and nothing else.
  fileprivate func giveAway(isFileAlone: Bool) throws {
    let manager = FileManager.default
    for name in names {
      let mode = isFileAlone || name == "diary.db" ? 0o444 : 0o644
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: folder + "/" + name)
    }
    let mode = isFileAlone ? 0o777 : 0o555
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
  }
}
