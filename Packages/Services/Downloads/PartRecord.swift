import Files
import FoundationEssentials
import Hashing

/// What is known of a file that has come in part, kept beside it.
struct PartRecord: Codable, Equatable, Sendable {
  /// The address without its query, for people to read.
  var url: String
  /// The digest of the whole address, to know it again: a query may hold a key, which stays out
  /// of files.
  var urlSHA256: String
  var etag: String?
  var lastModified: String?
  /// How large the whole file is, by the server's word.
  var total: Int?
  /// How many bytes are known to be on the disk.
  var bytes = 0

  private enum CodingKeys: String, CodingKey {
    case url, etag, total, bytes
    case urlSHA256 = "url_sha256"
    case lastModified = "last_modified"
  }

  init(url: String) {
    self.url = url.firstIndex(of: "?").map { String(url[..<$0]) } ?? url
    urlSHA256 = SHA256.hexDigest(Array(url.utf8))
  }

  /// The record at `path`; `nil` where there is none that can be read.
  init?(at path: String) {
    guard let contents = try? FileSystem.read(path, limit: 1 << 16),
      let record = try? JSONDecoder().decode(Self.self, from: Data(contents.bytes))
    else { return nil }
    self = record
  }

  func write(to path: String) throws(FileError) {
    // Encoding strings and numbers cannot fail.
    guard let data = try? JSONEncoder().encode(self) else { return }
    try FileSystem.write(Array(data), to: path)
  }

  /// What the server is to compare before it sends the rest only. A weak tag does not promise the
  /// same bytes.
  var condition: String? {
    if let etag, !etag.hasPrefix("W/") { return etag }
    return lastModified
  }
}
