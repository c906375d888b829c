import SQLite
import Testing

struct StatementTests {
  private let database: Database

  init() throws { database = try .numbers() }

  @Test func theSameStatementRunsInsideItself() throws {
    var pairs: [[Int]] = []
    let sql = "SELECT a FROM t ORDER BY a"
    try database.forEachRow(sql) { outer in
      try database.forEachRow(sql) { inner in pairs.append([outer.integer(0), inner.integer(0)]) }
    }
    #expect(pairs.count == 9 && pairs[5] == [2, 3])
    #expect(try database.numbers == [1, 2, 3])
  }

  @Test func aStatementIsGoodAgainAfterItFailed() throws {
    let insert = "INSERT INTO t VALUES (?)"
    #expect(kind { try database.run(insert, 1) } == .constraint)
    #expect(kind { try database.run(insert, .null, .null) } == .other)
    try database.run(insert, 4)
    #expect(try database.numbers == [1, 2, 3, 4])
    #expect(database.changes == 1 && database.lastInsertedRowID == 4)
  }

  @Test func aStatementIsGoodAgainAfterItsReaderThrew() throws {
    struct Enough: Error {}
    for _ in 0..<3 {
      #expect(throws: Enough.self) {
        try database.forEachRow("SELECT a FROM t") { _ in throw Enough() }
      }
    }
    // One that is still being read would keep the table from being dropped.
    try database.execute("DROP TABLE t")
  }

  @Test func theFirstRowLeavesNothingOpen() throws {
    #expect(try database.firstRow("SELECT a FROM t ORDER BY a") { $0.integer(0) } == 1)
    #expect(try database.firstRow("SELECT a FROM t WHERE a > 9") { $0.integer(0) } == nil)
    try database.execute("DROP TABLE t")
  }

  @Test func keepsOldValuesOutOfTheNextRun() throws {
    let sql = "SELECT ?1"
    #expect(try database.firstRow(sql, "a") { $0.text(0) } == "a")
    #expect(kind { try database.run(sql) } == .other)
    #expect(try database.firstRow(sql, .null) { $0.text(0) } == .some(nil))
  }

  @Test func survivesThousandsOfDifferentStatements() throws {
    try database.forEachRow("SELECT a FROM t") { row in
      for number in 0..<300 {
        let text = try database.firstRow("SELECT \(number), ?", "x") { $0.text(1) }
        #expect(text == "x")
      }
      #expect((1...3).contains(row.integer(0)))
    }
  }

  @Test func followsAChangeOfTheTables() throws {
    let sql = "SELECT * FROM t ORDER BY a LIMIT 1"
    #expect(try database.firstRow(sql) { $0.columnCount } == 1)
    try database.execute("ALTER TABLE t ADD COLUMN b TEXT DEFAULT 'b'")
    #expect(try database.firstRow(sql) { $0.text(1) } == "b")
  }

  @Test(arguments: ["", "  -- nothing", "SELEC 1", "SELECT nothing", "SELECT 1 FROM nowhere"])
  func refusesWhatIsNoStatement(sql: String) {
    let error = #expect(throws: SQLiteError.self) { try database.run(sql) }
    #expect(error?.sql == sql && error?.message.isEmpty == false)
  }
}
