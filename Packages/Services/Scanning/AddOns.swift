import BarcodeReading
import Barcodes
import Pixels

extension Barcode {
  /// The same with what stands beside it, where `engine` sees an add-on to these very digits.
  func withAddOn(_ engine: ScanEngine, in image: GrayImage) -> Barcode {
    guard symbology == .ean13 || symbology == .upcA, let crop = surroundings(in: image) else {
      return self
    }
    var extended = self
    extended.addOn =
      engine.read(crop.levelled(strength: 0), .addOns).first { $0.gtin == gtin }?.addOn
    return extended
  }

  /// The code lying upright with 60 % of its length on each side; an add-on of five digits needs 59
  /// of 95 modules with the space before it.
  private func surroundings(in image: GrayImage) -> BarCrop? {
    guard polygon.count == 4 else { return nil }
    let corners = polygon.map { SIMD2(Float($0.x), Float($0.y)) }
    let (across, along) = (corners[1] - corners[0], corners[2] - corners[1])
    let length = (across * across).sum().squareRoot()
    let height = (along * along).sum().squareRoot()
    guard length >= 1, height >= 1 else { return nil }
    let middle = (corners[0] + corners[2]) / 2
    let region = BarRegion(
      x: middle.x,
      y: middle.y,
      dx: across.x / length,
      dy: across.y / length,
      length: length,
      height: height,
      weight: 0
    )
    let width = min(max(Int(length * 2.2 * 1.5), 400), 1200)
    return BarCrop(image, region, margin: 0.6, width: width, rows: 32)
  }
}
