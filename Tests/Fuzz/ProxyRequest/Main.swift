import FuzzSupport
import HTTP

@testable import ProxyServer

/// The first byte picks what the rest is: a body of either API, a head, or a vendor's stream.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let first = bytes.first else { return }
      let rest = Array(bytes.dropFirst())
      switch first % 4 {
      case 0: check(rest, .anthropic)
      case 1: check(rest, .openAI)
      case 2: checkHead(rest)
      default: checkStream(rest)
      }
    }
  }

  /// What is passed on is passed on again as it is, and within the cap.
  private static func check(_ body: [UInt8], _ api: SpokenAPI) {
    guard let found = try? RequestInspection(body, api: api) else { return }
    let capped = found.capped(body, at: 8000, missing: "max_tokens")
    guard let again = try? RequestInspection(capped, api: api) else {
      return expect(false, "what was capped is refused")
    }
    expect(!again.limits.isEmpty, "no limit")
    expect(again.limits.allSatisfy { $0.tokens <= 8000 }, "a limit over the cap")
    expect(again.model == found.model && again.isStream == found.isStream, "another request")
    expect(again.capped(capped, at: 8000, missing: "max_tokens") == capped, "capped twice")
    expect(found.questionTokens(bodySize: body.count) >= 0, "less than no tokens")
  }

  /// What the gate lets through can be read in one way alone.
  private static func checkHead(_ text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return HTTPHeader(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    let head = HTTPRequestHead(method: "POST", target: lines[0], headers: headers)
    if let token = try? Credentials.token(in: head) {
      expect(token.id.utf8.count == 8 && !"\(token)".contains(token.text), "a token that tells")
    }
    guard let size = try? RequestGate.check(head) else { return }
    let names = headers.map { $0.name.lowercased() }
    expect(names.filter { $0 == "host" }.count == 1, "not one host")
    expect(names.filter { $0 == "content-length" }.count == 1 && size >= 0, "not one length")
    expect(!names.contains("transfer-encoding") && !names.contains("upgrade"), "another way")
  }

  /// A stream says the same however it is cut.
  private static func checkStream(_ stream: [UInt8]) {
    var whole = EventReader()
    whole.read(stream)
    expect((whole.use.total ?? 0) >= 0, "less than no tokens")
    var cut = EventReader()
    let middle = stream.count / 2
    cut.read(Array(stream[..<middle]))
    cut.read(Array(stream[middle...]))
    expect(cut.use == whole.use, "cut, it says something else")
    var answer = ModelUse()
    answer.read(stream)
    expect((answer.total ?? 0) >= 0, "less than no tokens")
  }
}
