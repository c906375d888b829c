import Glibc

/// A lock that programs agree to heed, held until it goes away or the process ends.
package struct AdvisoryLock: ~Copyable, Sendable {
  private let file: Descriptor

  /// Takes the lock on the file at `path`, which is made when there is none.
  /// The corresponding C function is `flock`.
  ///
  /// - Parameters:
  ///   - path: The file; it stays when the lock is gone, because taking it away would let two
  ///     programs hold locks on two files of one name.
  ///   - wait: Whether to wait for others; if not, the error `isLocked`.
  package init(path: String, wait: Bool) throws(FileError) {
    let file = try Descriptor(opening: path, O_RDWR | O_CREAT)
    try file.lock(wait: wait)
    self.file = file
  }

  /// Lets others have it, before its scope ends.
  package consuming func release() {}
}
