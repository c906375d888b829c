package import Barcodes
import CZBar
package import Pixels

/// Reads barcodes with zbar, each time with a new scanner: what one has seen leaks into the next
/// picture, where halves of two codes then make a third.
package enum ZBarScanner {
  /// The codes of `image`.
  ///
  /// The corresponding C function is `zbar_scan_image`.
  ///
  /// None where the library is not installed.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - symbologies: What is looked for.
  ///   - step: Every how many rows and columns one is scanned. At 1 zbar also drops what it saw on
  ///     fewer than four lines.
  package static func read(
    _ image: GrayImage,
    symbologies: Set<Symbology>,
    step: Int = 1
  ) -> [Barcode] {
    guard image.width > 0, image.height > 0, reset_zbar_is_there() != 0 else { return [] }
    let scanner = Scanner()
    scanner.configure(symbologies, step: step)
    return scanner.read(image)
  }
}

@safe private struct Scanner: ~Copyable {
  private let scanner = unsafe zbar_image_scanner_create()
  private let picture = unsafe zbar_image_create()

  deinit {
    unsafe zbar_image_destroy(picture)
    unsafe zbar_image_scanner_destroy(scanner)
  }

  borrowing func configure(_ symbologies: Set<Symbology>, step: Int) {
    set(ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    for symbology in symbologies {
      for type in types(of: symbology) { set(type, ZBAR_CFG_ENABLE, 1) }
    }
    set(ZBAR_NONE, ZBAR_CFG_X_DENSITY, Int32(step))
    set(ZBAR_NONE, ZBAR_CFG_Y_DENSITY, Int32(step))
  }

  borrowing func read(_ image: GrayImage) -> [Barcode] {
    unsafe image.pixels.withUnsafeBytes { bytes in
      unsafe zbar_image_set_format(picture, UInt(0x3030_3859))  // Y800
      unsafe zbar_image_set_size(picture, UInt32(image.width), UInt32(image.height))
      unsafe zbar_image_set_data(picture, bytes.baseAddress, UInt(bytes.count), nil)
      defer { unsafe zbar_image_set_data(picture, nil, 0, nil) }
      guard unsafe zbar_scan_image(scanner, picture) > 0 else { return [] }
      return symbols()
    }
  }

  private borrowing func symbols() -> [Barcode] {
    var found: [Barcode] = []
    var next = unsafe zbar_image_first_symbol(picture)
    while let symbol = unsafe next {
      if let barcode = unsafe Barcode(symbol) { found.append(barcode) }
      unsafe next = zbar_symbol_next(symbol)
    }
    return found
  }

  private borrowing func set(_ type: zbar_symbol_type_t, _ key: zbar_config_t, _ value: Int32) {
    unsafe zbar_image_scanner_set_config(scanner, type, key, value)
  }
}

extension Barcode {
  fileprivate init?(_ symbol: OpaquePointer) {
    guard let symbology = Symbology(unsafe zbar_symbol_get_type(symbol)),
      let data = unsafe zbar_symbol_get_data(symbol)
    else { return nil }
    let length = Int(unsafe zbar_symbol_get_data_length(symbol))
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: length)
    let corners = (0..<(unsafe zbar_symbol_get_loc_size(symbol))).map { index in
      PicturePoint(
        x: Double(unsafe zbar_symbol_get_loc_x(symbol, index)),
        y: Double(unsafe zbar_symbol_get_loc_y(symbol, index))
      )
    }
    self.init(
      symbology: symbology,
      value: unsafe String(decoding: bytes, as: UTF8.self),
      polygon: corners
    )
  }
}

private func types(of symbology: Symbology) -> [zbar_symbol_type_t] {
  switch symbology {
  case .ean13: [ZBAR_EAN13]
  case .ean8: [ZBAR_EAN8]
  case .upcA: [ZBAR_UPCA]
  case .upcE: [ZBAR_UPCE]
  case .itf14: [ZBAR_I25]
  case .code128: [ZBAR_CODE128]
  case .dataBar: [ZBAR_DATABAR, ZBAR_DATABAR_EXP]
  case .qr: [ZBAR_QRCODE]
  }
}

extension Symbology {
  fileprivate init?(_ type: zbar_symbol_type_t) {
    let known = Symbology.allCases.first { types(of: $0).contains(type) }
    guard let known else { return nil }
    self = known
  }
}
