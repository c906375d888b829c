import Glibc

/// An open file, closed when it goes away.
struct Descriptor: ~Copyable, Sendable {
  let path: String
  private let number: Int32

  /// Opens `path`; a new file is the owner's alone. The corresponding C function is `open`.
  init(opening path: String, _ flags: Int32) throws(FileError) {
    let number = retrying { unsafe open(path, flags | O_CLOEXEC, 0o600) }
    guard number >= 0 else { throw .last(path) }
    self.path = path
    self.number = number
  }

  deinit { close(number) }

  /// The corresponding C function is `fstat`.
  borrowing func information() throws(FileError) -> stat {
    var information = stat()
    try check(unsafe fstat(number, &information))
    return information
  }

  /// The next bytes, at most `count`; none at the end. The corresponding C function is `read`.
  borrowing func read(upTo count: Int) throws(FileError) -> [UInt8] {
    try unsafe filling(count) { unsafe Glibc.read(number, $0.baseAddress, count) }
  }

  /// The bytes from `offset` on, at most `count`; none at the end. The C function is `pread`.
  borrowing func read(at offset: Int, upTo count: Int) throws(FileError) -> [UInt8] {
    try unsafe filling(count) { unsafe pread(number, $0.baseAddress, count, offset) }
  }

  /// Goes to the byte behind the first `offset`. The corresponding C function is `lseek`.
  borrowing func seek(to offset: Int) throws(FileError) {
    guard lseek(number, offset, SEEK_SET) >= 0 else { throw .last(path) }
  }

  /// Writes all of `bytes`. The corresponding C function is `write`.
  borrowing func write(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { bytes in
        retrying {
          unsafe Glibc.write(number, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        }
      }
      guard written > 0 else { throw .last(path) }
      done += written
    }
  }

  /// Makes it the owner's alone (0600). The corresponding C function is `fchmod`.
  borrowing func makePrivate() throws(FileError) { try check(fchmod(number, 0o600)) }

  /// The corresponding C function is `ftruncate`.
  borrowing func truncate(to size: Int) throws(FileError) { try check(ftruncate(number, size)) }

  /// Waits until all that was written is on the disk. The corresponding C function is `fsync`.
  borrowing func synchronize() throws(FileError) { try check(fsync(number)) }

  /// Locks others out. The corresponding C function is `flock`.
  borrowing func lock(wait: Bool) throws(FileError) {
    try check(flock(number, wait ? LOCK_EX : LOCK_EX | LOCK_NB))
  }

  /// Lets others in again. The corresponding C function is `flock`.
  borrowing func unlock() { _ = flock(number, LOCK_UN) }

  private borrowing func check(_ call: @autoclosure () -> Int32) throws(FileError) {
    guard retrying(call) == 0 else { throw .last(path) }
  }

  private borrowing func filling(
    _ count: Int,
    _ read: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(FileError) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = retrying { unsafe read(buffer) }
      filled = max(result, 0)
    }
    guard result >= 0 else { throw .last(path) }
    return bytes
  }
}

/// Repeats a call that a signal broke off. For calls that answer -1 and set `errno`.
private func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
