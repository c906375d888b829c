import HTTP
package import Settings

/// The vendor's server behind an API, and the key it is spoken to with. Both are this server's own
/// configuration; nothing of them comes from a client.
package struct Upstream: Sendable {
  /// Where requests go, the path included.
  let url: String
  private let key: Secret

  /// - Parameters:
  ///   - base: The address that the vendor's own clients call their base.
  ///   - key: The vendor's key.
  package init(_ api: SpokenAPI, base: String, key: Secret) {
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    // The base of OpenAI's clients has the version in it, that of Anthropic's has not.
    url = base + (api == .anthropic ? "/v1/messages" : "/chat/completions")
    self.key = key
  }

  /// The request that goes on. Of the client's headers only those that say how to read the body and
  /// the answer go along.
  func request(
    _ api: SpokenAPI,
    from head: HTTPRequestHead,
    body: [UInt8],
    timeout: Double
  ) -> HTTPRequest {
    var headers = [HTTPHeader("content-type", "application/json")]
    for name in ["accept", "anthropic-version", "anthropic-beta"] {
      headers += head.values(name).map { HTTPHeader(name, $0) }
    }
    switch api {
    case .anthropic: headers.append(HTTPHeader("x-api-key", key.reveal()))
    case .openAI: headers.append(HTTPHeader("authorization", "Bearer \(key.reveal())"))
    }
    let isBeta = head.target.hasSuffix("?beta=true")
    return HTTPRequest(
      method: "POST",
      url: isBeta ? url + "?beta=true" : url,
      headers: headers,
      body: body,
      timeout: timeout,
      maximumBodySize: 32 << 20,
      policy: HTTPPolicy(maximumRedirects: 0, allowsCompression: false)
    )
  }

  /// `text` without the key, which some servers repeat when they refuse it.
  func scrubbed(_ text: [UInt8]) -> [UInt8] {
    let key = Array(key.reveal().utf8)
    guard let first = key.first else { return text }
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      if text[place] == first, text[place...].starts(with: key) {
        result += "<key>".utf8
        place += key.count
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }
}
