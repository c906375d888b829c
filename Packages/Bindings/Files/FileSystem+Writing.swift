import Glibc

extension FileSystem {
  /// Replaces the file at `path`, or makes it; its folder is made where missing.
  ///
  /// Whoever reads it meanwhile, and whoever comes after a crash, finds the old bytes or the new
  /// ones. Where `path` is a link, what it leads to is replaced and the link stays.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = try followed(path)
    if let status = try status(of: target), status.kind != .file {
      throw FileError(target, .notAFile)
    }
    let folder = folder(of: target)
    try makeFolder(folder)
    let temporary = "\(folder)/.reset-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    do throws(FileError) {
      try writeNew(bytes, to: temporary)
      try rename(temporary, to: target)
    } catch {
      unsafe unlink(temporary)
      // The name that was asked for tells more than one that is gone.
      throw FileError(target, error.cause)
    }
  }

  /// Forces `fresh` to the disk and gives it the name `path`, for the owner alone, in one step.
  package static func replace(_ path: String, with fresh: String) throws(FileError) {
    let file = try Descriptor(opening: fresh, O_RDONLY)
    try file.makePrivate()
    try file.synchronize()
    try rename(fresh, to: path)
  }

  /// Gives a file another name, in place of any file there. The corresponding C function is
  /// `rename`.
  static func rename(_ path: String, to target: String) throws(FileError) {
    guard unsafe Glibc.rename(path, target) == 0 else { throw .last(target) }
    // Makes the new name outlive a power cut. Not every file system can, and then it need not.
    guard let folder = try? Descriptor(opening: folder(of: target), O_RDONLY | O_DIRECTORY)
    else { return }
    try? folder.synchronize()
  }

  private static func writeNew(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    try file.makePrivate()
    try file.write(bytes)
    try file.synchronize()
  }

  /// Where the links at `path` lead to, whether or not there is something.
  private static func followed(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = linkTarget(path) else { return path }
      path = next.hasPrefix("/") ? next : "\(folder(of: path))/\(next)"
    }
    throw FileError(path, .system(ELOOP))
  }

  /// Where the link at `path` points; `nil` where there is no link. The C function is `readlink`.
  private static func linkTarget(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
