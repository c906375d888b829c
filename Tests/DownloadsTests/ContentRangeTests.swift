import Testing

@testable import Downloads

struct ContentRangeTests {
  @Test func readsARange() {
    let range = ContentRange("bytes 100-999/1000")
    #expect(range?.start == 100 && range?.total == 1000)
    #expect(ContentRange("Bytes 0-0/*")?.total == .some(nil))
  }

  static let wrong = [
    "", "bytes", "bytes 1-2", "bytes */1000", "bytes 5-4/10", "bytes 0-5/10", "bytes -5-9/10",
    "bytes a-b/c", "items 0-9/10", "bytes 0-9/10/10", "bytes 0-9-9/10", "bytes 0-9/-1",
    "bytes 0-99999999999999999999/*",
  ]

  @Test(arguments: wrong)
  func refusesWhatIsNone(_ text: String) { #expect(ContentRange(text) == nil) }
}
