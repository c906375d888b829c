import CurlHTTP
import Foundation
import HTTP
import LoopbackServer
import Testing

struct RedirectTests {
  let setting: Setting
  let secrets = [
    HTTPHeader("Authorization", "Bearer k1"), HTTPHeader("X-Api-Key", "k2"),
    HTTPHeader("Cookie", "k3"), HTTPHeader("Accept", "text/plain"),
  ]

  init() throws { setting = try Setting() }

  private func redirect(to target: String, status: Int = 302) -> String {
    let allowed = CharacterSet.alphanumerics
    let query = target.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return setting.server.url("/redirect?status=\(status)&to=\(query)")
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func followsWithinAServerWithAllHeaders(_ status: Int) async throws {
    let seen = try await setting.echo(
      HTTPRequest(url: redirect(to: "/echo", status: status), headers: secrets)
    )
    for word in ["Bearer k1", "k2", "k3", "text/plain"] { #expect(seen.contains(word)) }
  }

  @Test func takesNoSecretToAnotherServer() async throws {
    let other = setting.server.url("/echo", host: "localhost")
    let seen = try await setting.echo(HTTPRequest(url: redirect(to: other), headers: secrets))
    #expect(seen.contains("localhost") && seen.contains("text/plain"))
    for word in ["k1", "k2", "k3"] { #expect(!seen.contains(word)) }
  }

  @Test func hasNoSecretLeftOnTheWayBack() async throws {
    let back = redirect(to: setting.server.url("/echo"))
      .replacingOccurrences(
        of: "127.0.0.1:\(setting.server.port)/r",
        with: "localhost:\(setting.server.port)/r"
      )
    let seen = try await setting.echo(HTTPRequest(url: redirect(to: back), headers: secrets))
    #expect(seen.contains("text/plain"))
    for word in ["k1", "k2", "k3"] { #expect(!seen.contains(word)) }
  }

  @Test func goesFromHTTPToHTTPS() async throws {
    let client = CurlClient(CurlSettings(userAgent: "t", caFile: setting.server.certificate))
    let url = redirect(to: setting.server.tlsURL("/file?size=10"))
    #expect(try await client.send(HTTPRequest(url: url)).body.count == 10)
  }

  @Test func neverGoesFromHTTPSToHTTP() async throws {
    let client = CurlClient(CurlSettings(userAgent: "t", caFile: setting.server.certificate))
    let url = setting.server.tlsURL("/redirect?to=http://localhost:\(setting.server.port)/echo")
    let failure = try await failure { try await client.send(HTTPRequest(url: url)) }
    #expect(failure == HTTPFailure(.malformed, "localhost redirects from https to http"))
  }

  static let astray = [
    "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/",
    "http://example.org/?key=secret",
    "http://user:secret@127.0.0.1/", "http://", "javascript:alert(1)", "",
  ]

  @Test(arguments: astray)
  func refusesToGoAstray(_ target: String) async throws {
    let failure = try await failure {
      try await setting.client.send(HTTPRequest(url: redirect(to: target)))
    }
    #expect(failure.kind == .malformed)
    #expect(!failure.message.contains("secret"))
  }

  @Test func endsACircle() async throws {
    let failure = try await failure { try await setting.get("/loop") }
    #expect(failure == HTTPFailure(.malformed, "127.0.0.1 redirects too many times"))
  }

  @Test func neverSendsABodyAgain() async throws {
    let request = HTTPRequest(
      method: "POST",
      url: redirect(to: "/echo", status: 307),
      body: Array("secret".utf8)
    )
    #expect(try await setting.client.send(request).head.status == 307)
  }
}
