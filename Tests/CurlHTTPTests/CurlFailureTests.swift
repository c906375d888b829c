import CurlHTTP
import Foundation
import HTTP
import LoopbackServer
import Testing

struct CurlFailureTests {
  let setting: Setting

  init() throws { setting = try Setting() }

  static let broken: [(String, HTTPFailure.Kind)] = [
    ("/file?size=100000&cut=5000", .interrupted),
    ("/file?size=100000&cut=0", .interrupted),
    ("/file?size=100000&lie=1", .interrupted),
    ("/file?size=100000&chunked&cut=50000", .interrupted),
    ("/nothing", .interrupted),
    ("/halfhead", .interrupted),
    ("/garbage", .malformed),
    ("/hugehead", .malformed),
  ]

  @Test(arguments: broken)
  func tellsABrokenAnswer(_ path: String, _ kind: HTTPFailure.Kind) async throws {
    let failure = try await failure { try await setting.get(path) }
    #expect(failure.kind == kind, "\(failure.message)")
    #expect(!failure.message.contains("?"))
  }

  @Test func readsNoFurtherThanTheDeclaredLength() async throws {
    let answer = try await setting.get("/file?size=1000&lie=-10")
    #expect(answer.body == Array(LoopbackServer.content(1000).dropLast(10)))
  }

  @Test func cannotConnectWhereNobodyListens() async throws {
    let request = HTTPRequest(url: "http://127.0.0.1:1/?key=secret")
    let failure = try await failure { try await setting.client.send(request) }
    #expect(failure == HTTPFailure(.cannotConnect, "cannot connect to 127.0.0.1"))
  }

  @Test func timesOut() async throws {
    let failure = try await failure { try await setting.get("/wait?ms=20000") { $0.timeout = 0.2 } }
    #expect(failure == HTTPFailure(.timedOut, "127.0.0.1 took too long"))
  }

  @Test func givesUpAStalledExchange() async throws {
    let failure = try await failure {
      try await setting.get("/file?size=9000&stall=1000") {
        $0.timeout = nil
        $0.policy.stallTimeout = 1
      }
    }
    #expect(failure.kind == .timedOut)
  }

  static let tooLarge = ["/file?size=9000", "/file?size=9000&chunked", "/gzip?size=90000"]

  @Test(arguments: tooLarge)
  func stopsATooLargeBody(_ path: String) async throws {
    let failure = try await failure { try await setting.get(path) { $0.maximumBodySize = 8999 } }
    #expect(failure == HTTPFailure(.tooLarge, "127.0.0.1 sent more than 8999 bytes"))
  }

  @Test func takesABodyOfJustTheLimit() async throws {
    #expect(
      try await setting.get("/file?size=9000") { $0.maximumBodySize = 9000 }.body.count == 9000
    )
  }

  static let notAllowed = [
    "http://example.org/?key=secret", "ftp://127.0.0.1/secret", "file:///etc/passwd", "secret",
    "https://user:secret@example.org/", "gopher://127.0.0.1/secret", "",
  ]

  @Test(arguments: notAllowed)
  func refusesAnAddress(_ url: String) async throws {
    let failure = try await failure { try await setting.client.send(HTTPRequest(url: url)) }
    #expect(failure.kind == .notAllowed)
    #expect(!failure.message.contains("secret"))
  }

  static let words: [(String, [HTTPHeader])] = [
    ("GET", [HTTPHeader("X-Key", "a\r\nEvil: secret")]), ("GET", [HTTPHeader("X Y", "secret")]),
    ("GET", [HTTPHeader("X:", "secret")]), ("GET", [HTTPHeader("X", "secret\0")]),
    ("GET", [HTTPHeader("", "secret")]), ("GET /x HTTP/1.1\r\nEvil: 1", []), ("", []),
  ]

  @Test(arguments: words)
  func refusesWordsThatWouldBeAnotherRequest(_ words: (String, [HTTPHeader])) async throws {
    let failure = try await failure {
      try await setting.get("/echo") { ($0.method, $0.headers) = words }
    }
    #expect(failure.kind == .notAllowed)
    #expect(!failure.message.contains("secret"))
  }
}
