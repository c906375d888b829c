import CMicroHTTPD
import Synchronization

/// The open connections, and until when each may stay as it is.
///
/// libmicrohttpd itself knows only how long a connection has been idle, so a client that sends a
/// byte now and then would stay for ever.
final class Connections: Sendable {
  private struct Connection {
    let network: UInt64
    var deadline: ContinuousClock.Instant?
    /// What to do when the client leaves while it is waited for an answer.
    var onLeaving: (@Sendable () -> Void)?
  }

  private struct State {
    var bySocket: [Int32: Connection] = [:]
    var perNetwork: [UInt64: Int] = [:]
  }

  private let state = Mutex(State())
  private let limitPerNetwork: Int

  init(limitPerNetwork: Int) { self.limitPerNetwork = limitPerNetwork }

  var count: Int { state.withLock { $0.bySocket.count } }

  /// Whether another connection from a network may be taken; 0 is this machine.
  func allows(_ network: UInt64) -> Bool {
    network == 0 || state.withLock { $0.perNetwork[network, default: 0] < limitPerNetwork }
  }

  func add(_ socket: Int32, from network: UInt64, deadline: Duration) {
    state.withLock { state in
      state.bySocket[socket] = Connection(network: network, deadline: .now + deadline)
      state.perNetwork[network, default: 0] += 1
    }
  }

  /// To be called before the socket is closed, so that its number is never another's here.
  func remove(_ socket: Int32) {
    state.withLock { state in
      guard let connection = state.bySocket.removeValue(forKey: socket) else { return }
      let left = state.perNetwork[connection.network, default: 1] - 1
      state.perNetwork[connection.network] = left > 0 ? left : nil
    }
  }

  /// Gives a connection a new time to be done by; `nil` while we ourselves are at work for it.
  func set(_ deadline: Duration?, for socket: Int32) {
    state.withLock { state in
      state.bySocket[socket]?.deadline = deadline.map { .now + $0 }
    }
  }

  /// Looks for the client of `socket` leaving from now on, or no more.
  func watch(_ socket: Int32, onLeaving: (@Sendable () -> Void)?) {
    state.withLock { $0.bySocket[socket]?.onLeaving = onLeaving }
  }

  /// Ends the connections whose time is over, and tells of clients that have left.
  ///
  /// Ending is done by `shutdown`, which the server's thread sees as the end of the stream; it alone
  /// closes sockets.
  func sweep() {
    let leavers = state.withLock { state in
      let now = ContinuousClock.now
      var leavers: [@Sendable () -> Void] = []
      for (socket, connection) in state.bySocket {
        if let deadline = connection.deadline, deadline < now {
          shutdown(socket, Int32(SHUT_RDWR))
          state.bySocket[socket]?.deadline = nil
        } else if let onLeaving = connection.onLeaving, reset_has_left(socket) != 0 {
          leavers.append(onLeaving)
          state.bySocket[socket]?.onLeaving = nil
        }
      }
      return leavers
    }
    for leave in leavers { leave() }
  }
}
