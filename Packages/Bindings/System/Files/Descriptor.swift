import CSystem

/// An open file, closed when it goes away.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  /// Opens `path`; a new file is the owner's alone. The corresponding C function is `open`.
  init(opening path: String, flags: Int32) throws(SystemError) {
    let number = retrying { unsafe reset_open(path, flags, 0o600) }
    guard number >= 0 else { throw .last("open \(path)") }
    self.number = number
  }

  deinit { close(number) }

  /// Some bytes; none at the end. The corresponding C function is `read`.
  borrowing func read(upTo count: Int, action: String) throws(SystemError) -> [UInt8] {
    try Descriptor.read(number, upTo: count, action: action)
  }

  /// Writes every byte. The corresponding C function is `write`.
  borrowing func write(_ bytes: [UInt8], action: String) throws(SystemError) {
    try Descriptor.write(bytes, to: number, action: action)
  }

  /// Forces what was written to the disk. The corresponding C function is `fsync`.
  borrowing func synchronize(action: String) throws(SystemError) {
    let number = number
    guard retrying({ fsync(number) }) == 0 else { throw .last(action) }
  }

  /// Reads once from a descriptor that is not ours to close, waiting if it is set not to block.
  static func read(
    _ number: Int32,
    upTo count: Int,
    action: String
  ) throws(SystemError) -> [UInt8] {
    while true {
      var length = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        length = retrying { unsafe CSystem.read(number, buffer.baseAddress, count) }
        initialized = max(0, length)
      }
      if length >= 0 { return bytes }
      guard errno == EAGAIN || errno == EWOULDBLOCK else { throw .last(action) }
      try wait(for: number, events: Int16(POLLIN), action: action)
    }
  }

  /// Writes every byte to a descriptor that is not ours to close, in as many parts as it takes.
  static func write(_ bytes: [UInt8], to number: Int32, action: String) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let start = unsafe buffer.baseAddress.map { unsafe $0 + done }
        let rest = buffer.count - done
        return retrying { unsafe CSystem.write(number, start, rest) }
      }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        try wait(for: number, events: Int16(POLLOUT), action: action)
      } else {
        throw .last(action)
      }
    }
  }

  /// Waits until a descriptor is ready. The corresponding C function is `poll`.
  static func wait(for number: Int32, events: Int16, action: String) throws(SystemError) {
    var request = pollfd(fd: number, events: events, revents: 0)
    guard retrying({ unsafe poll(&request, 1, -1) }) >= 0 else { throw .last(action) }
  }
}
