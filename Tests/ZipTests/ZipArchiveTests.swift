import FoundationEssentials
import TestArchives
import Testing

@testable import Zip

/// Opens an archive of these bytes; the file is gone again before anything is read.
func archive(_ bytes: [UInt8], maximumEntries: Int = 100) throws -> ZipArchive {
  let path = FileManager.default.temporaryDirectory.appending(path: "reset-zip-\(UUID())").path
  try Data(bytes).write(to: URL(filePath: path))
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try ZipArchive(path: path, maximumEntries: maximumEntries)
}

struct ZipArchiveTests {
  let table = Array("id,name\n1,Apple\n".utf8)

  @Test func listsAndReadsEntries() throws {
    let zip = try archive(
      ZipBuilder(.init("data/", []), .init("data/food.csv", table), .init("empty", [])).bytes()
    )
    #expect(zip.entries.map(\.name) == ["data/", "data/food.csv", "empty"])
    #expect(zip.entries.map(\.size) == [0, table.count, 0])
    #expect(zip.entries.map(\.isFolder) == [true, false, false])
    #expect(zip.entries[1].crc == crc32(table))
    #expect(try zip.bytes(of: zip.entry(named: "data/food.csv"), limit: 100) == table)
    #expect(try zip.bytes(of: zip.entry(lastComponent: "food.csv"), limit: 100) == table)
    #expect(try zip.bytes(of: zip.entry(named: "empty"), limit: 0).isEmpty)
  }

  @Test func handsOutPieces() throws {
    let zip = try archive(ZipBuilder(.init("a", table)).bytes())
    var sizes: [Int] = []
    try zip.read(zip.entries[0], limit: 100, chunkSize: 6) { sizes.append($0.count) }
    #expect(sizes == [6, 6, 4])
  }

  @Test func unpacksDeflatedEntries() throws {
    var entry = ZipBuilder.Entry("zeros", [UInt8](repeating: 0, count: 258 * 1000 + 1))
    (entry.packed, entry.method) = (deflatedZeros(repeats: 1000), 8)
    let zip = try archive(ZipBuilder(entry).bytes())
    #expect(try zip.bytes(of: zip.entries[0], limit: 1 << 20).count == 258_001)
  }

  @Test func stopsWithTheCallersErrorAndCanReadAgain() throws {
    struct Enough: Error {}
    let zip = try archive(ZipBuilder(.init("a", table)).bytes())
    #expect(throws: Enough.self) {
      try zip.read(zip.entries[0], limit: 100) { _ in throw Enough() }
    }
    #expect(try zip.bytes(of: zip.entries[0], limit: 100) == table)
  }

  @Test func refusesWhatIsNoArchive() throws {
    #expect(throws: ZipError.notAZip) { try archive(Array("<html>Not found</html>".utf8)) }
    #expect(throws: ZipError.notAZip) { try archive([]) }
    #expect(throws: ZipError.cannotOpen("No such file")) { try ZipArchive(path: "/nowhere/x.zip") }
    #expect(throws: ZipError.self) { try ZipArchive(path: "/") }
  }

  @Test func findsTheOneEntryOrNone() throws {
    let zip = try archive(
      ZipBuilder(.init("a/x", table), .init("b/x", []), .init("y", []), .init("y", [])).bytes()
    )
    #expect(throws: ZipError.noSuchEntry("x")) { try zip.entry(named: "x") }
    #expect(throws: ZipError.ambiguousEntry("x")) { try zip.entry(lastComponent: "x") }
    #expect(throws: ZipError.ambiguousEntry("y")) { try zip.entry(named: "y") }
  }

  @Test func summariesAreSafeToPrint() {
    #expect(
      ZipError.noSuchEntry("a\u{1B}[2J\n\u{202E}b").summary
        == "the archive has no entry 'a\u{FFFD}[2J\u{FFFD}\u{FFFD}b'"
    )
  }
}
