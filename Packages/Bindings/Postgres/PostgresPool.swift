import Glibc
import Threads

/// A few connections, each made when it is first needed and used on a thread of its own, that share
/// the work.
package final class PostgresPool: Sendable {
  private let queue: JobQueue

  /// Makes a pool, which connects to nothing yet.
  ///
  /// - Parameters:
  ///   - connections: How many there may be.
  ///   - waiting: How much work may wait for one; more is refused.
  ///   - connect: Makes one, ready for work.
  package init(
    connections: Int,
    waiting: Int,
    connect: @escaping @Sendable () throws -> PostgresConnection
  ) throws(PostgresError) {
    queue = JobQueue(limit: waiting)
    do throws(ThreadError) {
      for _ in 0..<connections { try PoolThread(queue, connect).start() }
    } catch {
      queue.close()
      throw PostgresError("no thread can be started for it")
    }
  }

  deinit { queue.close() }

  /// Runs `work` with a connection. One that turns out to be lost is made anew.
  ///
  /// - Parameter isRepeatable: Whether `work` is done again where the connection was lost with it, so
  ///   that nobody knows whether it was done.
  package func run<T: Sendable>(
    isRepeatable: Bool,
    _ work: @escaping @Sendable (borrowing PostgresConnection) throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      let job = Job(isRepeatable: isRepeatable) { connection throws(PostgresError) in
        do {
          let result = try work(connection)
          continuation.resume(returning: result)
        } catch let error as PostgresError where error.isConnectionLost {
          throw error
        } catch {
          continuation.resume(throwing: error)
        }
      } fail: {
        continuation.resume(throwing: $0)
      }
      if !queue.add(job) {
        continuation.resume(throwing: PostgresError("too much waits for the database"))
      }
    }
  }
}

/// Some work, and whom to tell that it could not be done.
private struct Job: Sendable {
  let isRepeatable: Bool
  /// Throws only where the connection was lost; then nobody has been told anything yet.
  let run: @Sendable (borrowing PostgresConnection) throws(PostgresError) -> Void
  let fail: @Sendable (any Error) -> Void
}

/// One thread with its connection.
private final class PoolThread: Sendable {
  private let queue: JobQueue
  private let connect: @Sendable () throws -> PostgresConnection

  init(_ queue: JobQueue, _ connect: @escaping @Sendable () throws -> PostgresConnection) {
    self.queue = queue
    self.connect = connect
  }

  /// Starts the thread, which ends with the queue.
  func start() throws(ThreadError) { try OwnThread { self.work() }.detach() }

  /// A connection serves until it is lost; then another one is made for the next job.
  private func work() {
    var pending = queue.next()
    while let job = pending {
      do {
        let connection = try connect()
        pending = serve(job, with: connection)
      } catch {
        // Whoever waits would wait for the same, one after the other.
        for job in [job] + queue.takeAll() { job.fail(error) }
        pending = queue.next()
      }
    }
  }

  /// Works off the queue; gives the job that is to be begun again with another connection.
  private func serve(_ first: Job, with connection: borrowing PostgresConnection) -> Job? {
    var job = first
    var isFresh = true
    while true {
      do {
        try job.run(connection)
      } catch {
        if job.isRepeatable, !isFresh { return job }
        job.fail(error)
        return queue.next()
      }
      guard let next = queue.next() else { return nil }
      job = next
      isFresh = false
    }
  }
}

/// Work that waits for a thread.
///
/// Unchecked, because the jobs are touched with the mutex held alone.
@safe private final class JobQueue: @unchecked Sendable {
  private let limit: Int
  private var jobs: [Job] = []
  private var isOpen = true
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let hasNews: UnsafeMutablePointer<pthread_cond_t>

  init(limit: Int) {
    self.limit = limit
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe hasNews = .allocate(capacity: 1)
    unsafe hasNews.initialize(to: pthread_cond_t())
    unsafe pthread_cond_init(hasNews, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(hasNews)
    unsafe hasNews.deallocate()
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Adds a job at the end; `false` where there are too many.
  func add(_ job: Job) -> Bool {
    withLock {
      guard jobs.count < limit else { return false }
      jobs.append(job)
      unsafe pthread_cond_signal(hasNews)
      return true
    }
  }

  /// The next job, waiting for one; `nil` when the queue is closed and empty.
  func next() -> Job? {
    withLock {
      while jobs.isEmpty {
        guard isOpen else { return nil }
        unsafe pthread_cond_wait(hasNews, mutex)
      }
      return jobs.removeFirst()
    }
  }

  func takeAll() -> [Job] {
    withLock {
      defer { jobs = [] }
      return jobs
    }
  }

  func close() {
    withLock {
      isOpen = false
      unsafe pthread_cond_broadcast(hasNews)
    }
  }

  private func withLock<T>(_ body: () -> T) -> T {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }
}
