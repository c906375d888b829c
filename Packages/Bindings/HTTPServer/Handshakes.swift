import CMicroHTTPD
import Glibc
import Synchronization
import Threads

/// Looks after TLS handshakes that wait for their clients.
///
/// With epoll, libmicrohttpd (0.9.75 and later) takes such a connection for one that can be read, and
/// asks it again and again: half a greeting of one client would keep a processor busy. So the
/// connection is suspended, and this waits for the client on a thread of its own.
final class Handshakes: Sendable {
  private let poll: Int32
  private let isStopping = Atomic(false)
  /// By their sockets.
  private let parked = Mutex<[Int32: Handshake]>([:])

  init() { poll = epoll_create1(Int32(EPOLL_CLOEXEC)) }

  deinit { close(poll) }

  /// Starts the thread, which ends a moment after `stop`.
  func start(for settings: ServerSettings) throws(ServerError) {
    do throws(ThreadError) {
      try OwnThread { self.watch() }.detach()
    } catch {
      throw .cannotStart(
        address: settings.address,
        port: settings.port,
        reason: unsafe String(cString: strerror(error.code))
      )
    }
  }

  /// Lets all connections go on, for their end, and parks none any more.
  func stop() {
    isStopping.store(true, ordering: .releasing)
    parked.withLock { parked in
      for handshake in parked.values { handshake.resume() }
      parked = [:]
    }
  }

  /// Suspends a connection until its client has sent something. To be called on the server's thread;
  /// what libmicrohttpd does afterwards with a suspended connection is nothing.
  func park(_ handshake: Handshake) {
    parked.withLock { parked in
      guard !isStopping.load(ordering: .acquiring) else { return }
      parked[handshake.socket] = handshake
      handshake.suspend()
      var event = unsafe epoll_event()
      unsafe event.events = EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue
      unsafe event.data.fd = handshake.socket
      // Known from an earlier wait of the same connection, or new.
      if unsafe epoll_ctl(poll, EPOLL_CTL_MOD, handshake.socket, &event) != 0 {
        unsafe epoll_ctl(poll, EPOLL_CTL_ADD, handshake.socket, &event)
      }
    }
  }

  private func watch() {
    var events = unsafe [epoll_event](repeating: epoll_event(), count: 64)
    while !isStopping.load(ordering: .acquiring) {
      let count = unsafe epoll_wait(poll, &events, Int32(events.count), 500)
      for index in 0..<max(0, Int(count)) {
        let socket = unsafe events[index].data.fd
        parked.withLock { $0.removeValue(forKey: socket)?.resume() }
      }
    }
  }
}

/// The handshake of one connection.
final class Handshake: Sendable {
  let socket: Int32
  private let connection: Exchange.Connection
  private let all: Handshakes
  private let isDone = Atomic(false)

  /// Stands between a new connection and what its client sends; `nil` where there is no TLS. The
  /// corresponding C function is `gnutls_transport_set_pull_function`.
  init?(_ connection: OpaquePointer, _ all: Handshakes) {
    guard let session = unsafe reset_mhd_session(connection) else { return nil }
    socket = unsafe reset_mhd_socket(connection)
    self.connection = unsafe Exchange.Connection(pointer: connection)
    self.all = all
    unsafe reset_mhd_set_pull(
      session,
      Unmanaged.passUnretained(self).toOpaque(),
      { context, buffer, size in
        guard let context = unsafe context else { return -1 }
        let handshake = unsafe Unmanaged<Handshake>.fromOpaque(context).takeUnretainedValue()
        return unsafe handshake.pull(into: buffer, size)
      }
    )
  }

  /// The first request is here; from now on libmicrohttpd does well by itself.
  func end() { isDone.store(true, ordering: .relaxed) }

  private func pull(into buffer: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    let count = unsafe recv(socket, buffer, size, 0)
    if count < 0, errno == EAGAIN, !isDone.load(ordering: .relaxed) {
      all.park(self)
      // The caller looks at it.
      errno = EAGAIN
    }
    return count
  }

  func suspend() { unsafe MHD_suspend_connection(connection.pointer) }

  func resume() { unsafe MHD_resume_connection(connection.pointer) }
}
