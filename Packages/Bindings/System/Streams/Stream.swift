import CSystem

/// Reading and writing of descriptors that are not ours to close, such as standard output.
enum Stream {
  /// Takes the numbers of the standard streams that whoever started us has closed, so that no file
  /// of ours gets one of them. To use such a stream is still an error: input cannot be read, output
  /// not written. The corresponding C function is `open`.
  static func occupyClosedOnes() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where reset_is_open(number) == 0 {
      // It takes the lowest number that is free.
      _ = unsafe reset_open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0)
    }
  }

  /// Reads once, waiting if the stream is set not to block. The corresponding C function is `read`.
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

  /// Writes every byte, in as many parts as it takes. The corresponding C function is `write`.
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
