/// One entry of an archive, as the archive's directory describes it: nothing here is proven until
/// the entry has been read.
package struct ZipEntry: Equatable, Sendable {
  /// The name as it stands in the archive: it may have `..`, back slashes or a root in it, so it is
  /// no path to write to.
  package let name: String
  /// The unpacked size that the archive declares.
  package let size: Int
  package let packedSize: Int
  package let crc: UInt32
  package let isEncrypted: Bool
  let index: UInt64

  /// Whether it stands for a folder.
  package var isFolder: Bool { name.hasSuffix("/") }

  /// The part of the name after the last slash.
  package var lastComponent: Substring {
    name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }
}
