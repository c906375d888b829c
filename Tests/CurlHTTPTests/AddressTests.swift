import HTTP
import Testing

@testable import CurlHTTP

struct AddressTests {
  static let read: [(String, String)] = [
    ("https://example.org", "https://example.org/"),
    ("HTTPS://Example.ORG:443/a?b=c#d", "https://Example.ORG:443/a?b=c"),
    ("http://127.1/", "http://127.0.0.1/"),
    ("http://0x7f000001/", "http://127.0.0.1/"),
  ]

  @Test(arguments: read)
  func readsAddresses(_ text: String, _ url: String) {
    #expect(Address(text)?.url == url)
  }

  static let unreadable = [
    "", "example.org", "/path", "https://", "https://a b/", "https://user:pw@example.org/",
    "https://user@example.org/", "https://example.org\0.evil.test/", "https://example.org:99999/",
    "https://exa\nmple.org/",
  ]

  @Test(arguments: unreadable)
  func refusesWhatIsNoAddress(_ text: String) { #expect(Address(text) == nil) }

  static let places: [(String, Bool)] = [
    ("http://localhost/", true), ("http://LOCALHOST:80/", true), ("http://127.0.0.1/", true),
    ("http://127.255.0.9/", true), ("http://[::1]:8080/", true), ("http://127.1/", true),
    ("http://127.0.0.1.evil.test/", false), ("http://127.evil.test/", false),
    ("http://localhost.evil.test/", false), ("http://10.0.0.1/", false),
    ("http://[::2]/", false), ("http://0.0.0.0/", false), ("http://example.org/", false),
  ]

  @Test(arguments: places)
  func knowsThisMachine(_ text: String, _ isLoopback: Bool) throws {
    let address = try #require(Address(text))
    #expect(address.isLoopback == isLoopback)
    #expect(((try? HTTPPolicy().check(address)) != nil) == isLoopback)
  }

  static let relative: [(String, String)] = [
    ("/x", "https://example.org/x"), ("y", "https://example.org/a/y"),
    ("//other.test/z", "https://other.test/z"), ("?q", "https://example.org/a/b?q"),
    ("http://plain.test/", "http://plain.test/"), ("file:///etc/passwd", "file:///etc/passwd"),
  ]

  @Test(arguments: relative)
  func resolvesRelativeAddresses(_ text: String, _ url: String) throws {
    let base = try #require(Address("https://example.org/a/b"))
    #expect(Address(text, relativeTo: base)?.url == url)
  }

  @Test func comparesOrigins() throws {
    let base = try #require(Address("https://example.org/a"))
    #expect(Address("https://EXAMPLE.org:443/b")?.hasSameOrigin(as: base) == true)
    for other in ["http://example.org/", "https://example.org:8443/", "https://www.example.org/"] {
      #expect(Address(other)?.hasSameOrigin(as: base) == false)
    }
  }
}
