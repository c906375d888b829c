import CSystem
import Synchronization

/// How a terminal treats what is typed.
struct TerminalMode: Sendable {
  private let descriptor: Int32
  private let attributes: termios

  /// The mode a terminal is in. The corresponding C function is `tcgetattr`.
  init(of descriptor: Int32) throws(SystemError) {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else { throw .last("ask the terminal") }
    self.descriptor = descriptor
    self.attributes = attributes
  }

  /// Runs `body` while keys arrive one by one and unseen. Control-C still interrupts.
  func withSingleKeys<Result>(_ body: () throws -> Result) throws -> Result {
    var single = attributes
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    Self.toRestore.withLock { $0 = self }
    defer {
      restore()
      Self.toRestore.withLock { $0 = nil }
    }
    guard unsafe tcsetattr(descriptor, TCSANOW, &single) == 0 else {
      throw SystemError.last("set the terminal")
    }
    return try body()
  }

  private func restore() {
    var attributes = attributes
    // Later than what was typed ahead, so that nothing is lost or shown twice.
    _ = retrying { unsafe tcsetattr(descriptor, TCSANOW, &attributes) }
  }

  private static let toRestore = Mutex<TerminalMode?>(nil)

  /// Sets back what `withSingleKeys` changed, for a process that is about to end.
  ///
  /// Called from a signal handler, where one may not wait for a lock: if the lock is taken, the
  /// mode is just being changed or set back, and is left alone.
  static func restoreBeforeEnd() {
    _ = toRestore.withLockIfAvailable { $0?.restore() }
  }
}
