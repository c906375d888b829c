import Testing

@testable import CatalogImport

struct LineWindowTests {
  /// The lines of `text`, put into a small window in pieces of `size`.
  private func lines(_ text: String, size: Int, limit: Int = 1 << 20) throws -> [String] {
    var window = LineWindow(size: 8, limit: limit)
    var lines: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let piece = Array(bytes[start..<min(bytes.count, start + size)])
      var used = 0
      while used < piece.count {
        window.append(piece, from: &used)
        try window.takeLines { lines.append(String(decoding: $0[$1], as: UTF8.self)) }
      }
    }
    if !window.rest.isEmpty {
      lines.append(String(decoding: window.bytes[window.rest], as: UTF8.self))
    }
    return lines
  }

  @Test(arguments: [1, 3, 8, 1000]) func cutsTextIntoLines(_ size: Int) throws {
    let text = "one\n\nthe second line is longer\nthree"
    #expect(try lines(text, size: size) == ["one", "the second line is longer", "three"])
    #expect(try lines(text + "\n", size: size).count == 3)
    #expect(try lines("", size: size) == [])
  }

  @Test func aLineWithoutEndIsRefused() {
    #expect(throws: DumpFlaw.lineTooLong(256)) {
      try lines(String(repeating: "x", count: 5000), size: 100, limit: 256)
    }
  }
}

struct DumpPositionTests {
  @Test func readsWhatItWrote() {
    let place = DumpText.Place(offset: 1 << 40, packing: [1, 2, 3], rest: [4, 5])
    for position in [
      DumpPosition(), DumpPosition(isEnd: true, newest: 1.5), DumpPosition(newest: 7, text: place),
    ] {
      #expect(DumpPosition(position.bytes) == position)
    }
    #expect(DumpPosition([1, 2, 3]) == nil)
    #expect(DumpPosition([UInt8](repeating: 255, count: 30)) == nil)
  }

  @Test(arguments: [
    ("fr", "en:france"), ("UK", "en:united-kingdom"), ("United States", "en:united-states"),
    ("en:germany", "en:germany"), ("xx", nil), ("", nil),
  ])
  func countriesBecomeTags(_ text: String, _ tag: String?) {
    #expect(DumpCountry.tag(text) == tag)
  }
}
