import Synchronization

/// The warnings that were given and need not be given again.
final class Warnings: Sendable {
  private let given = Mutex<Set<String>>([])

  /// Whether this one was not given yet; from here on, it was.
  func isNew(_ text: String) -> Bool { given.withLock { $0.insert(text).inserted } }
}
