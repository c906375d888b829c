import CMicroHTTPD
package import HTTP
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A running HTTP/1.1 server: libmicrohttpd on a thread of its own, with epoll.
///
/// Unchecked, because it holds a C pointer, which libmicrohttpd lets any thread use.
@safe package final class Server: @unchecked Sendable {
  private let daemon: OpaquePointer
  private let context: ServerContext
  private let sweeper: Task<Void, Never>
  private let isStopped = Atomic(false)
  /// The port it listens at.
  package let port: UInt16

  /// Starts to listen. The corresponding C function is `MHD_start_daemon`.
  package init(_ settings: ServerSettings, service: any HTTPService) throws {
    reset_raise_file_limit()
    reset_keep_freed_memory()
    let context = ServerContext(settings: settings, service: service)
    self.context = context
    if settings.identity != nil { try context.handshakes.start(for: settings) }
    do {
      unsafe daemon = try unsafe startDaemon(settings, context)
    } catch {
      context.handshakes.stop()
      throw error
    }
    port = unsafe reset_mhd_port(daemon)
    sweeper = Task {
      while !Task.isCancelled {
        context.connections.sweep()
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }

  /// How many connections are open.
  package var connectionCount: Int { context.connections.count }

  /// Takes no new connections from now on; those that are open go on.
  /// The corresponding C function is `MHD_quiesce_daemon`.
  package func takeNoMore() {
    let listening = unsafe MHD_quiesce_daemon(daemon)
    if listening >= 0 { close(listening) }
  }

  /// Stops at once: whoever still waits for an answer gets none.
  /// The corresponding C function is `MHD_stop_daemon`.
  package func stop() {
    guard !isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
    sweeper.cancel()
    // libmicrohttpd ends the process when it is stopped with suspended connections.
    context.abandonAll()
    context.handshakes.stop()
    unsafe MHD_stop_daemon(daemon)
  }

  deinit { stop() }
}

/// What the callbacks work with.
final class ServerContext: Sendable {
  let settings: ServerSettings
  let service: any HTTPService
  let connections: Connections
  let handshakes = Handshakes()
  private let exchanges = Mutex<[ObjectIdentifier: Exchange]>([:])
  private let isStopping = Atomic(false)

  init(settings: ServerSettings, service: any HTTPService) {
    self.settings = settings
    self.service = service
    connections = Connections(limitPerNetwork: settings.connectionsPerAddress)
  }

  func begin(_ connection: Exchange.Connection, target: String) -> Exchange {
    let exchange = Exchange(
      connection,
      target: target,
      connections: connections,
      deadlines: settings.deadlines
    )
    exchanges.withLock { $0[ObjectIdentifier(exchange)] = exchange }
    return exchange
  }

  func end(_ exchange: Exchange) {
    exchange.finish()
    exchanges.withLock { $0[ObjectIdentifier(exchange)] = nil }
  }

  var isOver: Bool { isStopping.load(ordering: .acquiring) }

  /// Wakes every exchange for its end, and keeps the next ones from being suspended.
  func abandonAll() {
    isStopping.store(true, ordering: .releasing)
    for exchange in exchanges.withLock({ Array($0.values) }) { exchange.abandon() }
  }
}

/// What a callback's context is.
func server(_ context: UnsafeMutableRawPointer?) -> ServerContext? {
  unsafe context.map { unsafe Unmanaged<ServerContext>.fromOpaque($0).takeUnretainedValue() }
}
