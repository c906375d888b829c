import Threads

/// What `work` returns, from a new thread: for calls that wait too long for a task's thread.
func onOwnThread<T: Sendable>(_ work: @escaping @Sendable () -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    do throws(ThreadError) {
      try OwnThread { continuation.resume(returning: work()) }.detach()
    } catch {
      continuation.resume(throwing: ProcessError.systemCall("pthread_create", code: error.code))
    }
  }
}
