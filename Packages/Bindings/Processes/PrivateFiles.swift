import Glibc

/// Files that are the person's own business: 0600, in folders that are 0700.
package enum PrivateFiles {
  /// What is known of a file without reading it.
  package struct Status: Equatable, Sendable {
    /// The last nine bits of the mode.
    package let permissions: UInt32
    /// Whether it belongs to whom this program runs for.
    package let isOwn: Bool
    package let isRegular: Bool
    package let isFolder: Bool

    package init(permissions: UInt32, isOwn: Bool, isRegular: Bool, isFolder: Bool = false) {
      self.permissions = permissions
      self.isOwn = isOwn
      self.isRegular = isRegular
      self.isFolder = isFolder
    }
  }

  /// A file's bytes with the status they had when they were read.
  package struct Contents: Sendable {
    package let bytes: [UInt8]
    package let status: Status

    package init(bytes: [UInt8], status: Status) {
      self.bytes = bytes
      self.status = status
    }
  }

  /// What lies at `path`, links followed; `nil` where nothing does. The C function is `stat`.
  package static func status(of path: String) throws(FileError) -> Status? {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError(path, code: errno)
    }
    return Status(information)
  }

  /// Reads the regular file at `path`; `nil` where there is none.
  ///
  /// Its status comes from the open file, so it cannot be exchanged in between.
  package static func read(
    _ path: String,
    limit: Int = 1 << 24
  ) throws(FileError) -> Contents? {
    // A pipe would make `open` wait for its other end.
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError(path, code: errno)
    }
    let file = Descriptor(number)
    var information = stat()
    guard unsafe fstat(file.number, &information) == 0 else { throw FileError(path, code: errno) }
    let status = Status(information)
    guard status.isRegular else { throw FileError(path, "not a regular file") }
    var bytes: [UInt8] = []
    while case let some? = file.read(upTo: 1 << 16), !some.isEmpty {
      bytes += some
      guard bytes.count <= limit else { throw FileError(path, "larger than \(limit) bytes") }
    }
    return Contents(bytes: bytes, status: status)
  }

  /// Makes the folder and those above it, each 0700; one that is there stays as it is.
  package static func makeFolder(_ path: String) throws(FileError) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST:
      guard try status(of: path)?.isFolder == true else { throw FileError(path, "not a folder") }
    case ENOENT where folder(of: path) != path:
      try makeFolder(folder(of: path))
      if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { throw FileError(path, code: errno) }
    case let code:
      throw FileError(path, code: code)
    }
  }

  /// Removes the file; `false` where there is none. A link itself goes, not what it leads to.
  package static func remove(_ path: String) throws(FileError) -> Bool {
    if unsafe unlink(path) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw FileError(path, code: errno) }
    return false
  }

  /// The folder a path lies in.
  static func folder(of path: String) -> String {
    let trimmed = path.reversed().drop { $0 == "/" }
    let folder = String(trimmed.drop { $0 != "/" }.drop { $0 == "/" }.reversed())
    guard folder.isEmpty else { return folder }
    return path.hasPrefix("/") ? "/" : "."
  }
}

extension PrivateFiles.Status {
  fileprivate init(_ information: stat) {
    self.init(
      permissions: UInt32(information.st_mode) & 0o777,
      isOwn: information.st_uid == geteuid(),
      isRegular: information.st_mode & S_IFMT == S_IFREG,
      isFolder: information.st_mode & S_IFMT == S_IFDIR
    )
  }
}
