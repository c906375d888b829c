import CMicroHTTPD

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// TLS 1.2 and 1.3 alone; the server picks the cipher, AES with 128 bits first, which processors do
/// in hardware.
private let priorities =
  "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-CIPHER-ALL:+AES-128-GCM:+AES-256-GCM"
  + ":+CHACHA20-POLY1305:-RSA:%SERVER_PRECEDENCE"

/// Memory for the head of a request and for what was read but not taken yet.
private let connectionMemory = 64 << 10

func startDaemon(_ settings: ServerSettings, _ context: ServerContext) throws -> OpaquePointer {
  var setup = unsafe reset_mhd_setup()
  guard unsafe reset_mhd_address(&setup.address, settings.address, settings.port) == 1 else {
    throw ServerError.notAnAddress(settings.address)
  }
  unsafe setup.connections = UInt32(clamping: settings.connections)
  unsafe setup.idle_seconds = UInt32(clamping: settings.deadlines.idle.components.seconds)
  unsafe setup.memory = connectionMemory
  unsafe setup.context = Unmanaged.passUnretained(context).toOpaque()
  unsafe setup.setCallbacks()
  errno = 0
  let daemon = unsafe withOptionalCStrings(settings.identity) { certificate, key in
    unsafe priorities.withCString { priorities in
      unsafe setup.certificate = certificate
      unsafe setup.key = key
      unsafe setup.priorities = priorities
      return unsafe reset_mhd_start(&setup)
    }
  }
  guard let daemon = unsafe daemon else {
    throw ServerError.cannotStart(
      address: settings.address,
      port: settings.port,
      reason: errno == 0
        ? "certificate and key cannot be used" : unsafe String(cString: strerror(errno))
    )
  }
  return unsafe daemon
}

private func withOptionalCStrings<Result>(
  _ identity: ServerSettings.Identity?,
  _ body: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let identity else { return body(nil, nil) }
  return unsafe identity.certificate.withCString { certificate in
    unsafe identity.key.withCString { key in unsafe body(certificate, key) }
  }
}

extension reset_mhd_setup {
  fileprivate mutating func setCallbacks() {
    unsafe on_accept = { context, address, _ in
      guard let server = unsafe server(context) else { return .NO }
      return unsafe server.connections.allows(reset_mhd_network(address)) ? .YES : .NO
    }
    unsafe on_connection = { context, connection, kept, code in
      guard let server = unsafe server(context), let connection = unsafe connection else { return }
      let socket = unsafe reset_mhd_socket(connection)
      guard code == .CONNECTION_NOTIFY_STARTED else {
        if let kept = unsafe kept?.pointee {
          unsafe Unmanaged<Handshake>.fromOpaque(kept).release()
        }
        return server.connections.remove(socket)
      }
      if let handshake = unsafe Handshake(connection, server.handshakes) {
        unsafe kept?.pointee = Unmanaged.passRetained(handshake).toOpaque()
      }
      let network = unsafe reset_mhd_network(reset_mhd_client(connection))
      server.connections.add(socket, from: network, deadline: server.settings.deadlines.head)
    }
    unsafe on_target = { context, target, connection in
      guard let server = unsafe server(context), let target = unsafe target,
        let connection = unsafe connection
      else { return nil }
      if let kept = unsafe reset_mhd_kept(connection) {
        unsafe Unmanaged<Handshake>.fromOpaque(kept).takeUnretainedValue().end()
      }
      let exchange = unsafe server.begin(
        Exchange.Connection(pointer: connection),
        target: String(cString: target)
      )
      return unsafe Unmanaged.passRetained(exchange).toOpaque()
    }
    unsafe on_request = { context, _, _, method, version, upload, size, state in
      guard let server = unsafe server(context), !server.isOver,
        let exchange = unsafe state?.pointee, let method = unsafe method,
        let version = unsafe version, let size = unsafe size
      else { return .NO }
      let step = unsafe Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue().step(
        UnsafeRawBufferPointer(start: upload, count: size.pointee),
        method: unsafe String(cString: method),
        version: unsafe String(cString: version),
        server.service
      )
      unsafe size.pointee = 0
      return step ? .YES : .NO
    }
    unsafe on_end = { context, _, state, _ in
      guard let server = unsafe server(context), let exchange = unsafe state?.pointee else {
        return
      }
      unsafe state?.pointee = nil
      server.end(unsafe Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue())
    }
  }
}
