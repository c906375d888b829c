import CMicroHTTPD
import HTTP
import Synchronization

// How an answer gets to libmicrohttpd.
extension Exchange {
  /// Hands an answer over. The corresponding C function is `MHD_queue_response`.
  func queue(_ reply: Reply) -> Bool {
    connections.watch(socket, onLeaving: nil)
    connections.set(deadlines.answer, for: socket)
    let connection = state.withLock { state in
      state.phase = .sending
      return state.connection
    }
    guard let connection else { return false }
    switch reply {
    case .none: return false
    case .whole(let response, let closes):
      let made = unsafe response.body.withUnsafeBytes { bytes in
        // The address is only read: the bytes are copied.
        unsafe MHD_create_response_from_buffer(
          bytes.count,
          UnsafeMutableRawPointer(mutating: bytes.baseAddress),
          .RESPMEM_MUST_COPY
        )
      }
      return unsafe queue(made, response.head, closes: closes, on: connection.pointer)
    case .pieces(let head):
      let context = unsafe Unmanaged.passRetained(self)
      let made = unsafe MHD_create_response_from_callback(
        // MHD_SIZE_UNKNOWN, a macro with a cast.
        UInt64.max,
        16 << 10,
        { context, _, buffer, room in
          guard let context = unsafe context, let buffer = unsafe buffer else { return broken }
          let exchange = unsafe Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
          return unsafe exchange.read(
            into: UnsafeMutableRawBufferPointer(start: buffer, count: room)
          )
        },
        context.toOpaque(),
        { context in
          if let context = unsafe context {
            unsafe Unmanaged<Exchange>.fromOpaque(context).release()
          }
        }
      )
      if unsafe made == nil { unsafe context.release() }
      return unsafe queue(made, head, closes: false, on: connection.pointer)
    }
  }

  private func queue(
    _ response: OpaquePointer?,
    _ head: HTTPResponseHead,
    closes: Bool,
    on connection: OpaquePointer
  ) -> Bool {
    guard let response = unsafe response else { return false }
    defer { unsafe MHD_destroy_response(response) }
    for header in head.headers {
      unsafe MHD_add_response_header(response, header.name, header.value)
    }
    if closes { unsafe MHD_add_response_header(response, "Connection", "close") }
    return unsafe MHD_queue_response(connection, UInt32(head.status), response) == .YES
  }

  /// Gives the next bytes of an answer in pieces; suspends the connection while there are none.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    state.withLock { state in
      if state.isBroken || state.connection == nil { return broken }
      guard let piece = state.pieces.first else {
        if state.isEnded { return ended }
        return state.suspend() ? 0 : broken
      }
      let count = min(piece.count - state.sent, buffer.count)
      unsafe piece.withUnsafeBytes { bytes in
        unsafe buffer.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[state.sent..<state.sent + count])
        )
      }
      state.sent += count
      if state.sent == piece.count {
        state.pieces.removeFirst()
        state.sent = 0
      }
      return count
    }
  }
}

/// `MHD_CONTENT_READER_END_OF_STREAM` and `MHD_CONTENT_READER_END_WITH_ERROR`, macros with casts.
private let ended = -1
private let broken = -2
