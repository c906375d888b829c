import Downloads
import FoundationEssentials
import HTTP
import LoopbackServer
import Synchronization
import Testing

struct DownloadFailureTests {
  let place: Place

  init() throws { place = try Place() }

  private var requests: Int { get async throws { try await place.ranges().count } }

  @Test(arguments: [400, 401, 403, 404, 410, 304])
  func givesUpAtOnceOnAStatus(_ status: Int) async throws {
    let error = try await failure(of: place, "/file?status=\(status)&times=9")
    #expect(error == .status(name: "food.zip", status, retryAfter: nil))
    #expect(error.isSourceFailure && error.code == "download_refused")
    #expect(try await requests == 1)
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504])
  func triesAgainOnAPassingStatus(_ status: Int) async throws {
    try await place.fetch("/file?size=900&status=\(status)&times=2")
    #expect(place.file == LoopbackServer.content(900))
    #expect(place.pauses.withLock { $0 } == [0.5, 1])
  }

  @Test func givesUpAfterAllAttempts() async throws {
    let error = try await failure(of: place, "/file?status=503&times=9")
    #expect(error == .status(name: "food.zip", 503, retryAfter: nil))
    #expect(error.summary == "food.zip: the server answered 503 (its own failure)")
    #expect(try await requests == 4)
  }

  @Test func waitsAsLongAsItIsAsked() async throws {
    try await place.fetch("/file?status=503&retryafter=7&times=2")
    #expect(place.pauses.withLock { $0 } == [7, 7])
  }

  @Test func doesNotWaitForEver() async throws {
    let error = try await failure(of: place, "/file?status=429&retryafter=3600&times=9")
    #expect(error == .status(name: "food.zip", 429, retryAfter: 3600))
    #expect(error.hint == "the server asks to wait 3600 seconds")
    #expect(place.pauses.withLock { $0.isEmpty })
  }

  @Test(arguments: ["soon", "-1", "Mon, 30 Nov 2026 08:00:00 GMT"])
  func passesOverAnOddRetryAfter(_ text: String) async throws {
    let text = text.replacing(" ", with: "%20")
    try await place.fetch("/file?status=503&retryafter=\(text)&times=1")
    #expect(place.pauses.withLock { $0 } == [0.5])
  }

  @Test func noticesADeclaredLengthTooLong() async throws {
    let error = try await failure(of: place, "/file?size=9000&lie=10")
    #expect(["download_interrupted", "download_unsteady"].contains(error.code))
    #expect(error.isSourceFailure)
  }

  /// HTTP ends the body there, so what is left is for the digest or the caller's check to notice.
  @Test func noticesADeclaredLengthTooShort() async throws {
    let error = try await failure(of: place, "/file?size=9000&lie=-10") {
      $0.sha256 = String(repeating: "0", count: 64)
    }
    #expect(error == .wrongDigest(name: "food.zip"))
    #expect(place.names.isEmpty)
  }

  @Test func throwsGarbageAway() async throws {
    let error = try await failure(of: place, "/html") { download in
      download.flaw = { path in
        FileManager.default.contents(atPath: path)?.starts(with: [0x50, 0x4B, 3, 4]) == true
          ? nil : "not a zip archive"
      }
    }
    #expect(error.summary == "food.zip: not a zip archive")
    #expect(error.isSourceFailure && place.names.isEmpty)
  }

  static let tooLarge = [
    "/file?size=200000", "/file?size=200000&chunked", "/file?size=200000&nolength",
  ]

  @Test(arguments: tooLarge)
  func stopsATooLargeFile(_ target: String) async throws {
    let error = try await failure(of: place, target) { $0.maximumSize = 199_999 }
    #expect(error == .tooLarge(name: "food.zip", limit: 199_999))
    #expect(place.names.isEmpty)
    #expect(try await requests == 1)
  }

  @Test func takesAFileOfJustTheLimit() async throws {
    try await place.fetch("/file?size=200000&cut=1000") { $0.maximumSize = 200_000 }
    #expect(place.file?.count == 200_000)
  }

  static let broken: [(String, HTTPFailure.Kind)] = [
    ("/nothing", .interrupted), ("/halfhead", .interrupted), ("/garbage", .malformed),
    ("/loop", .malformed), ("/redirect?to=file:///etc/passwd", .malformed),
    ("/redirect?to=http://example.org/", .malformed),
  ]

  @Test(arguments: broken)
  func tellsABrokenServer(_ target: String, _ kind: HTTPFailure.Kind) async throws {
    let error = try await failure(of: place, target)
    guard case .exchange("food.zip", let failure) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(failure.kind == kind && error.isSourceFailure)
  }

  @Test func refusesAPackedFile() async throws {
    let error = try await failure(of: place, "/gzip?size=9000")
    #expect(error.summary == "food.zip: the server packed the file unasked")
  }

  @Test(arguments: ["http://example.org/food.zip", "ftp://example.org/food.zip", "food.zip"])
  func refusesAnAddress(_ url: String) async throws {
    let error = try await failure(of: place, "") { $0.url = url }
    #expect(error.code == "download_not_allowed" && !error.isSourceFailure)
  }

  @Test func tellsThatNobodyListens() async throws {
    let error = try await failure(of: place, "") { $0.url = "http://127.0.0.1:1/?key=secret" }
    #expect(error.summary == "food.zip: cannot connect to 127.0.0.1")
    #expect(place.pauses.withLock { $0 } == [0.5, 1])
  }
}
