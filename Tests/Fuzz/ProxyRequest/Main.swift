import FuzzSupport

@testable import ProxyServer

/// The first byte picks the API; the rest is the body of a request to the proxy.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let first = bytes.first else { return }
      let api = SpokenAPI.allCases[Int(first) % SpokenAPI.allCases.count]
      check(Array(bytes.dropFirst()), api)
      var use = ModelUse()
      use.read(Array(bytes.dropFirst()))
      expect((use.total ?? 0) >= 0, "less than no tokens")
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
}
