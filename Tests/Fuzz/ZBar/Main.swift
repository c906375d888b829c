import Barcodes
import FuzzPictures
import FuzzSupport
import ZBar

@main enum Main {
  static func main() {
    fuzz { bytes in
      let image = FuzzPicture(bytes).image
      for step in 1...2 {
        for barcode in ZBarScanner.read(image, symbologies: Set(Symbology.allCases), step: step) {
          expect(!barcode.value.isEmpty, "a code without content")
        }
      }
    }
  }
}
