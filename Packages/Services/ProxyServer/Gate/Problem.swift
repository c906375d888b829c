import HTTP
import JSON

/// Why a request is not passed on, or its answer is not passed back.
struct Problem: Error, Equatable {
  enum Kind: String, Sendable {
    case invalid, unauthenticated, forbidden, notFound = "not_found", wrongMethod = "wrong_method"
    case lengthRequired = "length_required", tooLarge = "too_large"
    case overBudget = "over_budget", internalTrouble = "internal"
    case upstreamFailed = "upstream_failed", overloaded, upstreamSlow = "upstream_slow"
    /// The tokens cannot be had.
    case storeFailed = "store_failed"
  }

  let kind: Kind
  /// For whoever made the request. It holds nothing of a request's content, no key and no token.
  let message: String
  /// Seconds after which the same request may pass.
  var retryAfter: Int?

  init(_ kind: Kind, _ message: String, retryAfter: Int? = nil) {
    self.kind = kind
    self.message = message
    self.retryAfter = retryAfter
  }

  var status: Int {
    switch kind {
    case .invalid: 400
    case .unauthenticated: 401
    case .forbidden: 403
    case .notFound: 404
    case .wrongMethod: 405
    case .lengthRequired: 411
    case .tooLarge: 413
    case .overBudget: 429
    case .internalTrouble: 500
    case .upstreamFailed: 502
    case .overloaded, .storeFailed: 503
    case .upstreamSlow: 504
    }
  }

  private var mayPassLater: Bool {
    [.overloaded, .storeFailed, .upstreamSlow].contains(kind)
  }

  /// The problem in the words of an API, as its vendor's own server would put it.
  func response(in api: SpokenAPI, requestID: String) -> HTTPResponse {
    var headers = [
      HTTPHeader("content-type", "application/json"), HTTPHeader("request-id", requestID),
      HTTPHeader("x-request-id", requestID),
      // The vendors' clients obey it; trying again brings nothing but for these.
      HTTPHeader("x-should-retry", mayPassLater ? "true" : "false"),
    ]
    if let retryAfter { headers.append(HTTPHeader("retry-after", String(retryAfter))) }
    if kind == .wrongMethod { headers.append(HTTPHeader("allow", "POST")) }
    return HTTPResponse(
      head: HTTPResponseHead(status: status, headers: headers),
      body: Array(envelope(in: api, requestID: requestID).text.utf8)
    )
  }

  private func envelope(in api: SpokenAPI, requestID: String) -> JSON {
    switch api {
    case .anthropic:
      [
        "type": "error", "error": ["type": .string(anthropicType), "message": .string(message)],
        "request_id": .string(requestID),
      ]
    case .openAI:
      [
        "error": [
          "message": .string(message), "type": .string(openAIType), "param": .null,
          "code": .string(openAICode),
        ]
      ]
    }
  }

  private var anthropicType: String {
    switch kind {
    case .invalid, .wrongMethod, .lengthRequired: "invalid_request_error"
    case .unauthenticated: "authentication_error"
    case .forbidden: "permission_error"
    case .notFound: "not_found_error"
    case .tooLarge: "request_too_large"
    case .overBudget: "rate_limit_error"
    case .internalTrouble, .upstreamFailed: "api_error"
    case .overloaded, .storeFailed: "overloaded_error"
    case .upstreamSlow: "timeout_error"
    }
  }

  private var openAIType: String {
    switch kind {
    case .overBudget: "insufficient_quota"
    case .internalTrouble, .upstreamFailed, .overloaded, .storeFailed, .upstreamSlow:
      "server_error"
    default: "invalid_request_error"
    }
  }

  private var openAICode: String? {
    switch kind {
    case .unauthenticated: "invalid_api_key"
    case .overBudget: "insufficient_quota"
    case .forbidden: "not_allowed"
    case .notFound: "not_found"
    case .tooLarge: "request_too_large"
    default: nil
    }
  }
}
