import CCurl
import HTTP

/// A checked http or https address.
struct Address: Equatable {
  let url: String
  let scheme: String
  let host: String
  let port: String

  /// Parses an address. The corresponding C function is `curl_url_set`.
  ///
  /// - Parameters:
  ///   - text: The address, or one relative to `base`.
  ///   - base: What a relative address starts from.
  init?(_ text: String, relativeTo base: Address? = nil) {
    // A C string would end at a NUL, and another address might remain.
    guard !text.isEmpty, !text.utf8.contains(0), let handle = unsafe curl_url() else { return nil }
    defer { unsafe curl_url_cleanup(handle) }
    if let base {
      guard unsafe curl_url_set(handle, CURLUPART_URL, base.url, 0) == CURLUE_OK else { return nil }
    }
    let flags = UInt32(CURLU_NON_SUPPORT_SCHEME)
    guard unsafe curl_url_set(handle, CURLUPART_URL, text, flags) == CURLUE_OK,
      unsafe curl_url_set(handle, CURLUPART_FRAGMENT, nil, 0) == CURLUE_OK,
      unsafe Self.part(CURLUPART_USER, of: handle) == nil,
      unsafe Self.part(CURLUPART_PASSWORD, of: handle) == nil,
      let url = unsafe Self.part(CURLUPART_URL, of: handle),
      let scheme = unsafe Self.part(CURLUPART_SCHEME, of: handle)?.lowercased()
    else { return nil }
    self.url = url
    self.scheme = scheme
    host = unsafe Self.part(CURLUPART_HOST, of: handle)?.lowercased() ?? ""
    port = unsafe Self.part(CURLUPART_PORT, of: handle, UInt32(CURLU_DEFAULT_PORT)) ?? ""
  }

  var isWeb: Bool { (scheme == "http" || scheme == "https") && !host.isEmpty }

  /// Whether the host is this machine by its very address. libcurl itself resolves `localhost`
  /// to the loopback address whatever name servers say.
  var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  func hasSameOrigin(as other: Address) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }

  private static func part(_ part: CURLUPart, of handle: OpaquePointer, _ flags: UInt32 = 0)
    -> String?
  {
    var text: UnsafeMutablePointer<CChar>?
    guard unsafe reset_curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text = unsafe text
    else {
      return nil
    }
    defer { unsafe curl_free(text) }
    return unsafe String(cString: text)
  }
}

extension HTTPPolicy {
  /// Refuses an address that may not be spoken to.
  func check(_ address: Address) throws(HTTPFailure) {
    guard address.isWeb else {
      throw HTTPFailure(.notAllowed, "only http and https addresses are allowed")
    }
    guard address.scheme == "https" || address.isLoopback || allowsPlainHTTP else {
      throw HTTPFailure(.notAllowed, "\(address.host) may only be spoken to over https")
    }
  }
}
