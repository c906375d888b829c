import CProcesses
import Glibc

/// One end of a pipe, closed when it goes away.
final class PipeEnd {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Both ends of a new pipe, above the numbers that a child's own files take.
  static func pipe() throws(ProcessError) -> (reading: PipeEnd, writing: PipeEnd) {
    var numbers: [Int32] = [-1, -1]
    guard unsafe pipe2(&numbers, O_CLOEXEC) == 0 else {
      throw .systemCall("pipe2", code: errno)
    }
    let (reading, writing) = (PipeEnd(numbers[0]), PipeEnd(numbers[1]))
    return (try reading.raised(), try writing.raised())
  }

  private func raised() throws(ProcessError) -> PipeEnd {
    guard number <= 2 else { return self }
    let higher = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard higher >= 0 else { throw .systemCall("fcntl", code: errno) }
    return PipeEnd(higher)
  }

  func stopBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// What can be read now, up to `limit` bytes: empty at the end, `nil` when there is nothing yet.
  func read(upTo limit: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = -1
    repeat {
      count = unsafe Glibc.read(number, &bytes, limit)
    } while count < 0 && errno == EINTR
    if count < 0, errno == EAGAIN { return nil }
    bytes.removeLast(limit - max(0, count))
    return bytes
  }

  /// Writes as much of `bytes` as goes now; -1 with `errno` set when it fails.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { bytes in
      var count = -1
      repeat {
        count = unsafe Glibc.write(number, bytes.baseAddress, bytes.count)
      } while count < 0 && errno == EINTR
      return count
    }
  }
}
