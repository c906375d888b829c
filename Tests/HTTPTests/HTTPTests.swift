import HTTP
import Testing

struct HTTPTests {
  @Test func findsHeadersWhateverTheirCase() {
    let head = HTTPResponseHead(status: 200, headers: [.init("ETag", "a"), .init("etag", "b")])
    #expect(head["etag"] == "a" && head["ETAG"] == "a" && head["date"] == nil)
    let request = HTTPRequest(url: "https://example.org", headers: [.init("Range", "bytes=1-")])
    #expect(request["range"] == "bytes=1-" && request["accept"] == nil)
  }

  @Test func isCarefulUnlessToldOtherwise() {
    let request = HTTPRequest(url: "https://example.org")
    #expect(request.timeout == 5 && request.maximumBodySize == 16 << 20)
    #expect(!request.policy.allowsPlainHTTP && request.policy.maximumRedirects == 5)
  }
}
