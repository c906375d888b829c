import CCurl
import HTTP
import Threads

/// A running loop and its thread; the thread ends when the worker goes away.
@safe final class Worker: Sendable {
  let inbox: Inbox
  private let thread: OwnThread

  /// Starts the thread. The corresponding C functions are `curl_multi_init`, `pthread_create`.
  init(settings: CurlSettings) throws(HTTPFailure) {
    guard globalInit == CURLE_OK, let multi = unsafe curl_multi_init() else {
      throw HTTPFailure(.cannotConnect, "libcurl cannot be used")
    }
    let inbox = unsafe Inbox(multi: multi)
    self.inbox = inbox
    do throws(ThreadError) {
      thread = try OwnThread { Loop(inbox: inbox, settings: settings).run() }
    } catch {
      unsafe curl_multi_cleanup(multi)
      throw HTTPFailure(.cannotConnect, "no thread can be started")
    }
  }

  deinit {
    inbox.post(.stop)
    // The last owner may be a closure that the loop itself lets go of.
    thread.join()
  }
}

/// Once a process, at the first use of any client.
private let globalInit = curl_global_init(Int(CURL_GLOBAL_ALL))
