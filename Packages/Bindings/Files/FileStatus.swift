import Glibc

/// What is known of a file without reading it.
package struct FileStatus: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case file, folder, other }

  package let kind: Kind
  /// The last nine bits of the mode.
  package let permissions: UInt32
  /// Whether it belongs to whom this program runs for.
  package let isOwn: Bool
  /// In bytes.
  package let size: Int

  package init(kind: Kind, permissions: UInt32, isOwn: Bool, size: Int) {
    self.kind = kind
    self.permissions = permissions
    self.isOwn = isOwn
    self.size = size
  }

  /// Whether others than the owner may do anything with it.
  package var isOpenToOthers: Bool { permissions & 0o077 != 0 }
}

extension FileStatus {
  init(_ information: stat) {
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    permissions = UInt32(information.st_mode) & 0o777
    isOwn = information.st_uid == geteuid()
    size = Int(information.st_size)
  }
}
