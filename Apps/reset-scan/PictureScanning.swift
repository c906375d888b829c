import Barcodes
import Imaging
import Pixels
import ScanEngines
import Scanning

/// Reads the barcodes of picture files.
struct PictureScanning: Sendable {
  private let reader = PictureReader()
  private let scanner = Scanner.system

  /// Most codes are read at this size, which a JPEG has at little cost.
  private static let usualLongEdge = 1600
  /// Where nothing was found: a code that is small in a large photo.
  private static let largeLongEdge = 3200

  /// The codes with their places in the whole picture, turned upright.
  func barcodes(in bytes: [UInt8]) throws(PictureError) -> [Barcode] {
    let whole = try reader.uprightSize(bytes)
    let image = try reader.gray(bytes, maximumLongEdge: Self.usualLongEdge)
    let found = scanner.barcodes(in: image)
    // A little more is no use.
    guard found.isEmpty, whole.longEdge * 3 > image.size.longEdge * 4 else {
      return placed(found, from: image, in: whole)
    }
    let large = try reader.gray(bytes, maximumLongEdge: Self.largeLongEdge)
    return placed(scanner.smallBarcodes(in: large), from: large, in: whole)
  }

  private func placed(
    _ barcodes: [Barcode],
    from image: GrayImage,
    in whole: PictureSize
  ) -> [Barcode] {
    let (across, down) = (
      Double(whole.width) / Double(image.width), Double(whole.height) / Double(image.height)
    )
    return barcodes.map { barcode in
      var barcode = barcode
      barcode.polygon = barcode.polygon.map { PicturePoint(x: $0.x * across, y: $0.y * down) }
      return barcode
    }
  }
}
