import BarcodeReading
package import Barcodes
package import Pixels

/// Reads all barcodes of a picture, cheap steps first.
package struct Scanner: Sendable {
  /// A fast reader that sees little in blurred pictures, and a slow one that sees other things.
  let quick: ScanEngine
  let patient: ScanEngine

  package init(quick: ScanEngine, patient: ScanEngine) {
    self.quick = quick
    self.patient = patient
  }

  /// The barcodes of `image`, biggest first.
  package func barcodes(in image: GrayImage) -> [Barcode] {
    guard image.width > 2, image.height > 2 else { return [] }
    let regions = RegionFinder.regions(in: image, atMost: 6)
    var retail = RegionReading(image: image, regions: regions)
    retail.readClearly()
    var found = retail.certain
    if found.isEmpty, let barcode = decide(retail, image) { found = [barcode] }
    return found + others(image, isAlone: found.isEmpty)
  }

  /// Asks everybody about a picture in which nothing is clear, until one code wins.
  private func decide(_ reading: RegionReading, _ image: GrayImage) -> Barcode? {
    var reading = reading
    for step in steps(image) {
      step(&reading)
      if let winner = reading.certain.first ?? reading.ballot.winner { return winner }
    }
    return nil
  }

  private typealias Step = (inout RegionReading) -> Void

  private func steps(_ image: GrayImage) -> [Step] {
    let readers = [quick, patient]
    return [
      { $0.ask(quick, about: image) },
      { $0.search() },
      { $0.ask(patient, about: image) },
    ]
      + CropFilter.allCases.flatMap { filter in
        readers.map { reader in { $0.ask(reader, after: filter) } }
      }
  }

  /// Codes that are no EAN or UPC; the slow reader is asked where there is nothing else at all.
  private func others(_ image: GrayImage, isAlone: Bool) -> [Barcode] {
    let found = quick.read(image, .others)
    return found.isEmpty && isAlone ? patient.read(image, .others) : found
  }
}
