import CSystem
import Synchronization

/// Reads a stream line by line, for any thread.
package final class LineReader: Sendable {
  /// Why a line could not be read.
  package enum ReadingError: Error, Equatable, CustomStringConvertible {
    case lineTooLong(number: Int, limit: Int)
    case notText(number: Int)
    case failed(SystemError)

    /// Whether the line after it can be read.
    package var isOfOneLine: Bool {
      if case .failed = self { false } else { true }
    }

    package var description: String {
      switch self {
      case .lineTooLong(let number, let limit): "line \(number) is longer than \(limit) bytes"
      case .notText(let number): "line \(number) is not UTF-8"
      case .failed(let error): error.description
      }
    }
  }

  private struct State {
    var buffer: [UInt8] = []
    /// Where the bytes that were not given out yet begin.
    var start = 0
    /// How far those were searched for a line end.
    var searched = 0
    var isAtEnd = false
    var lineNumber = 0
  }

  private let descriptor: Int32
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - descriptor: An open file that stays open.
  ///   - limit: The most bytes a line may have, so that a stray binary file cannot fill memory.
  package init(descriptor: Int32, limit: Int = 1 << 20) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// A reader of standard input.
  package static func standardInput(limit: Int = 1 << 20) -> LineReader {
    LineReader(descriptor: STDIN_FILENO, limit: limit)
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The next line without its end, be it a line feed or a carriage return with one; nil at the
  /// end. An interruption ends the waiting with a `CancellationError`.
  ///
  /// A line that is too long is skipped, so that the one after it can still be read.
  package func next() throws -> String? {
    try state.withLock { state in
      guard let bytes = try nextLine(&state) else { return nil }
      let content = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let start = state.lineNumber == 1 && content.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      guard let line = String(validating: content.dropFirst(start), as: UTF8.self) else {
        throw ReadingError.notText(number: state.lineNumber)
      }
      return line
    }
  }

  /// Every byte that was not read yet.
  package func rest() throws -> [UInt8] {
    try state.withLock { state in
      while try fill(&state) {}
      defer { state.start = state.buffer.count }
      return Array(state.buffer[state.start...])
    }
  }

  private func nextLine(_ state: inout State) throws -> ArraySlice<UInt8>? {
    var isTooLong = false
    while true {
      let searchStart = state.start + state.searched
      if let end = state.buffer[searchStart...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = state.buffer[state.start..<end]
        take(through: end + 1, &state)
        return try checked(line, isTooLong: isTooLong, state)
      }
      state.searched = state.buffer.count - state.start
      if state.searched > limit {
        isTooLong = true
        state.start = state.buffer.count
        state.searched = 0
      }
      if try !fill(&state) {
        let line = state.buffer[state.start...]
        if line.isEmpty, !isTooLong { return nil }
        take(through: state.buffer.count, &state)
        return try checked(line, isTooLong: isTooLong, state)
      }
    }
  }

  private func take(through end: Int, _ state: inout State) {
    state.start = end
    state.searched = 0
    state.lineNumber += 1
  }

  private func checked(
    _ line: ArraySlice<UInt8>,
    isTooLong: Bool,
    _ state: State
  ) throws -> ArraySlice<UInt8> {
    guard !isTooLong, line.count <= limit else {
      throw ReadingError.lineTooLong(number: state.lineNumber, limit: limit)
    }
    return line
  }

  /// Reads more bytes behind those there are; false at the end.
  private func fill(_ state: inout State) throws -> Bool {
    if state.isAtEnd { return false }
    if state.start > 0 {
      state.buffer.removeFirst(state.start)
      state.start = 0
    }
    do throws(SystemError) {
      try Signals.waitForInput(descriptor)
      let chunk = try Stream.read(descriptor, upTo: 65_536, action: "read")
      state.isAtEnd = chunk.isEmpty
      state.buffer += chunk
    } catch {
      // Broken off by an interruption, which is no fault of the input.
      if error.code == ECANCELED { throw CancellationError() }
      throw ReadingError.failed(error)
    }
    return !state.isAtEnd
  }
}
