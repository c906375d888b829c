import Foundation
import SQLite

/// A folder of its own for each test, removed with it.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "sqlite-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }
}

extension Database {
  /// A table `t` of whole numbers `a`, none twice.
  static func numbers(_ path: String = ":memory:", _ count: Int = 3) throws -> Database {
    let database = try Database(path: path, mode: .create, patience: 0)
    try database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY CHECK (a < 1000)) STRICT")
    for number in 1...count { try database.run("INSERT INTO t VALUES (?)", .integer(number)) }
    return database
  }

  var numbers: [Int] {
    get throws { try rows("SELECT a FROM t ORDER BY a") { $0.integer(0) } }
  }
}

func kind(of body: () throws -> Void) -> SQLiteError.Kind? {
  do { try body() } catch { return (error as? SQLiteError)?.kind }
  return nil
}
