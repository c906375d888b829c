/// What kind of file some bytes are, by what they begin with; a file's name says nothing.
package enum PictureKind: Equatable, Sendable {
  case jpeg
  /// HEIC, HEIF and AVIF.
  case heif
  case png
  case webP
  /// Known, but not read; with what it is called.
  case other(String)

  /// - Parameter bytes: The beginning of the file, at least 64 bytes where it has them.
  package init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(64))
    func at(_ offset: Int, _ text: String) -> Bool {
      head.dropFirst(offset).starts(with: text.utf8)
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if at(0, "RIFF") && at(8, "WEBP") {
      self = .webP
    } else if at(4, "ftyp") {
      self = Self.pictureBrands.contains { at(8, $0) } ? .heif : .other("video")
    } else if let name = Self.others.first(where: { head.starts(with: $0.beginning) })?.name {
      self = .other(name)
    } else {
      return nil
    }
  }

  /// Major brands of ISO 23008-12 and of AVIF; other files of that container are films.
  private static let pictureBrands = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "miaf", "avif", "avis",
  ]

  private static let others: [(beginning: [UInt8], name: String)] = [
    (Array("GIF8".utf8), "GIF"),
    (Array("BM".utf8), "BMP"),
    (Array("II*\0".utf8), "TIFF"),
    (Array("MM\0*".utf8), "TIFF"),
    (Array("%PDF-".utf8), "PDF"),
    (Array("<svg".utf8), "SVG"),
    (Array("<?xml".utf8), "XML"),
    (Array("8BPS".utf8), "Photoshop"),
    ([0xFF, 0x0A], "JPEG XL"),
    ([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
    ([0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20], "JPEG 2000"),
  ]
}
