import HTTP
import Testing

@testable import ProxyServer

@Suite struct RequestGateTests {
  private static func head(
    _ headers: [(String, String)],
    method: String = "POST",
    version: String = "HTTP/1.1"
  ) -> HTTPRequestHead {
    HTTPRequestHead(
      method: method,
      target: "/v1/messages",
      version: version,
      headers: headers.map { HTTPHeader($0.0, $0.1) }
    )
  }

  private static let plain = [("Host", "proxy.example:8443"), ("Content-Length", "12")]

  @Test func takesAPlainRequest() throws {
    #expect(try RequestGate.check(Self.head(Self.plain)) == 12)
    #expect(try RequestGate.check(Self.head([("host", "[::1]:1")], method: "GET")) == 0)
    #expect(try RequestGate.check(Self.head(Self.plain, version: "HTTP/1.0")) == 12)
  }

  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let headers: [(String, String)]
    var method = "POST"
    var status = 400
    var testDescription: String { name }
  }

  @Test(
    arguments: [
      Shape(name: "no Host", headers: [("Content-Length", "1")]),
      Shape(name: "two Hosts", headers: plain + [("HOST", "proxy.example:8443")]),
      Shape(name: "a Host with a path", headers: [("Host", "a/b"), ("Content-Length", "1")]),
      Shape(name: "an empty Host", headers: [("Host", ""), ("Content-Length", "1")]),
      Shape(name: "no length", headers: [("Host", "a")], status: 411),
      Shape(name: "two lengths", headers: plain + [("content-length", "12")]),
      Shape(name: "a list of lengths", headers: [("Host", "a"), ("Content-Length", "12, 12")]),
      Shape(name: "a signed length", headers: [("Host", "a"), ("Content-Length", "+12")]),
      Shape(name: "a negative length", headers: [("Host", "a"), ("Content-Length", "-1")]),
      Shape(name: "a hexadecimal length", headers: [("Host", "a"), ("Content-Length", "0x1")]),
      Shape(
        name: "an endless length",
        headers: [("Host", "a"), ("Content-Length", "99999999999999999999")]
      ),
      Shape(name: "an empty length", headers: [("Host", "a"), ("Content-Length", "")]),
      Shape(name: "chunks", headers: plain + [("Transfer-Encoding", "chunked")]),
      Shape(name: "chunks alone", headers: [("Host", "a"), ("transfer-encoding", "chunked")]),
      Shape(name: "odd chunks", headers: plain + [("Transfer-Encoding", "xchunked")]),
      Shape(name: "identity", headers: plain + [("Transfer-Encoding", "identity")]),
      Shape(name: "a name with a space", headers: plain + [("Transfer-Encoding ", "chunked")]),
      Shape(name: "an empty name", headers: plain + [("", "x")]),
      Shape(name: "a control character", headers: plain + [("x-a", "a\u{1}b")]),
      Shape(name: "a compressed body", headers: plain + [("Content-Encoding", "gzip")]),
      Shape(name: "an upgrade", headers: plain + [("Upgrade", "websocket")]),
      Shape(name: "GET with a body", headers: plain, method: "GET"),
      Shape(
        name: "many headers",
        headers: plain + (0..<100).map { ("x-\($0)", "1") }
      ),
    ]
  )
  func refuses(shape: Shape) {
    let problem = #expect(throws: Problem.self) {
      try RequestGate.check(Self.head(shape.headers, method: shape.method))
    }
    #expect(problem?.status == shape.status)
  }
}
