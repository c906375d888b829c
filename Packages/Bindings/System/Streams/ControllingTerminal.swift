import CSystem
import Synchronization

/// The terminal a person sits at, even if standard input and output are elsewhere.
package final class ControllingTerminal: Sendable {
  private let path: String
  private let descriptor = Mutex<Int32?>(nil)

  /// - Parameter path: Its file; `/dev/tty` stands for the one of the process.
  package init(path: String = "/dev/tty") { self.path = path }

  /// Whether there is one.
  package var isPresent: Bool { (try? open()) != nil }

  /// Its columns, asked of standard output, of standard error, then of the terminal itself; nil
  /// where none is a terminal. The corresponding C function is `ioctl`.
  package static var width: Int? {
    [STDOUT_FILENO, STDERR_FILENO].lazy
      .map { Int(reset_terminal_width($0)) }
      .first { $0 > 0 }
  }

  /// What one key sends, without showing it; nil when the terminal went away.
  ///
  /// The terminal is changed for the time of one key only, and set back also when a signal ends
  /// the process. The corresponding C functions are `tcgetattr` and `tcsetattr`.
  package func readKey() throws -> String? {
    let number = try open()
    let before = try TerminalMode(of: number)
    return try before.withSingleKeys { try readSequence(number) }
  }

  /// A line that a person types, as the terminal edits it; nil when it went away.
  package func readLine() throws -> String? {
    let number = try open()
    var bytes: [UInt8] = []
    while true {
      let chunk = try readWhenReady(number, upTo: 1)
      if chunk.isEmpty { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if chunk[0] == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk
    }
  }

  private func readSequence(_ number: Int32) throws -> String? {
    var bytes = try readWhenReady(number, upTo: 1)
    guard let first = bytes.first else { return nil }
    if first == 0x1B {
      // An arrow sends several bytes at once; Escape is alone. Only time tells them apart.
      while bytes.count < 8, isReady(number, milliseconds: 30) {
        bytes += try readWhenReady(number, upTo: 1)
        if bytes.count > 2, let last = bytes.last, (0x40...0x7E).contains(last) { break }
      }
    } else {
      let length = max(1, (~first).leadingZeroBitCount)
      while bytes.count < min(4, length) { bytes += try readWhenReady(number, upTo: 1) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func readWhenReady(_ number: Int32, upTo count: Int) throws -> [UInt8] {
    do throws(SystemError) {
      try Signals.waitForInput(number)
      return try Stream.read(number, upTo: count, action: "read the terminal")
    } catch {
      if error.code == ECANCELED { throw CancellationError() }
      // The other side hung up.
      if error.code == EIO { return [] }
      throw error
    }
  }

  private func isReady(_ number: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return retrying { unsafe poll(&request, 1, milliseconds) } > 0
  }

  private func open() throws(SystemError) -> Int32 {
    let path = path
    let opened = descriptor.withLock { descriptor -> Result<Int32, SystemError> in
      if let descriptor { return .success(descriptor) }
      let number = retrying { unsafe reset_open(path, O_RDWR | O_NOCTTY, 0) }
      guard number >= 0 else { return .failure(.last("open \(path)")) }
      descriptor = number
      return .success(number)
    }
    return try opened.get()
  }

  deinit {
    if let number = descriptor.withLock({ $0 }) { close(number) }
  }
}
