import Calendar
import Foundation
import Nutrition
import SQLite
import Testing

@testable import Diary

extension Diary {
  /// Lets the file grow no further, as a full disk would.
  fileprivate func limit(toPages pages: Int) throws {
    _ = try database.rows("PRAGMA max_page_count = \(pages)") { $0.integer(0) }
  }
}

struct DiaryFileTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test func isForItsOwnerAlone() async throws {
    let path = home.folder + "/a/b/diary.db"
    let diary = try Diary(path: path, now: { Home.now })
    try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)
    for folder in ["a", "a/b"] { #expect(try home.mode(of: home.folder + "/" + folder) == 0o700) }
    for suffix in ["", "-wal", "-shm"] { #expect(try home.mode(of: path + suffix) == 0o600) }
    #expect(diary.path == path)
  }

  @Test func syncsEachCommit() async throws {
    let diary = try home.open()
    let pragmas = ["synchronous": "2", "journal_mode": "wal", "foreign_keys": "1"]
    for (name, value) in pragmas {
      #expect(try await diary.texts("PRAGMA \(name)") == [value])
    }
  }

  @Test func severalProgramsBeginTheSameDiary() async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<8 {
        group.addTask { [home] in
          let diary = try home.open(patience: 60_000)
          for count in 0..<15 {
            let text = "\(number)-\(count)"
            try await diary.log([.plain(text)], at: .on(.first), origin: .describe)
          }
        }
      }
      try await group.waitForAll()
    }
    let diary = try home.open()
    #expect(Set(try await diary.everything().map(\.item.text)).count == 120)
    #expect(try await diary.everything().count == 120)
    #expect(try await diary.history(limit: 1000).count == 120)
    #expect(try await diary.check() == [])
    #expect(home.names.allSatisfy { !$0.contains("new") })
  }

  @Test func refusesANewerVersion() async throws {
    do { _ = try home.open() }
    do { try home.raw().setUserVersion(99) }
    let before = try home.bytes()
    let known = Schema.current.version
    #expect(throws: DiaryError.newerVersion(path: home.path, found: 99, known: known)) {
      try home.open()
    }
    #expect(try home.bytes() == before)
  }

  @Test(arguments: [0, 1, 252_006_675])
  func refusesTheDatabaseOfAnotherProgram(id: Int) async throws {
    do {
      let other = try Database(path: home.path, mode: .create)
      try other.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
      try other.setApplicationID(id)
      try other.setUserVersion(1)
    }
    let before = try home.bytes()
    #expect(throws: DiaryError.notADiary(path: home.path)) { try home.open() }
    #expect(try home.bytes() == before)
  }

  @Test func aFolderIsNoDiary() throws {
    try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: false)
    let error = #expect(throws: DiaryError.self) { try home.open() }
    #expect(error?.code == "diary_unavailable")
  }

  @Test func aFullFileRefusesAndKeepsAll() async throws {
    let diary = try home.open()
    try await diary.limit(toPages: 40)
    var count = 0
    await #expect(throws: DiaryError.diskFull(path: home.path)) {
      while true {
        try await diary.log([.full, .full, .full], at: .on(.first), origin: .describe)
        count += 3
      }
    }
    #expect(try await diary.everything().count == count)
    #expect(try await diary.check() == [])
    try await diary.limit(toPages: 400)
    try await diary.log([.full], at: .on(.first), origin: .describe)
    #expect(try await diary.everything().count == count + 1)
  }

  @Test func backsUpToANewFileOnly() async throws {
    let diary = try home.open()
    try await diary.log([.full], at: .on(.first), origin: .describe)
    let target = home.folder + "/copy.db"
    #expect(try await diary.backup(to: target) == target)
    #expect(try home.mode(of: target) == 0o600)
    let copy = try Diary(path: target, now: { Home.now })
    #expect(try await copy.everything() == diary.everything())
    await #expect(throws: DiaryError.self) { try await diary.backup(to: target) }
    #expect(home.names.allSatisfy { !$0.contains("new") })
  }

  @Test func backupsOfOneMomentStandSideBySide() async throws {
    let diary = try home.open()
    let first = try await diary.backup()
    let second = try await diary.backup()
    #expect(first < second)
    #expect(diary.file.newestBackup == second)
  }

  @Test(
    arguments: [
      DiaryError.newerVersion(path: "p", found: 2, known: 1),
      .locked(path: "p", milliseconds: 5), .readOnly(path: "p"), .diskFull(path: "p"),
      .damaged(path: "p", detail: "d", backup: nil), .damaged(path: "p", detail: "d", backup: "b"),
      .notADiary(path: "p"), .upgradeFailed(path: "p", detail: "d", backup: nil),
      .unavailable(path: "p", detail: "d"),
    ]
  )
  func errorsSpeakInOneLine(error: DiaryError) {
    for text in [error.summary, error.hint ?? ""] {
      #expect(!text.isEmpty && !text.contains("\n") && text.last != ".")
      #expect(text.first?.isUppercase == false)
    }
    #expect(error.code.allSatisfy { $0 == "_" || $0.isLowercase })
  }
}
