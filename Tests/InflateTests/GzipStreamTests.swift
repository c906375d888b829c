import Foundation
import Inflate
import Testing

struct GzipStreamTests {
  /// gzip(1) packs the text.
  private static func packed(_ text: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-c"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let writer = Thread {
      input.fileHandleForWriting.write(Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    return Array(try output.fileHandleForReading.readToEnd() ?? Data())
  }

  private static let text = (0..<40_000).map { "line \($0 &* 7_919 % 10_007)\n" }.joined()

  /// Unpacks pieces of `size` bytes into a buffer of `room`, starting anew from a saved state at
  /// every `nap`th piece.
  private func unpacked(_ bytes: [UInt8], size: Int, room: Int, nap: Int = .max) throws -> [UInt8] {
    var stream = GzipStream()
    var buffer = [UInt8](repeating: 0, count: room)
    var result: [UInt8] = []
    for (number, start) in stride(from: 0, to: bytes.count, by: size).enumerated() {
      let piece = Array(bytes[start..<min(start + size, bytes.count)])
      var used = 0
      while true {
        var filled = 0
        let progress = try stream.unpack(
          piece,
          from: &used,
          into: &buffer,
          at: &filled,
          before: room
        )
        result += buffer[..<filled]
        if progress != .isFull { break }
      }
      if number % nap == nap - 1 { stream = try #require(GzipStream(state: stream.state)) }
    }
    #expect(stream.isComplete)
    return result
  }

  @Test(arguments: [(1 << 20, 1 << 20), (1000, 100_000), (7, 65_536), (100_000, 100)])
  func unpacksInPiecesOfAnySize(_ size: Int, _ room: Int) throws {
    let bytes = try Self.packed(Self.text)
    #expect(try unpacked(bytes, size: size, room: room) == Array(Self.text.utf8))
  }

  @Test func goesOnFromASavedState() throws {
    let bytes = try Self.packed(Self.text)
    #expect(try unpacked(bytes, size: 997, room: 4096, nap: 1) == Array(Self.text.utf8))
    #expect(try unpacked(bytes, size: 3001, room: 1 << 20, nap: 3) == Array(Self.text.utf8))
  }

  @Test func aStateOfAnotherBuildIsRefused() {
    var state = GzipStream().state
    state[0] ^= 1
    #expect(GzipStream(state: state) == nil)
    #expect(GzipStream(state: []) == nil)
  }

  @Test func membersFollowOneAnother() throws {
    let bytes = try Self.packed("one\n") + Self.packed("two\n") + [0, 0, 0]
    for size in [1, 2, 1000] {
      #expect(try unpacked(bytes, size: size, room: 100) == Array("one\ntwo\n".utf8))
    }
  }

  @Test func damageIsNoticed() throws {
    let bytes = try Self.packed(Self.text)
    for place in [1, 20, bytes.count / 2, bytes.count - 6] {
      var broken = bytes
      broken[place] ^= 0x55
      #expect(throws: GzipError.damaged) { try unpacked(broken, size: 1 << 20, room: 1 << 20) }
    }
  }

  @Test func aCutStreamIsNotComplete() throws {
    let bytes = try Self.packed(Self.text).dropLast(9)
    let stream = GzipStream()
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var (used, filled) = (0, 0)
    let progress = try stream.unpack(
      Array(bytes),
      from: &used,
      into: &buffer,
      at: &filled,
      before: 1 << 20
    )
    #expect(progress == .needsMore)
    #expect(!stream.isComplete)
  }
}
