import Bytes
import Testing

@testable import EmbeddedTables

struct EmbeddedTablesTests {
  @Test func isADatabaseImage() {
    let start = unsafe Array(EmbeddedTables.image.memory.prefix(15))
    #expect(String(decoding: start, as: UTF8.self) == "SQLite format 3")
    #expect(EmbeddedTables.image.count > 1_000_000)
  }
}
