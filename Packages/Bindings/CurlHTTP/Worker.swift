import CCurl
import Glibc
import HTTP

/// A running loop and its thread; the thread ends when the worker goes away.
@safe final class Worker: Sendable {
  let inbox: Inbox
  private let thread: pthread_t

  /// Starts the thread. The corresponding C functions are `curl_multi_init`, `pthread_create`.
  init(settings: CurlSettings) throws(HTTPFailure) {
    guard globalInit == CURLE_OK, let multi = unsafe curl_multi_init() else {
      throw HTTPFailure(.cannotConnect, "libcurl cannot be used")
    }
    unsafe inbox = Inbox(multi: multi)
    let loop = unsafe Loop(multi: multi, inbox: inbox, settings: settings)
    guard let thread = startThread(loop) else {
      unsafe curl_multi_cleanup(multi)
      throw HTTPFailure(.cannotConnect, "no thread can be started")
    }
    self.thread = thread
  }

  deinit {
    inbox.post(.stop)
    // The last owner may be a closure that the loop itself lets go of.
    if pthread_equal(thread, pthread_self()) != 0 {
      pthread_detach(thread)
    } else {
      pthread_join(thread, nil)
    }
  }
}

/// Once a process, at the first use of any client.
private let globalInit = curl_global_init(Int(CURL_GLOBAL_ALL))

/// Starts a thread that takes no signals: the program's own handlers run elsewhere, and a broken
/// connection is an error code rather than SIGPIPE.
private func startThread(_ loop: Loop) -> pthread_t? {
  var all = sigset_t()
  var before = sigset_t()
  unsafe sigfillset(&all)
  unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  var thread = pthread_t()
  let context = unsafe Unmanaged.passRetained(loop)
  let code = unsafe pthread_create(
    &thread,
    nil,
    { context in
      guard let context = unsafe context else { return nil }
      unsafe Unmanaged<Loop>.fromOpaque(context).takeRetainedValue().run()
      return nil
    },
    context.toOpaque()
  )
  guard code == 0 else {
    unsafe context.release()
    return nil
  }
  return thread
}
