import Calendar
import Foundation
import Nutrition
import SQLite
import Testing

@testable import Diary

/// A file system of a few hundred kilobytes, where this process may mount one.
private final class SmallDisk {
  let home: Home
  private var filler: String { home.folder + "/filler" }

  init?() throws {
    home = try Home()
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=400k", "none", home.folder) else {
      return nil
    }
  }

  deinit { _ = Self.run("umount", "--lazy", home.folder) }

  func fill() throws {
    _ = FileManager.default.createFile(atPath: filler, contents: nil)
    let handle = try #require(FileHandle(forWritingAtPath: filler))
    while (try? handle.write(contentsOf: Data(count: 512))) != nil {}
  }

  func free() throws { try FileManager.default.removeItem(atPath: filler) }

  private static func run(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  static let isPossible = (try? SmallDisk()) != nil
}

@Suite(.enabled(if: SmallDisk.isPossible, "needs the right to mount a tmpfs"))
struct FullDiskTests {
  private let disk: SmallDisk
  private var home: Home { disk.home }

  init() throws { disk = try #require(try SmallDisk()) }

  @Test func refusesAndKeepsAll() async throws {
    var count = 0
    do {
      let diary = try home.open()
      await #expect(throws: DiaryError.diskFull(path: home.path)) {
        while true {
          try await diary.log([.full, .full], at: .on(.first), origin: .describe)
          count += 2
        }
      }
      #expect(count > 10)
      #expect(try await diary.everything().count == count)
      #expect(try await diary.check() == [])
    }
    let diary = try home.open()
    #expect(try await diary.everything().count == count)
    #expect(try await diary.check() == [])
  }

  @Test func readsOnAFullDiskAndGoesOnAfterIt() async throws {
    do {
      let diary = try home.open()
      try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)
    }
    try disk.fill()
    do {
      let diary = try home.open()
      #expect(try await diary.entries(on: .first).map(\.item.text) == ["egg"])
      await #expect(throws: DiaryError.diskFull(path: home.path)) {
        try await diary.log([.plain("tea")], at: .on(.first), origin: .describe)
      }
      await #expect(throws: DiaryError.diskFull(path: home.path)) { try await diary.backup() }
    }
    try disk.free()
    let diary = try home.open()
    try await diary.log([.plain("tea")], at: .on(.first), origin: .describe)
    #expect(try await diary.everything().map(\.item.text) == ["egg", "tea"])
    #expect(try await diary.check() == [])
  }

  @Test func beginsNoDiary() throws {
    try disk.fill()
    #expect(throws: DiaryError.diskFull(path: home.path)) { try home.open() }
    #expect(home.names == ["filler"])
  }

  @Test func doesNotUpgrade() async throws {
    do {
      let diary = try home.open()
      try await diary.log([.plain("egg")], at: .on(.first), origin: .describe)
    }
    let version = try home.open().file.schema.version
    let open = try home.open()
    try disk.fill()
    let step = Migration(to: version + 1, sql: "CREATE TABLE x (id INTEGER PRIMARY KEY, a ANY)")
    let schema = Schema(migrations: Schema.current.migrations + [step])
    #expect(throws: DiaryError.diskFull(path: home.path)) { try home.open(schema: schema) }
    #expect(try await open.texts("PRAGMA user_version") == [String(version)])
    #expect(try await open.everything().map(\.item.text) == ["egg"])
    #expect(home.names.allSatisfy { !$0.contains("new") })
  }
}
