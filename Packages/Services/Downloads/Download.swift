package import HTTP

/// A file to fetch.
package struct Download: Sendable {
  package var url: String
  /// Where the file goes; what has come so far lies beside it as `….part`.
  package var path: String
  package var headers: [HTTPHeader]
  /// The largest file that is accepted, in bytes.
  package var maximumSize: Int
  /// The digest the file must have, in lower-case hexadecimal; `nil` where none is known.
  package var sha256: String?
  package var policy: HTTPPolicy
  /// Looks at the whole file, still under its `….part` path, and says why it is not what was
  /// wanted, in lower case; `nil` where it is. A file it turns down is thrown away.
  package var flaw: @Sendable (_ path: String) -> String?

  package init(
    url: String,
    path: String,
    headers: [HTTPHeader] = [],
    maximumSize: Int,
    sha256: String? = nil,
    policy: HTTPPolicy = HTTPPolicy(),
    flaw: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.url = url
    self.path = path
    self.headers = headers
    self.maximumSize = maximumSize
    self.sha256 = sha256
    self.policy = policy
    self.flaw = flaw
  }

  var partPath: String { path + ".part" }
  var recordPath: String { path + ".part.json" }

  /// What the file is called in messages: by its place here, since the address may hold a key.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// A file that has been fetched whole.
package struct DownloadedFile: Equatable, Sendable {
  package let path: String
  package let size: Int
  /// In lower-case hexadecimal.
  package let sha256: String
  package let etag: String?
  package let lastModified: String?
}
