import CCurl

/// The version of libcurl. The corresponding C function is `curl_version_info`.
package enum CurlVersion {
  package static var text: String { unsafe String(cString: reset_curl_version()) }
}
