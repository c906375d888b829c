import CSQLite
import Synchronization

/// Stops a running statement from another thread, such as on Ctrl-C; the statement then fails with
/// kind `interrupted`. Harmless once its database is closed.
package final class Interrupter: Sendable {
  /// Unchecked: the C function is made for other threads, and the lock keeps the handle open.
  @safe private struct Connection: @unchecked Sendable {
    let handle: OpaquePointer
  }

  private let connection: Mutex<Connection?>

  init(_ handle: OpaquePointer) { connection = Mutex(unsafe Connection(handle: handle)) }

  /// The C function is `sqlite3_interrupt`.
  package func interrupt() {
    connection.withLock { connection in
      if let connection { unsafe sqlite3_interrupt(connection.handle) }
    }
  }

  func detach() { connection.withLock { $0 = nil } }
}
