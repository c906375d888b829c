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
    if retail.hasShort { retail.check(byLong: quick.read(image, .retail)) }
    var found = retail.certain
    if found.isEmpty, let barcode = decide(&retail) { found = [barcode] }
    guard !found.isEmpty else { return others(&retail) }
    return found.map { $0.withAddOn(quick, in: image) } + retail.bars(quick)
      + quick.read(image, .squares)
  }

  /// The product codes of a picture that is a larger version of one in which nothing was found: only
  /// what bars it has that were too small there.
  package func smallBarcodes(in image: GrayImage) -> [Barcode] {
    guard image.width > 2, image.height > 2 else { return [] }
    let regions = RegionFinder.regions(in: image, atMost: 12)
      .filter { $0.length <= Self.longestSmall }
    var retail = RegionReading(image: image, regions: Array(regions.prefix(3)))
    retail.readClearly()
    if retail.certain.isEmpty { retail.search(.far) }
    if retail.certain.isEmpty { retail.ask(quick, after: .levelled) }
    return retail.certain.isEmpty ? retail.ballot.winner.map { [$0] } ?? [] : retail.certain
  }

  /// Four pixels a module, so two or more in a picture half as large, where it would have been read.
  private static let longestSmall: Float = 95 * 4

  /// Asks everybody about a picture in which nothing is clear, until one code wins.
  private func decide(_ reading: inout RegionReading) -> Barcode? {
    for step in steps {
      step(&reading)
      if let winner = reading.certain.first ?? reading.ballot.winner { return winner }
    }
    return nil
  }

  private typealias Step = (inout RegionReading) -> Void

  private var steps: [Step] {
    let readers = [quick, patient]
    return [
      { $0.ask(quick, .retail) },
      { $0.search(.far) },
      { $0.ask(patient, .all) },
    ]
      + CropFilter.allCases.flatMap { filter in
        readers.map { reader in { $0.ask(reader, after: filter) } }
      }
      + [{ $0.readInverted() }]
      + [{ if !$0.ballot.candidates.isEmpty { $0.search(.near) } }]
  }

  /// Codes that are no EAN or UPC.
  private func others(_ reading: inout RegionReading) -> [Barcode] {
    let found = all(in: reading)
    guard found.isEmpty else { return found }
    let patient = reading.others.filter { $0.hasCheck || $0.value.utf8.count >= 8 }
    return patient.isEmpty ? reading.othersInCrops(quick) : patient
  }

  /// The quick reader may see one code a call: what was read is painted over, and the rest looked at.
  /// Of codes without a check, those that the patient reader saw too.
  private func all(in reading: RegionReading) -> [Barcode] {
    var found: [Barcode] = []
    var rest = reading.image
    while found.count < Self.mostOthers {
      let next = quick.read(rest, .others).filter { barcode in
        !found.contains { $0.value == barcode.value }
          && (barcode.hasCheck || reading.others.contains { $0.value == barcode.value })
      }
      guard !next.isEmpty else { break }
      found += next
      for barcode in next { rest.paintOver(barcode) }
    }
    return found
  }

  private static let mostOthers = 8
}

extension Barcode {
  /// Whether a wrong reading would not pass: ITF has no check of its own but that of a product number.
  var hasCheck: Bool { symbology != .itf14 || gtin != nil }
}

extension GrayImage {
  /// Makes the box around a code as bright as paper.
  fileprivate mutating func paintOver(_ barcode: Barcode) {
    let (xs, ys) = (barcode.polygon.map(\.x), barcode.polygon.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    let columns = max(Int(left), 0)..<max(min(Int(right) + 1, width), max(Int(left), 0))
    for y in max(Int(top), 0)..<max(min(Int(bottom) + 1, height), max(Int(top), 0)) {
      for x in columns { self[x, y] = 255 }
    }
  }
}
