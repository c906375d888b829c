import Barcodes
import Pixels
package import Scanning
import ZBar
import ZXing

extension Scanner {
  /// With the engines that the programs use.
  package static var system: Scanner { Scanner(quick: .zxing, patient: .zbar) }
}

extension ScanEngine {
  /// zxing-cpp: fast, and one code of a kind a call.
  package static let zxing = ScanEngine { image, request in
    let kinds: [ZXingReader.Kind]
    switch request {
    case .retail: kinds = [.retail]
    case .others: kinds = [.others, .dataBar]
    case .all: kinds = [.retail, .others, .dataBar]
    case .bars: kinds = [.bars]
    case .squares: kinds = [.squares]
    case .addOns: kinds = [.withAddOn]
    }
    let isThorough = [.retail, .others, .all].contains(request)
    return kinds.compactMap { ZXingReader.read(image, $0, isThorough: isThorough) }
  }

  /// zbar: slow, with another eye for blurred codes.
  package static let zbar = ScanEngine { image, request in
    let wanted = Symbology.allCases.filter { symbology in
      switch request {
      case .retail, .addOns: symbology.isRetail
      case .others: !symbology.isRetail
      case .all: true
      case .bars: [.itf14, .code128].contains(symbology)
      case .squares: symbology == .qr
      }
    }
    // A whole picture has so many lines that every second is enough, at half the time.
    return ZBarScanner.read(image, symbologies: Set(wanted), step: request == .all ? 2 : 1)
  }
}
