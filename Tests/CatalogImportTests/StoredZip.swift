import TestArchives

/// A zip archive whose entries are not compressed.
enum StoredZip {
  static func bytes(_ entries: [(name: String, content: [UInt8])]) -> [UInt8] {
    var builder = ZipBuilder()
    builder.entries = entries.map { ZipBuilder.Entry($0.name, $0.content) }
    return builder.bytes()
  }
}
