import HTTP
import Testing

@testable import CurlHTTP

struct HeadReaderTests {
  private func read(_ lines: String...) throws -> HTTPResponseHead? {
    var reader = HeadReader()
    return try lines.compactMap { try reader.read(Array($0.utf8)) }.first
  }

  @Test func readsAHead() throws {
    let head = try read("HTTP/1.1 200 OK\r\n", "A: 1\r\n", "b:  x y \r\n", "C:\r\n", "\r\n")
    #expect(head?.status == 200)
    #expect(head?.headers == [.init("A", "1"), .init("b", "x y"), .init("C", "")])
  }

  @Test func passesOverInterimHeads() throws {
    let head = try read("HTTP/1.1 103 Early\r\n", "L: 1\r\n", "\r\n", "HTTP/2 404\r\n", "\r\n")
    #expect(head == HTTPResponseHead(status: 404, headers: []))
  }

  @Test func givesNothingForTrailers() throws {
    var reader = HeadReader()
    _ = try reader.read(Array("HTTP/1.1 200 OK\r\n".utf8))
    #expect(try reader.read(Array("\r\n".utf8)) != nil)
    #expect(try reader.read(Array("Trailer: x\r\n".utf8)) == nil)
    #expect(try reader.read(Array("\r\n".utf8)) == nil)
  }
}
