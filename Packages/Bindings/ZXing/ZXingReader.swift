package import Barcodes
import CZXing
package import Pixels

/// Reads barcodes with zxing-cpp, one a call.
package enum ZXingReader {
  /// The kinds of codes that one call looks for.
  package enum Kind: Sendable, CaseIterable {
    /// EAN and UPC.
    case retail
    case dataBar
    /// ITF and Code 128.
    case bars
    /// QR.
    case squares
    /// ITF, Code 128 and QR.
    case others
    /// EAN-13 and UPC-A that an add-on of two or five digits stands beside.
    case withAddOn
  }

  /// The first code found in `image`; `nil` where there is none.
  ///
  /// The corresponding C++ function is `ZXing::ReadBarcodes`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - kind: What is looked for.
  ///   - isThorough: Whether turned and reduced pictures are tried too.
  package static func read(
    _ image: GrayImage,
    _ kind: Kind,
    isThorough: Bool
  ) -> Barcode? {
    guard image.width > 0, image.height > 0 else { return nil }
    var symbol = reset_zxing_symbol()
    var isFound = false
    let text = unsafe [UInt8](unsafeUninitializedCapacity: longestText) { text, count in
      unsafe text.withMemoryRebound(to: CChar.self) { text in
        unsafe image.pixels.withUnsafeBufferPointer { pixels in
          isFound = unsafe reset_zxing_read(
            pixels.baseAddress,
            Int32(image.width),
            Int32(image.height),
            kind.code,
            isThorough,
            text.baseAddress,
            text.count,
            &symbol
          )
        }
      }
      count = isFound ? symbol.length : 0
    }
    return isFound ? Barcode(symbol, String(decoding: text, as: UTF8.self)) : nil
  }

  /// In bytes; the largest QR code holds fewer.
  private static let longestText = 1 << 13
}

extension ZXingReader.Kind {
  fileprivate var code: reset_zxing_kind {
    switch self {
    case .retail: RESET_ZXING_RETAIL
    case .dataBar: RESET_ZXING_DATABAR_ONLY
    case .bars: RESET_ZXING_BARS
    case .squares: RESET_ZXING_SQUARES
    case .others: RESET_ZXING_OTHERS
    case .withAddOn: RESET_ZXING_WITH_ADD_ON
    }
  }
}

extension Barcode {
  fileprivate init?(_ symbol: reset_zxing_symbol, _ text: String) {
    guard let symbology = Symbology(symbol.format) else { return nil }
    let c = symbol.corners
    let polygon = [(c.0, c.1), (c.2, c.3), (c.4, c.5), (c.6, c.7)].map { x, y in
      PicturePoint(x: Double(x), y: Double(y))
    }
    self.init(symbology: symbology, value: text, polygon: polygon)
    guard symbology.isRetail, let space = text.firstIndex(of: " ") else { return }
    value = String(text[..<space])
    addOn = String(text[text.index(after: space)...])
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
