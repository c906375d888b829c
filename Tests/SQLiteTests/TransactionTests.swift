import SQLite
import Testing

struct TransactionTests {
  private struct Refusal: Error {}
  private let folder: Folder
  private let database: Database

  init() throws {
    folder = try Folder()
    database = try .numbers(folder.file("a.db"))
  }

  private func add(_ number: Int) throws {
    try database.run("INSERT INTO t VALUES (?)", .integer(number))
  }

  @Test func commitsOrTakesBackAll() throws {
    try database.transaction { try add(4) }
    #expect(throws: Refusal.self) {
      try database.transaction {
        try add(5)
        #expect(database.isInTransaction)
        throw Refusal()
      }
    }
    #expect(!database.isInTransaction)
    #expect(try database.numbers == [1, 2, 3, 4])
  }

  @Test func savepointsTakeBackTheirOwn() throws {
    try database.transaction {
      try add(4)
      try? database.savepoint {
        try add(5)
        try database.savepoint { try add(6) }
        throw Refusal()
      }
      try database.savepoint { try add(7) }
    }
    #expect(try database.numbers == [1, 2, 3, 4, 7])
  }

  @Test func aTransactionInsideAnotherFailsAndSparesIt() throws {
    try database.transaction {
      try add(4)
      #expect(kind { try database.transaction {} } == .statement)
      // The failed one must not have taken the outer one with it.
      #expect(database.isInTransaction)
    }
    #expect(try database.numbers == [1, 2, 3, 4])
  }

  @Test func aSnapshotSeesOneMoment() throws {
    try database.execute("PRAGMA journal_mode = WAL")
    let other = try Database(path: folder.file("a.db"), mode: .readWrite, patience: 0)
    let numbers = try database.snapshot {
      let before = try database.numbers
      try other.run("INSERT INTO t VALUES (9)")
      #expect(try database.numbers == before)
      return before
    }
    #expect(try database.numbers == numbers + [9])
  }

  @Test func twoWritersExcludeEachOther() throws {
    let other = try Database(path: folder.file("a.db"), mode: .readWrite, patience: 50)
    try database.transaction {
      try add(4)
      let start = ContinuousClock.now
      #expect(kind { try other.transaction {} } == .busy)
      #expect(ContinuousClock.now - start >= .milliseconds(40))
    }
    try other.transaction { try other.run("INSERT INTO t VALUES (5)") }
    #expect(try database.numbers == [1, 2, 3, 4, 5])
  }

  @Test func anInterruptStopsAStatement() async throws {
    let interrupter = database.interrupter
    let stopper = Task {
      while !Task.isCancelled {
        interrupter.interrupt()
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
    let endless = """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
      """
    #expect(kind { try database.run(endless) } == .interrupted)
    stopper.cancel()
    await stopper.value
    #expect(try database.numbers == [1, 2, 3])
  }

  @Test func anInterruptAfterTheEndIsHarmless() throws {
    let interrupter = try Database.numbers().interrupter
    interrupter.interrupt()
  }
}
