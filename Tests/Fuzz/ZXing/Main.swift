import Barcodes
import FuzzPictures
import FuzzSupport
import ZXing

@main enum Main {
  static func main() {
    fuzz { bytes in
      let image = FuzzPicture(bytes).image
      for kind in ZXingReader.Kind.allCases {
        for isThorough in [false, true] {
          let barcode = ZXingReader.read(image, kind, isThorough: isThorough)
          guard let barcode else { continue }
          expect(!barcode.value.isEmpty, "a code without content")
          expect(barcode.polygon.count == 4, "no outline")
        }
      }
    }
  }
}
