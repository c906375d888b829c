import Glibc

extension PrivateFiles {
  /// Replaces the file at `path`, or makes it, with mode 0600; its folder is made where missing.
  ///
  /// Whoever reads it meanwhile, and whoever comes after a crash, finds the old bytes or the new
  /// ones. Where `path` is a link, what it leads to is replaced and the link stays.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = try followed(path)
    if let status = try status(of: target), !status.isRegular {
      throw FileError(target, "not a regular file")
    }
    let folder = folder(of: target)
    try makeFolder(folder)
    let temporary = "\(folder)/.reset-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    do throws(FileError) {
      try writeNew(bytes, to: temporary)
      guard unsafe rename(temporary, target) == 0 else { throw FileError(target, code: errno) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    flushFolder(folder)
  }

  private static func writeNew(_ bytes: [UInt8], to path: String) throws(FileError) {
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw FileError(path, code: errno) }
    let file = Descriptor(number)
    guard fchmod(file.number, 0o600) == 0 else { throw FileError(path, code: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = file.write(rest)
      guard count > 0 else { throw FileError(path, code: errno) }
      rest = rest.dropFirst(count)
    }
    guard fsync(file.number) == 0 else { throw FileError(path, code: errno) }
  }

  /// Makes the new name outlive a power cut. Not every file system can, and then it need not.
  private static func flushFolder(_ path: String) {
    let number = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return }
    fsync(Descriptor(number).number)
  }

  /// Where the links at `path` lead to, whether or not there is something.
  private static func followed(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = linkTarget(path) else { return path }
      path = next.hasPrefix("/") ? next : "\(folder(of: path))/\(next)"
    }
    throw FileError(path, code: ELOOP)
  }

  /// Where the link at `path` points; `nil` where there is no link. The C function is `readlink`.
  private static func linkTarget(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
