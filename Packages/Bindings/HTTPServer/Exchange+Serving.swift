import CMicroHTTPD
import HTTP
import Synchronization

// What libmicrohttpd's thread does with an exchange.
extension Exchange {
  /// Takes the next step: the head, a piece of the body, its end, or the answer.
  ///
  /// - Parameters:
  ///   - upload: A piece of the body.
  ///   - method: Read for a head alone, of which there is one among many pieces.
  ///   - version: As well.
  ///   - service: What answers.
  /// - Returns: `false` to close the connection.
  func step(
    _ upload: UnsafeRawBufferPointer,
    method: @autoclosure () -> String,
    version: @autoclosure () -> String,
    _ service: any HTTPService
  ) -> Bool {
    switch state.withLock({ $0.phase }) {
    case .head:
      return decide(service.admit(head(method: method(), version: version())))
    case .decided(let admission): return decide(admission)
    case .body(let limit, let answer):
      return unsafe upload.isEmpty ? work(answer) : append(upload, limit: limit)
    case .discarding(let response, let left):
      guard unsafe !upload.isEmpty else { return queue(.whole(response, closes: true)) }
      state.withLock { $0.phase = .discarding(response, left: left - upload.count) }
      return left >= upload.count
    case .answered(let reply): return queue(reply)
    case .asking, .answering, .sending:
      return state.withLock { $0.suspend() }
    }
  }

  private func decide(_ admission: HTTPAdmission) -> Bool {
    switch admission {
    case .accept(let limit, let answer):
      connections.set(deadlines.body, for: socket)
      state.withLock { state in
        state.phase = .body(limit: limit, answer)
        // What a client announces is no reason to hold more than this for it.
        state.body.reserveCapacity(min(state.announced, limit, 1 << 20))
      }
      return true
    case .refuse(let response): return refuse(response)
    case .ask(let ask):
      return suspend(in: .asking) { exchange in
        let admission = await ask()
        exchange.wake { $0.phase = .decided(admission) }
      }
    }
  }

  /// A client that is still sending would have its connection reset, and lose the answer with it, so
  /// a body that is not too long is read first; one that waits to be asked for it needs not send it.
  private func refuse(_ response: HTTPResponse) -> Bool {
    let announced = state.withLock(\.announced)
    guard (1...Self.mostDiscarded).contains(announced) else {
      return queue(.whole(response, closes: true))
    }
    connections.set(deadlines.body, for: socket)
    state.withLock { $0.phase = .discarding(response, left: announced) }
    return true
  }

  private static let mostDiscarded = 64 << 20

  private func append(_ upload: UnsafeRawBufferPointer, limit: Int) -> Bool {
    state.withLock { state in
      guard state.body.count + upload.count <= limit else { return false }
      unsafe state.body.append(contentsOf: upload)
      return true
    }
  }

  private func work(_ answer: @escaping @Sendable ([UInt8], any HTTPResponder) async -> Void)
    -> Bool
  {
    let body = state.withLock { state in
      let body = state.body
      state.body = []
      return body
    }
    return suspend(in: .answering) { exchange in
      exchange.connections.watch(exchange.socket) { [weak exchange] in exchange?.cancel() }
      await answer(body, exchange)
      exchange.wake { state in
        if case .answering = state.phase { state.phase = .answered(.none) }
        if !state.isEnded, case .sending = state.phase { state.isBroken = true }
      }
    }
  }

  /// Suspends the connection before the task begins that will wake it.
  private func suspend(
    in phase: Phase,
    _ work: @escaping @Sendable (Exchange) async -> Void
  ) -> Bool {
    connections.set(nil, for: socket)
    return state.withLock { state in
      guard state.suspend() else { return false }
      state.phase = phase
      state.task = Task { await work(self) }
      return true
    }
  }

  // MARK: - The head

  private func head(method: String, version: String) -> HTTPRequestHead {
    let reader = HeaderReader()
    let client = state.withLock { state in
      guard let connection = state.connection else { return "" }
      unsafe MHD_get_connection_values_n(
        connection.pointer,
        .HEADER_KIND,
        { context, _, name, nameSize, value, valueSize in
          guard let context = unsafe context else { return .NO }
          let reader = unsafe Unmanaged<HeaderReader>.fromOpaque(context).takeUnretainedValue()
          unsafe reader.add(
            UnsafeRawBufferPointer(start: name, count: nameSize),
            UnsafeRawBufferPointer(start: value, count: valueSize)
          )
          return .YES
        },
        Unmanaged.passUnretained(reader).toOpaque()
      )
      return unsafe clientAddress(of: connection.pointer)
    }
    let head = HTTPRequestHead(
      method: method,
      target: target,
      version: version,
      headers: reader.headers,
      client: client
    )
    let lengths = head.values("content-length").map { Int($0) ?? 0 }
    let isPlain = head.values("transfer-encoding").isEmpty && head.values("expect").isEmpty
    state.withLock { $0.announced = isPlain && lengths.count == 1 ? lengths[0] : 0 }
    return head
  }
}

/// Collects headers from a callback.
private final class HeaderReader {
  var headers: [HTTPHeader] = []

  func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    headers.append(
      unsafe HTTPHeader(
        String(decoding: name, as: UTF8.self),
        String(decoding: value, as: UTF8.self)
      )
    )
  }
}

private func clientAddress(of connection: OpaquePointer) -> String {
  var text = [CChar](repeating: 0, count: 46)
  unsafe reset_mhd_describe(reset_mhd_client(connection), &text)
  return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
