import Glibc

/// A file that is written at its end, readable by its owner alone and locked against other
/// programs until this goes away.
package final class GrowingFile: Sendable {
  private let file: Descriptor

  /// Opens or makes the file at `path`.
  ///
  /// A symbolic link is not followed, so that nobody can lead the writing elsewhere.
  package init(path: String) throws(FileError) {
    file = try Descriptor(opening: path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK)
    try file.lock(wait: false)
    try checkPlace()
    try file.makePrivate()
  }

  package var size: Int {
    get throws(FileError) { FileStatus(try file.information()).size }
  }

  /// Writes all of `bytes` at the end.
  package func append(_ bytes: [UInt8]) throws(FileError) { try file.write(bytes) }

  /// The bytes from `offset` on, at most `count`; none at the end.
  package func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    try file.read(at: offset, upTo: count)
  }

  /// Cuts the file to `size`.
  package func truncate(to size: Int) throws(FileError) { try file.truncate(to: size) }

  /// Waits until all that was written is on the disk.
  package func synchronize() throws(FileError) { try file.synchronize() }

  /// Lets others in, though this may stay a while in somebody's hands.
  package func unlock() { file.unlock() }

  /// Gives the file another name, in place of any file there, and makes that last.
  package func move(to target: String) throws(FileError) {
    try FileSystem.rename(file.path, to: target)
  }

  private func checkPlace() throws(FileError) {
    let own = try file.information()
    guard FileStatus(own).kind == .file else { throw FileError(file.path, .notAFile) }
    // Who held the lock before may have moved the file away since we opened it.
    var named = stat()
    guard unsafe lstat(file.path, &named) == 0, own.st_ino == named.st_ino,
      own.st_dev == named.st_dev
    else { throw FileError(file.path, .system(EWOULDBLOCK)) }
  }
}
