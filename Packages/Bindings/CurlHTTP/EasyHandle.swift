import CCurl
import HTTP

/// One libcurl transfer, freed when the value goes away.
@safe struct EasyHandle: ~Copyable {
  let raw: UnsafeMutableRawPointer
  private var headers: UnsafeMutablePointer<curl_slist>?

  /// The corresponding C function is `curl_easy_init`.
  init() throws(HTTPFailure) {
    guard let raw = unsafe curl_easy_init() else {
      throw HTTPFailure(.cannotConnect, "libcurl cannot be used")
    }
    unsafe self.raw = raw
  }

  deinit {
    unsafe curl_easy_cleanup(raw)
    unsafe curl_slist_free_all(headers)
  }

  borrowing func set(_ option: CURLoption, _ value: String) throws(HTTPFailure) {
    try check(unsafe reset_curl_set_string(raw, option, value))
  }

  borrowing func set(_ option: CURLoption, _ value: Int) throws(HTTPFailure) {
    try check(unsafe reset_curl_set_long(raw, option, value))
  }

  /// Announces a body of `size` bytes that libcurl asks `read` for.
  borrowing func set(
    bodySize size: Int,
    read: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int,
    seek: @convention(c) (UnsafeMutableRawPointer?, curl_off_t, Int32) -> Int32,
    context: UnsafeMutableRawPointer
  ) throws(HTTPFailure) {
    try set(CURLOPT_POST, 1)
    try check(unsafe reset_curl_set_offset(raw, CURLOPT_POSTFIELDSIZE_LARGE, size))
    try check(unsafe reset_curl_set_upload(raw, read, seek, context))
  }

  mutating func set(headers lines: [String]) throws(HTTPFailure) {
    for line in lines {
      guard let longer = unsafe curl_slist_append(headers, line) else {
        throw HTTPFailure(.cannotConnect, "out of memory")
      }
      unsafe headers = longer
    }
    try check(unsafe reset_curl_set_pointer(raw, CURLOPT_HTTPHEADER, headers))
  }

  borrowing func set(
    onHead:
      @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) ->
      Int,
    onBody:
      @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) ->
      Int,
    context: UnsafeMutableRawPointer
  ) throws(HTTPFailure) {
    try check(unsafe reset_curl_set_callbacks(raw, onHead, onBody, context))
  }

  private borrowing func check(_ code: CURLcode) throws(HTTPFailure) {
    guard code == CURLE_OK else {
      throw HTTPFailure(.notAllowed, "libcurl refuses the request: \(words(for: code))")
    }
  }
}

/// What libcurl says of a code, in lower case. It never holds anything of a request.
func words(for code: CURLcode) -> String {
  let words = unsafe String(cString: curl_easy_strerror(code))
  return words.prefix(1).lowercased() + words.dropFirst()
}

extension HTTPFailure {
  /// The failure of an exchange with `host`.
  init(_ code: CURLcode, host: String) {
    self =
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
        HTTPFailure(.cannotConnect, "cannot find \(host)")
      case CURLE_COULDNT_CONNECT: HTTPFailure(.cannotConnect, "cannot connect to \(host)")
      case CURLE_OPERATION_TIMEDOUT: HTTPFailure(.timedOut, "\(host) took too long")
      case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR,
        CURLE_HTTP2, CURLE_HTTP2_STREAM:
        HTTPFailure(.interrupted, "\(host) broke off the connection")
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
        CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CRL_BADFILE,
        CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_ENGINE_INITFAILED,
        CURLE_USE_SSL_FAILED:
        HTTPFailure(.tls, "no secure connection to \(host): \(words(for: code))")
      default: HTTPFailure(.malformed, "\(host) gave no proper answer: \(words(for: code))")
      }
  }
}
