package import Barcodes
import CZXing
package import Pixels

/// Reads barcodes with zxing-cpp, one a call.
package enum ZXingReader {
  /// The first code found in `image`; `nil` where there is none.
  ///
  /// The corresponding C++ function is `ZXing::ReadBarcodes`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - isRetail: Whether EAN and UPC are looked for; all others otherwise.
  ///   - isThorough: Whether turned and reduced pictures are tried too.
  package static func read(
    _ image: GrayImage,
    isRetail: Bool,
    isThorough: Bool
  ) -> Barcode? {
    guard image.width > 0, image.height > 0 else { return nil }
    var symbol = reset_zxing_symbol()
    let found = unsafe image.pixels.withUnsafeBufferPointer { pixels in
      unsafe reset_zxing_read(
        pixels.baseAddress,
        Int32(image.width),
        Int32(image.height),
        isRetail,
        isThorough,
        &symbol
      )
    }
    return found ? Barcode(symbol) : nil
  }
}

extension Barcode {
  fileprivate init?(_ symbol: reset_zxing_symbol) {
    guard let symbology = Symbology(symbol.format) else { return nil }
    let text = unsafe withUnsafeBytes(of: symbol.text) { bytes in
      unsafe String(decoding: bytes.prefix(symbol.length), as: UTF8.self)
    }
    let corners = unsafe withUnsafeBytes(of: symbol.corners) { bytes in
      unsafe Array(bytes.bindMemory(to: Int32.self))
    }
    let polygon = (0..<4).map { corner in
      PicturePoint(x: Double(corners[2 * corner]), y: Double(corners[2 * corner + 1]))
    }
    self.init(symbology: symbology, value: text, polygon: polygon)
  }
}

extension Symbology {
  fileprivate init?(_ format: reset_zxing_format) {
    switch format {
    case RESET_ZXING_EAN13: self = .ean13
    case RESET_ZXING_EAN8: self = .ean8
    case RESET_ZXING_UPCA: self = .upcA
    case RESET_ZXING_UPCE: self = .upcE
    case RESET_ZXING_ITF: self = .itf14
    case RESET_ZXING_CODE128: self = .code128
    case RESET_ZXING_DATABAR: self = .dataBar
    case RESET_ZXING_QR: self = .qr
    default: return nil
    }
  }
}
