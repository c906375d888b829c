import CurlHTTP
import Foundation
import HTTP
import LoopbackServer
import Synchronization
import Testing

/// A server and a client for it.
struct Setting {
  let server: LoopbackServer
  let client = CurlClient(CurlSettings(userAgent: "reset-tests/1"))

  init() throws { server = try LoopbackServer.shared.get() }

  func get(_ path: String, _ change: (inout HTTPRequest) -> Void = { _ in }) async throws
    -> HTTPResponse
  {
    var request = HTTPRequest(url: server.url(path), timeout: 20)
    change(&request)
    return try await client.send(request)
  }

  /// What the server saw of a request: all in one text.
  func echo(_ request: HTTPRequest) async throws -> String {
    String(decoding: try await client.send(request).body, as: UTF8.self)
  }
}

func failure(_ body: () async throws -> some Sendable) async throws -> HTTPFailure {
  try #require(await #expect(throws: HTTPFailure.self) { _ = try await body() })
}

struct CurlClientTests {
  let setting: Setting

  init() throws { setting = try Setting() }

  @Test func fetchesABody() async throws {
    let answer = try await setting.get("/file?size=300000")
    #expect(answer.head.status == 200)
    #expect(answer.head["etag"] == "\"v0\"")
    #expect(answer.body == LoopbackServer.content(300_000))
  }

  @Test(arguments: [200, 204, 304, 404, 429, 500, 503])
  func everyStatusIsAnAnswer(_ status: Int) async throws {
    #expect(try await setting.get("/status?code=\(status)").head.status == status)
  }

  @Test func sendsMethodHeadersAndBody() async throws {
    let seen = try await setting.echo(
      HTTPRequest(
        method: "POST",
        url: setting.server.url("/echo?a=b%20c"),
        headers: [.init("X-Api-Key", "k1"), .init("Empty", "")],
        body: Array("{\"a\0b\"}".utf8)
      )
    )
    for part in [
      #""method": "POST""#, #""/echo?a=b%20c""#, #"["X-Api-Key", "k1"]"#, "reset-tests/1",
      #"{\"a\u0000b\"}"#, "Empty",
    ] {
      #expect(seen.contains(part), "\(part) in \(seen)")
    }
    #expect(!seen.contains("Expect"))
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH"])
  func sendsAnEmptyBody(_ method: String) async throws {
    let seen = try await setting.echo(HTTPRequest(method: method, url: setting.server.url("/echo")))
    #expect(seen.contains(#""method": "\#(method)""#) && seen.contains(#"["Content-Length", "0"]"#))
  }

  @Test func asksForAHeadAlone() async throws {
    let answer = try await setting.get("/echo") { $0.method = "HEAD" }
    #expect(answer.head.status == 200 && answer.body.isEmpty)
  }

  @Test func unpacksUnlessAskedForAPart() async throws {
    #expect(try await setting.get("/gzip?size=100000").body.count == 100_000)
    let whole = try await setting.echo(HTTPRequest(url: setting.server.url("/echo")))
    #expect(whole.contains("Accept-Encoding"))
    let part = try await setting.echo(
      HTTPRequest(url: setting.server.url("/echo"), headers: [.init("Range", "bytes=5-")])
    )
    #expect(!part.contains("Accept-Encoding"))
  }

  @Test func passesOverInterimAnswers() async throws {
    let answer = try await setting.get("/interim")
    #expect(answer.head["x-final"] == "yes" && answer.head["link"] == nil)
  }

  @Test func streamsPiecesInOrderAfterTheHead() async throws {
    let events = Mutex<[String]>([])
    let body = Mutex<[UInt8]>([])
    try await setting.client.stream(
      HTTPRequest(url: setting.server.url("/file?size=400000&piece=50000&pause=5"), timeout: 20)
    ) { head in
      events.withLock { $0.append("head \(head.status)") }
    } onBody: { piece in
      events.withLock { $0.append("body") }
      body.withLock { $0 += piece }
    }
    #expect(events.withLock { $0.first } == "head 200")
    #expect(events.withLock { $0.count { $0 != "body" } } == 1)
    #expect(body.withLock { $0 } == LoopbackServer.content(400_000))
  }

  @Test(arguments: ["head", "body"])
  func throwsWhatACallbackThrows(_ place: String) async throws {
    struct Enough: Error {}
    await #expect(throws: Enough.self) {
      try await setting.client.stream(
        HTTPRequest(url: setting.server.url("/file?size=400000"), timeout: 20)
      ) { _ in
        if place == "head" { throw Enough() }
      } onBody: { _ in
        throw Enough()
      }
    }
  }

  @Test func manyRequestsAtOnce() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for size in 0..<60 {
        group.addTask {
          try await setting.get("/file?size=\(size * 997)").body
            == LoopbackServer.content(size * 997)
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func trustsTheGivenCertificateAlone() async throws {
    let request = HTTPRequest(url: setting.server.tlsURL("/file"), timeout: 20)
    let trusting = CurlClient(
      CurlSettings(userAgent: "t", caFile: setting.server.certificate)
    )
    #expect(try await trusting.send(request).body.count == 1000)
    #expect(try await failure { try await setting.client.send(request) }.kind == .tls)
    let byNumber = HTTPRequest(url: setting.server.tlsURL("/file", host: "127.0.0.1"), timeout: 20)
    #expect(try await failure { try await trusting.send(byNumber) }.kind == .tls)
  }
}
