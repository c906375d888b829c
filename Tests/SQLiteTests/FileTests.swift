import Bytes
import Foundation
import SQLite
import Testing

struct FileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func errorsHaveAKind() throws {
    let path = folder.file("a.db")
    #expect(kind { _ = try Database(path: path, mode: .readWrite) } == .cannotOpen)
    #expect(kind { _ = try Database(path: path, mode: .readOnly) } == .cannotOpen)
    let database = try Database.numbers(path)
    #expect(kind { try database.execute("INSERT INTO t VALUES (1)") } == .constraint)
    #expect(kind { try database.execute("INSERT INTO t VALUES (2000)") } == .constraint)
    #expect(kind { try database.execute("nonsense") } == .statement)
    let reader = try Database(path: path, mode: .readOnly)
    #expect(kind { try reader.execute("DELETE FROM t") } == .readOnly)
    #expect(reader.isReadOnly && !database.isReadOnly)
    #expect(try reader.numbers == [1, 2, 3])
    try database.execute("PRAGMA max_page_count = 3; CREATE TABLE b (a BLOB)")
    #expect(kind { try database.execute("INSERT INTO b VALUES (zeroblob(99999))") } == .full)
  }

  @Test func aDamagedFileIsToldFromNoDatabase() throws {
    do { _ = try Database.numbers(folder.file("a.db"), 900) }
    var bytes = try folder.read("a.db")
    bytes.replaceSubrange(4096..<bytes.count, with: repeatElement(0xAA, count: bytes.count - 4096))
    try folder.write(bytes, to: "damaged.db")
    try folder.write([UInt8](repeating: 65, count: 5000), to: "text.db")
    let damaged = try Database(path: folder.file("damaged.db"), mode: .readOnly)
    #expect(kind { _ = try damaged.numbers } == .damaged)
    #expect(try !damaged.problems().isEmpty)
    let text = try Database(path: folder.file("text.db"), mode: .readOnly)
    #expect(kind { _ = try text.numbers } == .notADatabase)
  }

  @Test func theSystemsReasonCountsFirst() {
    func kinds(_ code: Int32) -> [SQLiteError.Kind] {
      [0, EIO, ENOSPC, EROFS].map {
        SQLiteError(code: code, message: "", systemError: $0).kind
      }
    }
    #expect(kinds(14) == [.cannotOpen, .cannotOpen, .full, .readOnly])
    #expect(kinds(10) == [.inputOutput, .inputOutput, .full, .readOnly])
  }

  @Test func numbersOfAFile() throws {
    let database = try Database.numbers()
    #expect(try database.applicationID == 0 && database.userVersion == 0)
    try database.setApplicationID(0x5253_4554)
    try database.setUserVersion(-7)
    #expect(try database.applicationID == 0x5253_4554 && database.userVersion == -7)
    #expect(try database.problems() == [] && database.problems(quickly: true) == [])
  }

  @Test func copiesWhileOthersWrite() throws {
    let database = try Database.numbers(folder.file("a.db"), 900)
    try database.execute("PRAGMA journal_mode = WAL")
    let other = try Database(path: folder.file("a.db"), mode: .readWrite, patience: 0)
    try other.transaction {
      try other.execute("DELETE FROM t")
      try database.copy(to: folder.file("copy.db"))
    }
    let copy = try Database(path: folder.file("copy.db"), mode: .readOnly)
    #expect(try copy.numbers.count == 900)
    #expect(try copy.firstRow("PRAGMA journal_mode") { $0.text(0) } == "delete")
    #expect(try database.numbers.isEmpty)
  }

  @Test(arguments: ["a b.db", "50%.db", "what?.db", "#1.db", "ü?immutable=0.db"])
  func anImmutableFileNeedsNoNeighbours(name: String) throws {
    do { try Database.numbers(folder.file(name)).execute("PRAGMA journal_mode = WAL") }
    let database = try Database(path: folder.file(name), mode: .immutable)
    #expect(try database.numbers == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    #expect(kind { try database.execute("DELETE FROM t") } == .readOnly)
  }

  /// Kept for good, as `StaticBytes` demands.
  private static let image: (StaticBytes, [UInt8])? = {
    guard let folder = try? Folder() else { return nil }
    do { _ = try? Database.numbers(folder.file("a.db"), 500) }
    guard let bytes = try? folder.read("a.db") else { return nil }
    return (StaticBytes(keeping: bytes), bytes)
  }()

  /// As the tables that are compiled into a program are read.
  @Test func readsAnImageInMemory() throws {
    let (image, bytes) = try #require(Self.image)
    for _ in 0..<3 {
      let database = try Database(image: image)
      #expect(try database.numbers.count == 500)
      #expect(kind { try database.execute("DELETE FROM t") } == .readOnly)
    }
    #expect(image.isEqual(to: bytes))
  }
}

extension StaticBytes {
  /// A copy that is never freed.
  fileprivate init(keeping bytes: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe memory.copyBytes(from: bytes)
    let start = unsafe UnsafeRawPointer(memory.baseAddress.unsafelyUnwrapped)
    unsafe self.init(start: start, count: bytes.count)
  }

  fileprivate func isEqual(to bytes: [UInt8]) -> Bool { unsafe Array(memory) == bytes }
}
