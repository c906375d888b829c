import Downloads
import Files
import FoundationEssentials
import LoopbackServer
import Testing

/// What an earlier run may have left behind.
struct LeftoverTests {
  let place: Place
  let whole = LoopbackServer.content(200_000)
  let target = "/file?size=200000&cut=120000&times=1"

  init() throws { place = try Place() }

  private func leave(_ part: [UInt8]?, _ record: String?) throws {
    if let part { try Data(part).write(to: URL(filePath: place.path + ".part")) }
    if let record { try Data(record.utf8).write(to: URL(filePath: place.path + ".part.json")) }
  }

  @Test func doesNotTrustBytesPastTheLastNote() async throws {
    _ = try await failure(of: place, target, attempts: 1)
    try leave(Array(whole[..<120_000]) + [1, 2, 3], nil)
    try await place.fetch(target)
    #expect(place.file == whole)
  }

  @Test func startsOverWhenThePartIsShorterThanNoted() async throws {
    _ = try await failure(of: place, target, attempts: 1)
    try leave(Array(whole[..<1000]), nil)
    try await place.fetch(target)
    #expect(place.file == whole)
    #expect(try await place.ranges() == ["", ""])
  }

  @Test func startsOverForAnotherAddress() async throws {
    _ = try await failure(of: place, target, attempts: 1)
    try await place.fetch("/file?size=5000")
    #expect(place.file == LoopbackServer.content(5000))
  }

  static let records = [nil, "", "{", "[]", "{\"bytes\":-5}", "null"]

  @Test(arguments: records)
  func startsOverWithoutAGoodRecord(_ record: String?) async throws {
    try leave([9, 9, 9], record)
    try await place.fetch("/file?size=200000")
    #expect(place.file == whole)
    #expect(try await place.ranges() == [""])
  }

  /// A part that is all there needs no more of the server.
  @Test func finishesWhatIsWhole() async throws {
    _ = try await failure(of: place, target, attempts: 1)
    try leave(whole, place.record?.replacing("\"bytes\":120000", with: "\"bytes\":200000"))
    try await place.fetch(target)
    #expect(place.file == whole)
    #expect(try await place.ranges() == [""])
  }

  @Test func leavesAFileToWhoFetchesIt() async throws {
    let other = try GrowingFile(path: place.path + ".part")
    let error = try await failure(of: place, "/file?size=10")
    #expect(error == .busy(name: "food.zip") && !error.isSourceFailure)
    try other.append([])
  }

  @Test func writesThroughNoLink() async throws {
    let target = place.folder + "/precious"
    try Data("precious".utf8).write(to: URL(filePath: target))
    let files = FileManager.default
    try files.createSymbolicLink(atPath: place.path + ".part", withDestinationPath: target)
    let error = try await failure(of: place, "/file?size=10")
    #expect(error.code == "download_cannot_write" && !error.isSourceFailure)
    #expect(place.contents(target) == Array("precious".utf8))
  }

  @Test func tellsThatItCannotWrite() async throws {
    let error = await #expect(throws: DownloadError.self) {
      try await place.fetch("/file?size=10") { $0.path = "/nowhere/food.zip" }
    }
    #expect(error?.summary == "/nowhere/food.zip.part: no such file or directory")
    #expect(error?.isSourceFailure == false)
  }
}
