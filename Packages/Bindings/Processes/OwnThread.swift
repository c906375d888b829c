import Glibc

/// What `work` returns, from a new thread: for calls that wait too long for a task's thread.
func onOwnThread<T: Sendable>(_ work: @escaping @Sendable () -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    let code = Job { continuation.resume(returning: work()) }.start()
    if code != 0 {
      continuation.resume(throwing: ProcessError.systemCall("pthread_create", code: code))
    }
  }
}

private final class Job: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  /// Starts the thread, which holds the job until it is done. 0, or the number of the error.
  func start() -> Int32 {
    let context = unsafe Unmanaged.passRetained(self)
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread,
      nil,
      { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<Job>.fromOpaque(context).takeRetainedValue().work()
        return nil
      },
      context.toOpaque()
    )
    if code == 0 { pthread_detach(thread) } else { unsafe context.release() }
    return code
  }
}
