import Glibc

/// A thread for one piece of work, for calls that wait too long for a task's thread. It takes no
/// signals: the program's own handlers run elsewhere, and a broken connection is an error code rather
/// than SIGPIPE.
///
/// Whoever starts it says whether anybody waits for its end: `detach`, or `join`, once.
package struct OwnThread: Sendable {
  private let thread: pthread_t

  /// Starts the thread. The corresponding C function is `pthread_create`.
  package init(_ work: sending @escaping () -> Void) throws(ThreadError) {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(Work(work))
    let code = unsafe pthread_create(
      &thread,
      nil,
      { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        return nil
      },
      context.toOpaque()
    )
    guard code == 0 else {
      unsafe context.release()
      throw ThreadError(code: code)
    }
    self.thread = thread
  }

  /// Nobody waits for it. The corresponding C function is `pthread_detach`.
  package func detach() { pthread_detach(thread) }

  /// Waits for its end; on the thread itself, where nobody can, it is detached instead. The
  /// corresponding C function is `pthread_join`.
  package func join() {
    if pthread_equal(thread, pthread_self()) != 0 {
      pthread_detach(thread)
    } else {
      pthread_join(thread, nil)
    }
  }
}

/// No thread can be started: the number of the system's error.
package struct ThreadError: Error, Equatable {
  package let code: Int32
}

private final class Work {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
