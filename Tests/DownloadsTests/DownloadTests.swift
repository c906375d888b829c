import Downloads
import FoundationEssentials
import HTTP
import Hashing
import LoopbackServer
import Synchronization
import Testing

struct DownloadTests {
  let place: Place
  let whole = LoopbackServer.content(200_000)

  init() throws { place = try Place() }

  static let targets = [
    "/file?size=200000", "/file?size=200000&chunked", "/file?size=200000&nolength",
    "/file?size=200000&noetag", "/file?size=200000&piece=20000&pause=2",
  ]

  @Test(arguments: targets)
  func fetchesAFile(_ target: String) async throws {
    let file = try await place.fetch(target)
    #expect(file.path == place.path && file.size == whole.count)
    #expect(file.sha256 == SHA256.hexDigest(whole))
    #expect(file.etag == (target.contains("noetag") ? nil : "\"v0\""))
    #expect(place.file == whole)
    #expect(place.names == ["food.zip"])
    let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func takesTheOldFilesPlaceOnlyWhenDone() async throws {
    let old = Data("old".utf8)
    try old.write(to: URL(filePath: place.path))
    await #expect(throws: DownloadError.self) { try await place.fetch("/status?code=404") }
    #expect(place.file == Array(old))
    try await place.fetch("/file?size=10")
    #expect(place.file == LoopbackServer.content(10))
  }

  @Test func fetchesAnEmptyFile() async throws {
    #expect(try await place.fetch("/file?size=0").size == 0)
    #expect(place.file == [])
  }

  @Test(arguments: [0, 1, 777, 65_536, 199_999])
  func goesOnAfterACut(_ cut: Int) async throws {
    let file = try await place.fetch("/file?size=200000&cut=\(cut)")
    #expect(file.sha256 == SHA256.hexDigest(whole))
    #expect(place.file == whole)
    #expect(try await place.ranges() == ["", cut == 0 ? "" : "bytes=\(cut)-"])
  }

  @Test func goesOnAfterManyCutsAnywhere() async throws {
    let cut = Int.random(in: 1..<60_000)
    try await place.fetch("/file?size=200000&cut=\(cut)&times=3")
    #expect(place.file == whole)
    #expect(place.pauses.withLock { $0 } == [0.5, 1, 2])
    let starts = [cut, 2 * cut, 3 * cut].map { "bytes=\($0)-" }
    #expect(try await place.ranges() == [""] + starts)
  }

  @Test func goesOnInTheNextRun() async throws {
    let target = "/file?size=200000&cut=120000&times=1"
    let error = try await failure(of: place, target, attempts: 1)
    #expect(error.code == "download_interrupted" && error.isSourceFailure)
    #expect(error.hint == "run it again: it goes on where it stopped")
    #expect(place.part == Array(whole[..<120_000]))
    let record = try #require(place.record)
    #expect(record.contains("\"bytes\":120000") && record.contains("\"total\":200000"))
    #expect(!record.contains("token"), "a query may hold a key")
    let file = try await place.fetch(target)
    #expect(file.sha256 == SHA256.hexDigest(whole) && place.file == whole)
    #expect(try await place.ranges() == ["", "bytes=120000-"])
    #expect(place.names == ["food.zip"])
  }

  @Test func goesOnByDateWhereThereIsNoTag() async throws {
    try await place.fetch("/file?size=200000&cut=5000&noetag&date")
    #expect(place.file == whole)
    #expect(try await place.ranges() == ["", "bytes=5000-"])
  }

  @Test func startsOverWithoutAMarkToKnowTheFileBy() async throws {
    try await place.fetch("/file?size=200000&cut=5000&noetag")
    #expect(place.file == whole)
    #expect(try await place.ranges() == ["", ""])
  }

  static let notHonoured = ["ignore", "wrong", "othertotal"]

  @Test(arguments: notHonoured)
  func startsOverWhenTheRangeIsNotHonoured(_ way: String) async throws {
    try await place.fetch("/file?size=200000&cut=5000&ranges=\(way)")
    #expect(place.file == whole)
  }

  @Test(arguments: ["yes", "always", "ignore"])
  func startsOverWhenTheFileHasChanged(_ ranges: String) async throws {
    let file = try await place.fetch("/file?size=200000&cut=5000&change=1&ranges=\(ranges)")
    #expect(place.file == LoopbackServer.content(200_000, version: 1))
    #expect(file.etag == "\"v1\"")
  }

  @Test func goesOnAfterAStall() async throws {
    try await place.fetch("/file?size=200000&stall=70000")
    #expect(place.file == whole)
    #expect(try await place.ranges() == ["", "bytes=70000-"])
  }

  @Test func followsARedirect() async throws {
    let target = place.server.url("/file", host: "localhost")
    let file = try await place.fetch("/redirect?to=\(target)%3Fsize%3D200000")
    #expect(file.size == whole.count && place.file == whole)
  }

  @Test func tellsOfProgress() async throws {
    let steps = Mutex<[Int]>([])
    let totals = Mutex<Set<Int?>>([])
    let download = place.download("/file?size=200000&cut=90000")
    _ = try await place.downloader().fetch(download) { received, total in
      steps.withLock { $0.append(received) }
      totals.withLock { _ = $0.insert(total) }
    }
    let received = steps.withLock { $0 }
    #expect(received == received.sorted() && received.last == 200_000)
    #expect(totals.withLock { $0 } == [200_000])
  }

  @Test func cancellingLeavesThePart() async throws {
    let place = place
    let download = place.download("/file?size=200000&piece=20000&pause=200") {
      $0.policy.stallTimeout = 30
    }
    let task = Task { try await place.downloader().fetch(download) }
    while (place.part?.count ?? 0) < 20_000 { try await Task.sleep(for: .milliseconds(20)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let kept = try #require(place.part).count
    #expect(kept >= 20_000 && place.file == nil)
    #expect(place.record?.contains("\"bytes\":\(kept)") == true)
    var again = place.download("/file?size=200000")
    again.url = download.url
    _ = try await place.downloader().fetch(again)
    #expect(place.file == whole)
    #expect(try await place.ranges() == ["", "bytes=\(kept)-"])
  }
}
