import Synchronization

/// What `work` comes to; `nil` where it takes longer than `limit`. It is cancelled then, and left
/// to itself: what does not end must not hold up whoever says so.
func within<T: Sendable>(
  _ limit: Duration,
  on clock: any Clock<Duration>,
  _ work: @escaping @Sendable () async throws -> T
) async throws -> T? {
  let first = FirstOutcome<T>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      first.start(continuation, limit, clock, work)
    }
  } onCancel: {
    first.settle(.failure(CancellationError()))
  }
}

/// Whatever comes first of an outcome, the end of the time and a cancellation.
private final class FirstOutcome<T: Sendable>: Sendable {
  private enum State {
    case waiting
    case running(CheckedContinuation<T?, any Error>, [Task<Void, Never>])
    case settled
  }

  private let state = Mutex(State.waiting)

  func start(
    _ continuation: CheckedContinuation<T?, any Error>,
    _ limit: Duration,
    _ clock: any Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> T
  ) {
    let isCancelled = state.withLock { state in
      guard case .waiting = state else { return true }
      let tasks = [
        Task {
          do {
            self.settle(.success(try await work()))
          } catch {
            self.settle(.failure(error))
          }
        },
        Task {
          guard (try? await clock.sleep(for: limit)) != nil else { return }
          self.settle(.success(nil))
        },
      ]
      state = .running(continuation, tasks)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
  }

  func settle(_ outcome: Result<T?, any Error>) {
    let before = state.withLock { state in
      let before = state
      state = .settled
      return before
    }
    guard case .running(let continuation, let tasks) = before else { return }
    for task in tasks { task.cancel() }
    continuation.resume(with: outcome)
  }
}
