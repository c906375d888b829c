import CCurl
import HTTP

extension EasyHandle {
  /// Sets all that a request to `address` needs, but for the callbacks.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - address: Where to, after any redirects.
  ///   - isElsewhere: Whether that is another server than the request was made for.
  ///   - left: How much of the request's own time is left; `nil` where it has no limit.
  ///   - settings: The client's surroundings.
  mutating func prepare(
    for request: HTTPRequest,
    to address: Address,
    isElsewhere: Bool,
    secondsLeft left: Double?,
    settings: CurlSettings
  ) throws(HTTPFailure) {
    try set(CURLOPT_URL, address.url)
    try set(CURLOPT_PROTOCOLS_STR, "http,https")
    try set(CURLOPT_FOLLOWLOCATION, 0)
    try set(CURLOPT_NOSIGNAL, 1)
    // Cancelling must not wait for a name server.
    try set(CURLOPT_QUICK_EXIT, 1)
    try set(CURLOPT_BUFFERSIZE, 128 << 10)
    // A picture goes in one piece instead of seven.
    try set(CURLOPT_UPLOAD_BUFFERSIZE, 512 << 10)
    // Empty means all that this libcurl can unpack.
    if request.acceptsCompression { try set(CURLOPT_ACCEPT_ENCODING, "") }
    try apply(settings)
    try setMethod(of: request)
    try setTimeouts(of: request.policy, secondsLeft: left)
    try set(headers: request.headerLines(isElsewhere: isElsewhere))
  }

  private borrowing func apply(_ settings: CurlSettings) throws(HTTPFailure) {
    try set(CURLOPT_USERAGENT, settings.userAgent)
    try set(CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
    // Empty means none, whatever the environment says.
    try set(CURLOPT_PROXY, settings.proxy ?? "")
    try set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if let caFile = settings.caFile { try set(CURLOPT_CAINFO, caFile) }
  }

  private borrowing func setMethod(of request: HTTPRequest) throws(HTTPFailure) {
    switch request.method {
    case "GET": try set(CURLOPT_HTTPGET, 1)
    case "HEAD": try set(CURLOPT_NOBODY, 1)
    case let method: try set(CURLOPT_CUSTOMREQUEST, method)
    }
  }

  private borrowing func setTimeouts(
    of policy: HTTPPolicy,
    secondsLeft left: Double?
  ) throws(HTTPFailure) {
    var connect = policy.connectTimeout
    if let left {
      try set(CURLOPT_TIMEOUT_MS, milliseconds(left))
      connect = min(connect, left)
    } else {
      try set(CURLOPT_LOW_SPEED_LIMIT, 1)
      try set(CURLOPT_LOW_SPEED_TIME, max(1, milliseconds(policy.stallTimeout) / 1000))
    }
    try set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds(connect))
  }
}

/// At least one, since none at all would mean no limit.
private func milliseconds(_ seconds: Double) -> Int { Int(min(max(seconds * 1000, 1), 1e9)) }
