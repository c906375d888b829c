import Testing

@testable import Bytes

struct StaticBytesTests {
  @Test func knowsHowManyThereAre() {
    let text: StaticString = "food"
    let bytes = unsafe StaticBytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
    #expect(bytes.count == 4)
    #expect(unsafe Array(bytes.memory) == Array("food".utf8))
  }
}
