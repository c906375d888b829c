import Calendar
import HTTP
import Testing

@testable import ProxyServer

@Suite struct TokenTests {
  @Test func isMadeOfRandomBitsAndReadBack() throws {
    let token = Token { [UInt8](repeating: 0xFB, count: $0) }
    #expect(token.text == "reset_fbfbfbfb_-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_s")
    #expect(Token(token.text) == token)
    #expect("\(token)" == "<token fbfbfbfb>")
    #expect(!String(reflecting: token).contains("_v7"))
    #expect(token.digest.count == 32)
  }

  @Test func twoAreNeverAlike() {
    let tokens = (0..<100).map { _ in
      Token { count in (0..<count).map { _ in .random(in: 0...255) } }
    }
    #expect(Set(tokens.map(\.text)).count == 100)
  }

  @Test(
    arguments: [
      "", "reset_", "sk-ant-1234", "reset_fbfbfbfb_short",
      "reset_fbfbfbfb-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "reset_fbfbfbfb_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa;",
      "reset_fbfbfbfb_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ]
  )
  func refusesOtherWords(text: String) {
    #expect(Token(text) == nil)
  }

  @Test func matchesItselfAlone() {
    let token = Token { [UInt8](repeating: 1, count: $0) }
    let record = TokenRecord(
      id: token.id,
      label: "",
      digest: token.digest,
      created: Instant(milliseconds: 0)
    )
    #expect(record.matches(token))
    for place in token.text.indices.dropFirst(15) {
      var text = token.text
      text.replaceSubrange(place...place, with: text[place] == "A" ? "B" : "A")
      #expect(Token(text).map(record.matches) == false)
    }
  }

  private func token(_ headers: [(String, String)]) -> String? {
    let head = HTTPRequestHead(
      method: "POST",
      target: "/",
      headers: headers.map { HTTPHeader($0.0, $0.1) }
    )
    return try? Credentials.token(in: head).text
  }

  @Test func isReadFromEitherHeader() {
    let text = Token { [UInt8](repeating: 1, count: $0) }.text
    let other = Token { [UInt8](repeating: 2, count: $0) }.text
    #expect(token([("X-Api-Key", text)]) == text)
    #expect(token([("authorization", "Bearer \(text)")]) == text)
    #expect(token([("authorization", "bearer \(text)"), ("x-api-key", text)]) == text)
    #expect(token([("authorization", "Bearer \(text)"), ("x-api-key", other)]) == nil)
    #expect(token([("authorization", "Basic \(text)")]) == nil)
    #expect(token([("authorization", text)]) == nil)
    #expect(token([]) == nil)
  }
}
