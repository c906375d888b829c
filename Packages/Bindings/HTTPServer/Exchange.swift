import CMicroHTTPD
import HTTP
import Synchronization

/// One request and its answer: what libmicrohttpd's thread and the service's task share.
///
/// While the service works the connection is suspended, which is when libmicrohttpd leaves it alone
/// and keeps it alive; the service's calls resume it.
final class Exchange: Sendable {
  /// Unchecked, because it is a pointer. It is used under the lock alone, and gone with the end of
  /// the exchange.
  @safe struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  enum Phase: Sendable {
    case head
    /// Waits to be told whether to go on.
    case asking
    case decided(HTTPAdmission)
    case body(limit: Int, @Sendable ([UInt8], any HTTPResponder) async -> Void)
    /// Reads a body to its end without keeping it, then refuses.
    case discarding(HTTPResponse, left: Int)
    /// Waits for the answer.
    case answering
    case answered(Reply)
    /// An answer is under way, or all is over.
    case sending
  }

  enum Reply: Sendable {
    case whole(HTTPResponse, closes: Bool)
    case pieces(HTTPResponseHead)
    case none
  }

  struct State: Sendable {
    var connection: Connection?
    var phase = Phase.head
    var isSuspended = false
    var body: [UInt8] = []
    /// How long a body will come whether it is wanted or not; 0 where that is not known.
    var announced = 0
    /// Pieces of the answer that are not sent yet; of the first, `sent` bytes are.
    var pieces: [[UInt8]] = []
    var sent = 0
    var isEnded = false
    var isBroken = false
    var task: Task<Void, Never>?
  }

  let target: String
  let socket: Int32
  let connections: Connections
  let deadlines: ServerSettings.Deadlines
  let state: Mutex<State>

  init(
    _ connection: Connection,
    target: String,
    connections: Connections,
    deadlines: ServerSettings.Deadlines
  ) {
    state = Mutex(State(connection: connection))
    self.target = target
    self.connections = connections
    self.deadlines = deadlines
    socket = unsafe reset_mhd_socket(connection.pointer)
  }

  /// Takes what the server's thread may no longer touch, and stops the work for it.
  func finish() {
    let task = state.withLock { state in
      state.connection = nil
      state.phase = .sending
      state.pieces = []
      defer { state.task = nil }
      return state.task
    }
    task?.cancel()
    connections.watch(socket, onLeaving: nil)
    connections.set(deadlines.idle + deadlines.head, for: socket)
  }

  /// Ends the exchange from our side, for good.
  func abandon() {
    cancel()
    breakOff()
  }

  /// Stops the work because nobody waits for it any more.
  func cancel() { state.withLock { $0.task }?.cancel() }

  /// Changes the state and wakes the server's thread, unless the client has left.
  func wake(_ change: (inout State) -> Void) {
    state.withLock { state in
      guard let connection = state.connection else { return }
      change(&state)
      guard state.isSuspended else { return }
      state.isSuspended = false
      unsafe MHD_resume_connection(connection.pointer)
    }
  }
}

extension Exchange.State {
  /// Leaves the connection alone until `wake`; `false` where all is over. To be called on the
  /// server's thread.
  mutating func suspend() -> Bool {
    guard let connection, !isBroken else { return false }
    isSuspended = true
    unsafe MHD_suspend_connection(connection.pointer)
    return true
  }
}

// MARK: - What the service calls

extension Exchange: HTTPResponder {
  func send(_ response: HTTPResponse) { reply(.whole(response, closes: false)) }

  func begin(_ head: HTTPResponseHead) { reply(.pieces(head)) }

  func write(_ piece: [UInt8]) {
    guard !piece.isEmpty else { return }
    wake { $0.pieces.append(piece) }
  }

  func end() { wake { $0.isEnded = true } }

  func breakOff() {
    wake { state in
      state.isBroken = true
      if case .answering = state.phase { state.phase = .answered(.none) }
    }
  }

  private func reply(_ reply: Exchange.Reply) {
    wake { state in
      guard case .answering = state.phase else { return }
      state.phase = .answered(reply)
    }
  }
}
