import Synchronization

/// The one line on the terminal that is drawn over again and again, if there is one just now.
final class StatusLine: Sendable {
  private let text = Mutex<StyledText?>(nil)

  /// Back to the start of the line, and nothing left on it.
  static let eraser = "\r\u{1B}[K"

  func put(_ status: StyledText) { text.withLock { $0 = status } }

  /// What is shown now; from here on, nothing is.
  func take() -> StyledText? {
    text.withLock { text in
      defer { text = nil }
      return text
    }
  }
}
