import TestArchives
import Testing

@testable import Zip

struct HostileArchiveTests {
  let table = Array("id,name\n1,Apple\n".utf8)

  @Test func neverReadsACutArchiveAsAWholeOne() throws {
    let whole = ZipBuilder(.init("a", table), .init("b", table)).bytes()
    for length in 0..<whole.count {
      #expect(throws: ZipError.self, "cut at \(length)") { try archive(Array(whole[..<length])) }
    }
  }

  @Test func neverHandsOutOtherBytesThanWerePacked() throws {
    let whole = ZipBuilder(.init("a", table)).bytes()
    for place in whole.indices {
      for mask: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = whole
        bytes[place] ^= mask
        do {
          let zip = try archive(bytes)
          guard let entry = zip.entries.first else { continue }
          #expect(try zip.bytes(of: entry, limit: 1 << 16) == table, "flipped at \(place)")
        } catch is ZipError {
          continue
        }
      }
    }
  }

  @Test(arguments: [0, 5, 15, 17, 4000])
  func noticesALyingSize(_ size: Int) throws {
    var entry = ZipBuilder.Entry("a", table)
    entry.size = size
    let zip = try archive(ZipBuilder(entry).bytes())
    #expect(throws: ZipError.wrongSize("a")) { try zip.bytes(of: zip.entries[0], limit: 1 << 20) }
  }

  @Test func noticesAWrongChecksum() throws {
    var entry = ZipBuilder.Entry("a", table)
    entry.crc ^= 1
    let zip = try archive(ZipBuilder(entry).bytes())
    #expect(throws: ZipError.wrongChecksum("a")) { try zip.bytes(of: zip.entries[0], limit: 100) }
  }

  @Test func stopsABombThatOwnsUp() throws {
    var entry = ZipBuilder.Entry("bomb", [])
    (entry.packed, entry.method) = (deflatedZeros(repeats: 100_000), 8)
    entry.size = 25_800_001
    let zip = try archive(ZipBuilder(entry).bytes())
    #expect(throws: ZipError.tooLarge("bomb", limit: 1 << 20)) {
      try zip.bytes(of: zip.entries[0], limit: 1 << 20)
    }
  }

  @Test func stopsABombThatLies() throws {
    var entry = ZipBuilder.Entry("bomb", [])
    (entry.packed, entry.method, entry.size) = (deflatedZeros(repeats: 100_000), 8, 1000)
    let zip = try archive(ZipBuilder(entry).bytes())
    var handedOut = 0
    #expect(throws: ZipError.wrongSize("bomb")) {
      try zip.read(zip.entries[0], limit: 1 << 20) { handedOut += $0.count }
    }
    #expect(handedOut <= 1000)
  }

  @Test func refusesAnEncryptedEntry() throws {
    var entry = ZipBuilder.Entry("secret", [UInt8](repeating: 7, count: 40))
    entry.flags |= 1
    let zip = try archive(ZipBuilder(entry).bytes())
    #expect(zip.entries[0].isEncrypted)
    #expect(throws: ZipError.encrypted("secret")) { try zip.bytes(of: zip.entries[0], limit: 100) }
  }

  @Test func refusesAnUnknownWayOfPacking() throws {
    var entry = ZipBuilder.Entry("odd", table)
    entry.method = 77
    let zip = try archive(ZipBuilder(entry).bytes())
    #expect(throws: ZipError.unsupported("odd")) { try zip.bytes(of: zip.entries[0], limit: 100) }
  }

  @Test func refusesTooManyEntries() throws {
    var builder = ZipBuilder()
    builder.entries = (0..<101).map { .init("\($0)", []) }
    #expect(throws: ZipError.tooManyEntries(limit: 100)) { try archive(builder.bytes()) }
  }

  @Test func refusesADirectoryThatHasFewerEntriesThanItSays() throws {
    var builder = ZipBuilder(.init("a", table))
    builder.declaredCount = 60_000
    #expect(throws: ZipError.self) { try archive(builder.bytes()) }
  }

  /// A zip64 end record that promises 2^32 entries must cost nothing.
  @Test func refusesAnAbsurdZip64Count() throws {
    let count: UInt64 = 1 << 32
    var file: [UInt8] = [0x50, 0x4B, 6, 6] + little(UInt64(44))
    file += little(UInt16(45)) + little(UInt16(45)) + little(UInt32(0)) + little(UInt32(0))
    file += little(count) + little(count) + little(UInt64(0)) + little(UInt64(0))
    file += [0x50, 0x4B, 6, 7] + little(UInt32(0)) + little(UInt64(0)) + little(UInt32(1))
    file += [0x50, 0x4B, 5, 6] + little(UInt32(0)) + [UInt8](repeating: 0xFF, count: 12)
    file += little(UInt16(0))
    #expect(throws: ZipError.self) { try archive(file) }
  }

  static let names = [
    "../../etc/passwd", "/etc/passwd", #"..\..\evil"#, "C:/evil", "a/../../b", "-rf", "",
    String(repeating: "x", count: 60_000),
  ]

  /// A strange name is a name as any other, since it never becomes a path.
  @Test(arguments: names)
  func takesAStrangeNameAsAName(_ name: String) throws {
    let zip = try archive(ZipBuilder(.init(name, table)).bytes())
    #expect(zip.entries[0].name == name)
    #expect(try zip.bytes(of: zip.entry(named: name), limit: 100) == table)
  }

  /// What libzip makes of the NUL byte matters less than that the two stay apart.
  @Test func aNulByteDoesNotHideTheRestOfAName() throws {
    let zip = try archive(ZipBuilder(.init("food.csv\0.exe", table), .init("food.csv", [])).bytes())
    #expect(zip.entries[0].name.hasSuffix(".exe"))
    #expect(try zip.entry(named: "food.csv") == zip.entries[1])
  }

  @Test func readsANameThatIsNotUTF8() throws {
    var entry = ZipBuilder.Entry("", table)
    (entry.name, entry.flags) = ([0x63, 0x61, 0x66, 0x82], 0)
    #expect(try archive(ZipBuilder(entry).bytes()).entries[0].name == "café")
  }
}
