import SQLite
import Testing

struct ValueTests {
  private let database: Database

  init() throws { database = try Database(path: ":memory:", mode: .create) }

  static let values: [SQLiteValue] = [
    .null, .integer(0), .integer(-1), .integer(Int64.max), .integer(Int64.min),
    .integer(1 << 53 + 1), .real(0.1), .real(-1e308), .real(.leastNonzeroMagnitude),
    .real(.infinity),
    .text(""), .text("plain"), .text("a\u{0}b\u{0}"), .text("\u{0}"), .text("🥚 œuf \u{301}"),
    .text(String(repeating: "x", count: 100_000)), .blob([]), .blob([0]), .blob([0, 255, 0, 1]),
    .blob([UInt8](repeating: 7, count: 100_000)),
  ]

  @Test(arguments: values)
  func goesInAndComesOutTheSame(value: SQLiteValue) throws {
    try database.execute("CREATE TABLE t (a ANY) STRICT")
    try database.run("INSERT INTO t VALUES (?)", value)
    #expect(try database.firstRow("SELECT a FROM t") { $0.value(0) } == value)
    #expect(try database.firstRow("SELECT ?", value) { $0.value(0) } == value)
  }

  @Test func notANumberIsNull() throws {
    #expect(try database.firstRow("SELECT ?", .real(.nan)) { $0.value(0) } == .null)
  }

  @Test func bindsLengthsNotTerminators() throws {
    let lengths = try database.firstRow(
      "SELECT length(CAST(?1 AS BLOB)), length(?2), typeof(?3), typeof(?4)",
      .text("a\u{0}b"),
      .blob([0, 0, 0]),
      .text(""),
      .blob([])
    ) { [$0.value(0), $0.value(1), $0.value(2), $0.value(3)] }
    #expect(lengths == [3, 3, "text", "blob"])
  }

  @Test func readsAColumnInTheTypeAskedFor() throws {
    try database.forEachRow("SELECT NULL, 7, 2.5, 'x', x'00ff', ''") { row in
      #expect(row.columnCount == 6)
      #expect((0..<6).map { row.isNull($0) } == [true, false, false, false, false, false])
      #expect(row.integer(0) == 0 && row.real(0) == nil && row.text(0) == nil)
      #expect(row.blob(0).isEmpty)
      #expect(row.integer(1) == 7 && row.real(1) == 7 && row.text(1) == "7")
      #expect(row.real(2) == 2.5 && row.text(3) == "x" && row.blob(4) == [0, 255])
      #expect(row.text(5) == "" && row.blob(5) == [])
    }
  }

  @Test func optionalsBecomeNull() {
    #expect(SQLiteValue.text(String?.none) == .null && SQLiteValue.real(Double?.none) == .null)
    #expect(SQLiteValue.integer(Int64?.none) == .null)
    #expect(SQLiteValue.integer(Int(3)) == 3 && SQLiteValue.text(String?.some("a")) == "a")
  }

  @Test(arguments: [0, 2])
  func refusesTheWrongNumberOfValues(count: Int) {
    let values = [SQLiteValue](repeating: 1, count: count)
    #expect(throws: SQLiteError.self) { try database.run("SELECT ?", values) }
  }
}
