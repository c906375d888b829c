/// What a file is by its first bytes.
enum FileKind: Equatable {
  case zip
  /// JSON text that begins an object.
  case object
  case nothing
  /// Something else, and why it is of no use.
  case other(String)

  init(_ start: [UInt8]) {
    guard !start.isEmpty else {
      self = .nothing
      return
    }
    if let name = Self.packers.first(where: { start.starts(with: $0.signature) })?.name {
      self = name == "zip" ? .zip : .other("it is packed with \(name); unpack it first")
    } else {
      self = Self.kind(ofText: start)
    }
  }

  private static func kind(ofText start: [UInt8]) -> FileKind {
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start[3...] : start[...]
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) || text.contains(0) {
      return .other("it is neither a zip archive nor JSON in UTF-8")
    }
    switch text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .other("its JSON is a list, not an object with a list in it")
    case UInt8(ascii: "<"): return .other("it is a web page")
    default: return .other("it is neither a zip archive nor JSON")
    }
  }

  private static let packers: [(name: String, signature: [UInt8])] = [
    ("zip", [0x50, 0x4B, 3, 4]), ("zip", [0x50, 0x4B, 5, 6]), ("gzip", [0x1F, 0x8B]),
    ("bzip2", [0x42, 0x5A, 0x68]), ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
    ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("7-Zip", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
  ]
}
