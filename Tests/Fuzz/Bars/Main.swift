import Barcodes
import FuzzPictures
import FuzzSupport
import Pixels
import Scanning

/// Our own reader: it may say nothing, but nothing wrong.
@main enum Main {
  static func main() {
    let nobody = ScanEngine { _, _ in [] }
    let scanner = Scanner(quick: nobody, patient: nobody)
    fuzz { bytes in
      let picture = FuzzPicture(bytes)
      for barcode in scanner.barcodes(in: picture.image) {
        expect(barcode.gtin != nil, "\(barcode.value): its check digit does not hold")
        let isSomewhere = barcode.polygon.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        expect(isSomewhere, "a place that is none")
        guard let digits = picture.digits else { continue }
        let isRight = digits == barcode.value || digits == "0" + barcode.value
        expect(isRight, "\(digits) was read as \(barcode.symbology.rawValue) \(barcode.value)")
      }
    }
  }
}
