import CurlHTTP
import Downloads
import FoundationEssentials
import HTTP
import Hashing
import LoopbackServer
import Synchronization
import Testing

/// A folder for one download, a server to ask and a client that does; the folder goes away with it.
final class Place: Sendable {
  let server: LoopbackServer
  let client = CurlClient(CurlSettings(userAgent: "reset-tests/1"))
  let folder: String
  /// How long the downloader would have waited, instead of waiting.
  let pauses = Mutex<[Double]>([])
  /// Tells this test's requests from all others.
  let token = UUID().uuidString

  init() throws {
    server = try LoopbackServer.shared.get()
    folder = FileManager.default.temporaryDirectory.appending(path: "reset-dl-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var path: String { folder + "/food.zip" }
  var part: [UInt8]? { contents(path + ".part") }
  var record: String? { contents(path + ".part.json").map { String(decoding: $0, as: UTF8.self) } }
  var file: [UInt8]? { contents(path) }
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map(Array.init)
  }

  func downloader(attempts: Int = 4) -> Downloader {
    Downloader(client: client, attempts: attempts) { seconds in
      try Task.checkCancellation()
      self.pauses.withLock { $0.append(seconds) }
    }
  }

  func download(_ target: String, _ change: (inout Download) -> Void = { _ in }) -> Download {
    let url = server.url(target + (target.contains("?") ? "&" : "?") + "token=\(token)")
    var download = Download(url: url, path: path, maximumSize: 1 << 20)
    download.policy.stallTimeout = 1
    change(&download)
    return download
  }

  @discardableResult
  func fetch(
    _ target: String,
    attempts: Int = 4,
    _ change: (inout Download) -> Void = { _ in }
  ) async throws -> DownloadedFile {
    try await downloader(attempts: attempts).fetch(download(target, change))
  }

  /// The `Range` headers the server has seen, in order; empty where there was none.
  func ranges() async throws -> [String] {
    let answer = try await client.send(HTTPRequest(url: server.url("/seen?of=\(token)")))
    return String(decoding: answer.body, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The one error a download may throw, with what it leaves behind checked: never a file.
func failure(
  of place: Place,
  _ target: String,
  attempts: Int = 4,
  _ change: (inout Download) -> Void = { _ in }
) async throws -> DownloadError {
  let error = await #expect(throws: DownloadError.self) {
    try await place.fetch(target, attempts: attempts, change)
  }
  #expect(place.file == nil)
  let failure = try #require(error)
  #expect(!failure.summary.contains("?"))
  return failure
}
