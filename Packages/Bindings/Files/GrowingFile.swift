import Glibc

/// A file that is written at its end, readable by its owner alone and locked against other
/// programs until this goes away.
package final class GrowingFile: Sendable {
  package let path: String
  private let descriptor: Int32

  /// Opens or makes the file at `path`. The corresponding C functions are `open` and `flock`.
  ///
  /// A symbolic link is not followed, so that nobody can lead the writing elsewhere.
  package init(path: String) throws(FileError) {
    let flags = O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let descriptor = unsafe open(path, flags, 0o600)
    guard descriptor >= 0 else { throw .last(path) }
    self.path = path
    self.descriptor = descriptor
    try check(flock(descriptor, LOCK_EX | LOCK_NB))
    try check(fchmod(descriptor, 0o600))
    try checkPlace()
  }

  deinit { close(descriptor) }

  package var size: Int {
    get throws(FileError) {
      var status = stat()
      try check(unsafe fstat(descriptor, &status))
      return Int(status.st_size)
    }
  }

  /// Writes all of `bytes` at the end. The corresponding C function is `write`.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .last(path) }
      done += written
    }
  }

  /// The bytes from `offset` on, at most `count`; none at the end. The C function is `pread`.
  package func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        unsafe result = pread(descriptor, buffer.baseAddress, count, offset)
      } while result < 0 && errno == EINTR
      filled = max(result, 0)
    }
    guard result >= 0 else { throw .last(path) }
    return bytes
  }

  /// Cuts the file to `size`. The corresponding C function is `ftruncate`.
  package func truncate(to size: Int) throws(FileError) { try check(ftruncate(descriptor, size)) }

  /// Waits until all that was written is on the disk. The corresponding C function is `fsync`.
  package func synchronize() throws(FileError) { try check(fsync(descriptor)) }

  /// Gives the file another name, in place of any file there, and makes that last.
  package func move(to target: String) throws(FileError) {
    guard unsafe rename(path, target) == 0 else { throw .last(target) }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(folder) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .last(folder) }
  }

  private func checkPlace() throws(FileError) {
    var (own, named) = (stat(), stat())
    try check(unsafe fstat(descriptor, &own))
    guard own.st_mode & S_IFMT == S_IFREG else { throw FileError(code: EINVAL, path: path) }
    // Who held the lock before may have moved the file away since we opened it.
    guard unsafe lstat(path, &named) == 0, own.st_ino == named.st_ino, own.st_dev == named.st_dev
    else { throw FileError(code: EWOULDBLOCK, path: path) }
  }

  private func check(_ result: Int32) throws(FileError) {
    guard result == 0 else { throw .last(path) }
  }
}

extension GrowingFile {
  /// Removes the file at `path`, if there is one. The corresponding C function is `unlink`.
  package static func remove(_ path: String) { unsafe unlink(path) }
}
