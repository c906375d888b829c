import CSystem
import Synchronization

/// Interruptions: Control-C cancels the work, a second one ends the process at once.
package enum Signals {
  /// Runs the body of a program so that it can be interrupted, and gives its exit status.
  ///
  /// The first `SIGINT` cancels the task, and whoever waits for input; a task that has not ended
  /// after `grace` seconds, or a second `SIGINT`, ends the process with 130. `SIGTERM` and
  /// `SIGHUP` set the terminal back and then do what they always do. A broken pipe is an error of
  /// `write`, not a signal, because a lost network connection must not end the program.
  ///
  /// - Parameters:
  ///   - grace: Seconds that the work may take to stop.
  ///   - endsGently: Whether a `SIGTERM` cancels the task too, as a server wants it, and leaves the
  ///     exit status to the body.
  ///   - body: The program.
  package static func run(
    grace: Int32 = 5,
    endsGently: Bool = false,
    _ body: @escaping @Sendable () async -> Int32
  ) async -> Int32 {
    guard install(endsGently: endsGently) else { return await body() }
    let task = Task { await body() }
    watchForInterruption(grace: grace) { task.cancel() }
    let status = await task.value
    return isInterrupted ? 130 : status
  }

  /// Whether a `SIGINT` has arrived.
  package static var isInterrupted: Bool { interruptions.load(ordering: .relaxed) > 0 }

  /// Waits until there is something to read, or throws `ECANCELED` once a `SIGINT` arrives.
  static func waitForInput(_ descriptor: Int32) throws(SystemError) {
    let pipe = readEnd.load(ordering: .acquiring)
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      // A negative descriptor is passed over: nothing is installed.
      pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
    ]
    guard retrying({ unsafe poll(&requests, 2, -1) }) >= 0 else { throw .last("wait") }
    if requests[1].revents != 0 { throw SystemError(code: ECANCELED, action: "wait") }
  }

  /// Ends the process as a broken pipe does when nobody minds it.
  static func endByBrokenPipe() -> Never {
    TerminalMode.restoreBeforeEnd()
    reset_default_signal(SIGPIPE)
    raise(SIGPIPE)
    // The signal may be blocked.
    _exit(128 + SIGPIPE)
  }

  // MARK: - What the handlers touch: atomics, and calls that are safe there.

  private static let interruptions = Atomic<Int32>(0)
  /// A pipe that becomes readable with the first interruption and stays so: nobody reads it.
  private static let readEnd = Atomic<Int32>(-1)
  private static let writeEnd = Atomic<Int32>(-1)

  private static func install(endsGently: Bool) -> Bool {
    Stream.occupyClosedOnes()
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    ends.forEach { _ = reset_close_on_exec($0) }
    writeEnd.store(ends[1], ordering: .releasing)
    readEnd.store(ends[0], ordering: .releasing)
    // The first use of a Swift global makes it; that must not happen inside a handler.
    _ = isInterrupted
    TerminalMode.restoreBeforeEnd()
    _ = reset_handle_signal(SIGINT, { _ in Signals.interrupt() }, SA_RESTART)
    // A signal that was ignored from the start, as under `nohup`, stays so.
    for signal in [SIGTERM, SIGHUP] where reset_is_ignored(signal) == 0 {
      _ = reset_handle_signal(signal, { Signals.end(by: $0) }, 0)
    }
    if endsGently { _ = reset_handle_signal(SIGTERM, { _ in Signals.wake() }, SA_RESTART) }
    // A handler rather than `SIG_IGN`, which programs that we become would inherit.
    _ = reset_handle_signal(SIGPIPE, { _ in }, SA_RESTART)
    return true
  }

  private static func interrupt() {
    let saved = errno
    let before = interruptions.add(1, ordering: .acquiringAndReleasing).oldValue
    if before > 0 { endByInterruption() }
    wake()
    errno = saved
  }

  /// Lets the watching thread cancel the task.
  private static func wake() {
    let saved = errno
    var byte: UInt8 = 0
    _ = unsafe write(writeEnd.load(ordering: .acquiring), &byte, 1)
    errno = saved
  }

  private static func end(by signal: Int32) {
    TerminalMode.restoreBeforeEnd()
    reset_default_signal(signal)
    raise(signal)
  }

  private static func endByInterruption() -> Never {
    TerminalMode.restoreBeforeEnd()
    _exit(130)
  }

  // MARK: - The thread that hears of interruptions

  private final class Watch: Sendable {
    let grace: Int32
    let interrupted: @Sendable () -> Void

    init(grace: Int32, interrupted: @escaping @Sendable () -> Void) {
      self.grace = grace
      self.interrupted = interrupted
    }
  }

  /// Calls `interrupted` from a thread of its own, because one may do little in a handler.
  private static func watchForInterruption(
    grace: Int32,
    _ interrupted: @escaping @Sendable () -> Void
  ) {
    let watch = unsafe Unmanaged.passRetained(
      Watch(grace: grace, interrupted: interrupted)
    )
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread,
      nil,
      { argument in
        if let argument = unsafe argument {
          Signals.wait(unsafe Unmanaged<Watch>.fromOpaque(argument).takeRetainedValue())
        }
        return nil
      },
      watch.toOpaque()
    )
    if code == 0 { pthread_detach(thread) } else { unsafe watch.release() }
  }

  private static func wait(_ watch: Watch) {
    let pipe = readEnd.load(ordering: .acquiring)
    try? Stream.wait(for: pipe, events: Int16(POLLIN), action: "wait")
    watch.interrupted()
    sleep(UInt32(watch.grace))
    endByInterruption()
  }
}
