import HTTP
import Synchronization

/// The vendor's answer on its way: a stream goes on piece by piece, anything else is collected.
final class Answer: Sendable {
  struct Outcome: Sendable {
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    var bytes = 0
    var isStream = false
    var isWhole = false
    var use = ModelUse()

    var status: Int? { head?.status }
  }

  private struct State {
    var outcome = Outcome()
    var events = EventReader()
  }

  private let call: Call
  private let responder: any HTTPResponder
  private let state = Mutex(State())

  init(_ call: Call, _ responder: any HTTPResponder) {
    self.call = call
    self.responder = responder
  }

  var outcome: Outcome { state.withLock { $0.outcome } }

  func take(_ head: HTTPResponseHead) {
    let type = head["content-type"]?.lowercased() ?? ""
    let isStream = (200...299).contains(head.status) && type.hasPrefix("text/event-stream")
    state.withLock { state in
      state.outcome.head = head
      state.outcome.isStream = isStream
    }
    if isStream { responder.begin(Self.passed(head, requestID: call.id)) }
  }

  func take(_ piece: [UInt8]) {
    let isStream = state.withLock { state in
      state.outcome.bytes += piece.count
      if state.outcome.isStream {
        state.events.read(piece)
        state.outcome.use = state.events.use
      } else {
        state.outcome.body += piece
      }
      return state.outcome.isStream
    }
    if isStream { responder.write(piece) }
  }

  /// All of it has come.
  func end() {
    let isStream = state.withLock { state in
      state.outcome.isWhole = true
      if !state.outcome.isStream { state.outcome.use.read(state.outcome.body) }
      return state.outcome.isStream
    }
    if isStream { responder.end() }
  }

  /// The head of an answer with the headers that a client may see. What a vendor tells of the
  /// account behind the key is not among them.
  static func passed(_ head: HTTPResponseHead, requestID: String) -> HTTPResponseHead {
    let headers = head.headers.filter { passedHeaders.contains($0.name.lowercased()) }
    return HTTPResponseHead(
      status: head.status,
      headers: headers + [HTTPHeader("x-proxy-request-id", requestID)]
    )
  }

  private static let passedHeaders: Set<String> = [
    "content-type", "request-id", "x-request-id", "retry-after", "retry-after-ms",
    "x-should-retry",
  ]
}
