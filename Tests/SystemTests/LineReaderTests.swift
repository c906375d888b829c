import CSystem
import System
import Testing

@Suite struct LineReaderTests {
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
      ("a\r\nb\r\n", ["a", "b"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
      ("é🍎\n", ["é🍎"]), ("a\u{0}b\n", ["a\u{0}b"]),
    ]
  )
  func readsLines(text: String, lines: [String]) throws {
    #expect(try read(Array(text.utf8)) == lines)
  }

  @Test func readsLinesAcrossChunks() throws {
    let lines = (0..<9000).map { String(repeating: "x", count: $0 % 37) + "\($0)" }
    #expect(try read(Array(lines.joined(separator: "\n").utf8)) == lines)
  }

  @Test(arguments: [10, 65_536, 200_000])
  func skipsLinesThatAreTooLong(limit: Int) throws {
    let pipe = Pipe(Array(("ok\n" + String(repeating: "x", count: limit + 1) + "\nlast").utf8))
    let reader = LineReader(descriptor: pipe.end, limit: limit)
    #expect(try reader.next() == "ok")
    #expect(throws: LineReader.ReadingError.lineTooLong(number: 2, limit: limit)) {
      try reader.next()
    }
    #expect(try reader.next() == "last")
    #expect(try reader.next() == nil)
  }

  @Test func acceptsALineOfJustTheLimit() throws {
    #expect(try read(Array("12345\r\n67890".utf8), limit: 6) == ["12345", "67890"])
  }

  @Test func rejectsWhatIsNotText() throws {
    let pipe = Pipe([0x61, 0x0A, 0xFF, 0xFE, 0x0A, 0x62])
    let reader = LineReader(descriptor: pipe.end)
    #expect(try reader.next() == "a")
    #expect(throws: LineReader.ReadingError.notText(number: 2)) { try reader.next() }
    #expect(try reader.next() == "b")
  }

  @Test func givesTheRestAsBytes() throws {
    let pipe = Pipe(Array("a\nb\nc".utf8))
    let reader = LineReader(descriptor: pipe.end)
    #expect(try reader.next() == "a")
    #expect(try reader.rest() == Array("b\nc".utf8))
    #expect(try reader.next() == nil)
  }

  @Test func explainsAClosedDescriptor() {
    let reader = LineReader(descriptor: 9999)
    #expect(throws: LineReader.ReadingError.self) { try reader.next() }
  }

  private func read(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> [String] {
    let pipe = Pipe(bytes)
    let reader = LineReader(descriptor: pipe.end, limit: limit)
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }
}

/// A file that was written to and is read from its start, and is closed with the test.
private final class Pipe {
  let end: Int32

  init(_ bytes: [UInt8]) {
    let path = "/tmp/reset-lines-\(UInt64.random(in: 0 ... .max))"
    end = unsafe reset_open(path, O_RDWR | O_CREAT, 0o600)
    _ = unsafe unlink(path)
    unsafe bytes.withUnsafeBytes { _ = unsafe write(end, $0.baseAddress, $0.count) }
    lseek(end, 0, SEEK_SET)
  }

  deinit { close(end) }
}
