import CCurl
import HTTP
import Synchronization

/// Whether an exchange has been cancelled; known before and after the loop has heard of it.
final class Ticket: Sendable {
  private let cancelled = Atomic(false)

  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  func cancel() { cancelled.store(true, ordering: .releasing) }
}

/// What others want of the loop, and the means to wake it.
///
/// Unchecked, because it holds a C pointer. The pointer is used under the lock alone, and libcurl
/// allows `curl_multi_wakeup` from any thread while the handle exists.
@safe final class Inbox: @unchecked Sendable {
  enum Message: Sendable {
    case send(Order)
    case cancel(Ticket)
    case stop
  }

  private struct State {
    var messages: [Message] = []
    var isOpen = true
  }

  let multi: UnsafeMutableRawPointer
  private let state = Guarded(State())

  init(multi: UnsafeMutableRawPointer) { unsafe self.multi = multi }

  func post(_ message: Message) {
    let isTaken = state.withLock { state in
      // Closed means that the loop, and the handle with it, may be gone.
      guard state.isOpen else { return false }
      state.messages.append(message)
      unsafe curl_multi_wakeup(multi)
      return true
    }
    if !isTaken, case .send(let order) = message {
      order.waiter.resume(throwing: HTTPFailure(.cannotConnect, "libcurl has failed"))
    }
  }

  func takeAll() -> [Message] {
    state.withLock { state in
      let messages = state.messages
      state.messages = []
      return messages
    }
  }

  /// Takes no more messages; gives those that nobody has read.
  func close() -> [Message] {
    state.withLock { state in
      state.isOpen = false
      let messages = state.messages
      state.messages = []
      return messages
    }
  }
}
