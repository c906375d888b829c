import Calendar
import Foundation
import Nutrition
import SQLite
import Testing

@testable import Diary

struct DamageTests {
  private let home: Home
  private let texts = (0..<120).map { "entry \($0)" }

  init() throws { home = try Home() }

  /// A diary of several dozen pages, closed, with one backup.
  private func fill() async throws {
    let diary = try home.open()
    for text in texts {
      var item = Item.full
      item.text = text
      try await diary.log([item], at: .on(.first), origin: .describe)
    }
    try await diary.delete(diary.everything().prefix(20).map(\.id))
    _ = try await diary.undo()
    try await diary.backup()
    // Leaves no free pages, in which nothing could be damaged.
    _ = try await diary.texts("VACUUM")
  }

  private var backup: String {
    home.folder + "/backups/diary-v\(Schema.current.version)-20261130T081205123Z.db"
  }

  private func expectDamage() throws {
    let before = try home.bytes()
    let error = try #require(#expect(throws: DiaryError.self) { try home.open() })
    guard case .damaged(home.path, _, backup) = error else {
      Issue.record("\(error)")
      return
    }
    #expect((error.hint ?? "").contains(backup))
    #expect(try home.bytes() == before)
  }

  @Test(arguments: [0, 1, 99, 100, 511, 4095, 4096, 8191, 40_000])
  func aShortFileIsDamaged(length: Int) async throws {
    try await fill()
    try home.write(try home.bytes().prefix(length))
    try expectDamage()
  }

  @Test(
    arguments: ["not a database", "{\"schema_version\":1}", String(repeating: "x", count: 9000)]
  )
  func anyOtherFileIsDamaged(text: String) async throws {
    try await fill()
    try home.write(Data(text.utf8))
    try expectDamage()
  }

  @Test(arguments: [0..<16, 0..<100, 0..<4096])
  func aHeaderThatIsGoneIsDamage(range: Range<Int>) async throws {
    try await fill()
    var bytes = try home.bytes()
    bytes.replaceSubrange(range, with: Data(count: range.count))
    try home.write(bytes)
    try expectDamage()
  }

  @Test func aFileThatIsGoneWhileItsLogIsThereIsDamage() async throws {
    let diary = try home.open()
    try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)
    try FileManager.default.removeItem(atPath: home.path)
    #expect(throws: DiaryError.self) { try home.open() }
    #expect(!home.names.contains("diary.db"))
    _ = try await diary.entries(on: .first)
  }

  /// Each page in turn is overwritten; nothing crashes, nobody writes, and the check sees it.
  @Test(arguments: [UInt8(0), 0xFF, 0x0D])
  func aPageThatIsOverwrittenIsFound(filler: UInt8) async throws {
    try await fill()
    let sound = try home.bytes()
    let pages = sound.count / 4096
    #expect(pages > 20)
    for page in 0..<pages {
      var bytes = sound
      let range = page * 4096..<(page + 1) * 4096
      bytes.replaceSubrange(range, with: Data(repeating: filler, count: 4096))
      try home.write(bytes)
      let found = try await problems()
      #expect(!found.isEmpty, "page \(page + 1) of \(pages)")
      #expect(try home.bytes() == bytes)
    }
  }

  /// Single bytes flipped anywhere: whatever SQLite makes of it, no crash and no other error.
  @Test(arguments: 0..<8)
  func aByteThatIsFlippedDoesNotCrash(offset: Int) async throws {
    try await fill()
    let sound = try home.bytes()
    for position in stride(from: offset * 37, to: sound.count, by: 977) {
      var bytes = sound
      bytes[position] ^= 0xFF
      try home.write(bytes)
      _ = try await problems()
      #expect(try home.bytes() == bytes)
    }
  }

  private func problems() async throws -> [String] {
    do {
      let diary = try home.open()
      let problems = try await diary.check()
      _ = try await diary.everything()
      _ = try await diary.corrections()
      return problems
    } catch let error as DiaryError {
      return [error.summary]
    }
  }

  /// A log that is cut or changed ends at its last sound commit, like one cut by a loss of power.
  @Test(arguments: [0, 31, 32, 5000, 20_000, 60_000], [true, false])
  func aDamagedLogEndsAtItsLastSoundCommit(position: Int, isCut: Bool) async throws {
    let diary = try home.open()
    for text in texts.prefix(20) {
      try await diary.log([.plain(text)], at: .on(.first), origin: .describe)
    }
    let copy = try Home()
    try copy.write(try home.bytes())
    var log = try Data(contentsOf: URL(fileURLWithPath: home.path + "-wal"))
    if isCut { log = log.prefix(position) } else { log[position] ^= 0xFF }
    try log.write(to: URL(fileURLWithPath: copy.path + "-wal"))
    let opened = try copy.open()
    let found = try await opened.everything().map(\.item.text)
    #expect(found == Array(texts.prefix(found.count)))
    #expect(try await opened.check() == [])
    try await opened.log([.plain("more")], at: .on(.first), origin: .describe)
    #expect(try await opened.everything().count == found.count + 1)
  }
}
