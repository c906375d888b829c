import BarcodeReading
import Barcodes
import Pixels

/// How a region's crop is changed before another reader sees it.
enum CropFilter: CaseIterable {
  case plain
  case averaged
  case sharpened
  case levelled
  case deblurred
  case inverted
}

/// The regions of a picture and what was read in them.
struct RegionReading {
  let image: GrayImage
  private let regions: [BarRegion]
  /// As far as they were needed.
  private var crops: [BarCrop?]
  /// Codes that our own reader is sure of.
  private(set) var certain: [Barcode] = []
  private(set) var ballot = Ballot()
  /// Codes other than EAN and UPC, seen while those were looked for.
  private(set) var others: [Barcode] = []
  /// A few rows of the regions in which nothing was read.
  private var unread: [BarCrop] = []

  init(image: GrayImage, regions: [BarRegion]) {
    self.image = image
    self.regions = regions
    crops = regions.map { _ in nil }
  }

  private mutating func crop(_ index: Int) -> BarCrop {
    let crop = crops[index] ?? BarCrop(image, regions[index], rows: 64)
    crops[index] = crop
    return crop
  }

  /// The first regions: those that look most like bars.
  private mutating func firstCrops() -> [BarCrop] { regions.indices.prefix(3).map { crop($0) } }

  /// Reads what can be read by counting edges.
  mutating func readClearly() {
    for (index, region) in regions.enumerated() {
      let before = certain.count
      let glance = BarCrop(image, region, rows: 16)
      glimpse(glance)
      for levels in [BarCrop.Levels.near, .far] where certain.isEmpty {
        readAll(crop(index), levels)
      }
      if certain.count == before { unread.append(glance) }
    }
  }

  /// A few lines are enough for most codes, and for whatever else is there once one was read.
  private mutating func glimpse(_ crop: BarCrop) {
    let few = RetailReader.readings(of: crop, .init(4))
    guard let reading = believable(few, crop), reading.isClear else { return }
    note(reading.barcode(in: crop))
  }

  /// Reads light bars on a dark ground by counting edges.
  mutating func readInverted() {
    for index in regions.indices where certain.isEmpty {
      let inverted = crop(index).inverted
      for levels in [BarCrop.Levels.near, .far] where certain.isEmpty { readAll(inverted, levels) }
    }
  }

  private mutating func readAll(_ crop: BarCrop, _ levels: BarCrop.Levels) {
    let all = RetailReader.readings(of: crop, .init(12), levels: levels)
    guard let reading = believable(all, crop) else { return }
    let needed: Float = reading.symbology == .ean13 ? 0.15 : 0.4
    if reading.clarity >= (reading.bands > 1 ? needed : 2 * needed) {
      note(reading.barcode(in: crop))
    } else if reading.clarity >= 0.03, hasVote(reading) {
      ballot.vote(reading.barcode(in: crop), clarity: reading.clarity)
    }
  }

  /// Of 140 codes of photos that were read rightly one fitted worse than this. What is bent or blurred
  /// beyond reading looks like some other code at twice as much, and a part of a long code like a
  /// short one, in a band or two.
  private func hasVote(_ reading: RetailReading) -> Bool {
    reading.cost < 0.03 && (reading.symbology == .ean13 || reading.bands > 1)
  }

  /// Whether one of the certain codes is short.
  var hasShort: Bool { certain.contains(where: \.isShort) }

  /// Takes back short codes where another reader saw a long one.
  mutating func check(byLong seen: [Barcode]) {
    guard let long = seen.first(where: { !$0.isShort }) else { return }
    certain.removeAll(where: \.isShort)
    if !certain.contains(where: { $0.gtin == long.gtin }) { ballot.vote(long) }
  }

  /// The regions that may hold a code of thirteen digits; lines of text are long and thin.
  private var likely: [Int] {
    let wide = regions.indices.filter { regions[$0].length >= 90 }
    let likely = wide.filter { regions[$0].length > 0.4 * regions[$0].height }
    return Array((likely.isEmpty ? wide : likely).prefix(3))
  }

  /// Reads by trying places, where the edges cannot be counted.
  ///
  /// - Parameter levels: With those from near, thin bars may be taken for wide ones: such a reading
  ///   is never certain by itself.
  mutating func search(_ levels: BarCrop.Levels) {
    for index in likely {
      let crop = crop(index)
      guard let reading = RetailReader.searched(crop, .init(4), levels: levels),
        reading.clarity >= 0.04, reading.cost < 0.015
      else { continue }
      if levels == .far, reading.clarity >= 0.1, reading.bands >= 3 {
        note(reading.barcode(in: crop))
        return
      }
      ballot.vote(reading.barcode(in: crop), clarity: reading.clarity)
    }
  }

  /// Asks about the whole picture.
  mutating func ask(_ engine: ScanEngine, _ request: ScanEngine.Request) {
    for barcode in engine.read(image, request) {
      if barcode.symbology.isRetail { ballot.vote(barcode) } else { others.append(barcode) }
    }
  }

  mutating func ask(_ engine: ScanEngine, after filter: CropFilter) {
    for crop in firstCrops() {
      for barcode in engine.read(crop.filtered(filter), .retail) {
        ballot.vote(crop.inPicture(barcode))
      }
    }
  }

  /// ITF and Code 128 beside what was read.
  func bars(_ engine: ScanEngine) -> [Barcode] {
    unread.flatMap { crop in
      engine.read(crop.image, .bars).filter(\.hasCheck).map(crop.inPicture)
    }
  }

  /// Codes other than EAN and UPC where bars are, with their contrast evened out. Of ITF, which has
  /// no check of its own, only numbers whose check digit holds.
  mutating func othersInCrops(_ engine: ScanEngine) -> [Barcode] {
    for crop in firstCrops() {
      for filter in [CropFilter.levelled, .deblurred] {
        let found = engine.read(crop.filtered(filter), .others)
          .filter(\.hasCheck)
        if !found.isEmpty { return found.map(crop.inPicture) }
      }
    }
    return []
  }

  /// The best reading; of a short code only where no longer one is possible and it fills the region.
  private func believable(_ readings: [RetailReading], _ crop: BarCrop) -> RetailReading? {
    if let long = readings.first(where: { $0.symbology == .ean13 && $0.clarity >= 0.03 }) {
      return long
    }
    return readings.first { $0.symbology == .ean13 || crop.isFilled(by: $0) }
  }

  private mutating func note(_ barcode: Barcode) {
    guard !certain.contains(where: { $0.value == barcode.value }) else { return }
    certain.append(barcode)
  }
}

extension RetailReading {
  /// With its outline in the picture; EAN-13 with a leading zero is UPC-A.
  func barcode(in crop: BarCrop) -> Barcode {
    let bottom = Float(crop.image.height - 1)
    let isUPCA = symbology == .ean13 && digits.first == 0
    return Barcode(
      symbology: isUPCA ? .upcA : symbology,
      value: isUPCA ? String(text.dropFirst()) : text,
      polygon: [
        crop.place(x: start, y: 0), crop.place(x: end, y: 0), crop.place(x: end, y: bottom),
        crop.place(x: start, y: bottom),
      ]
    )
  }
}

extension BarCrop {
  /// With some of what is beside the bars, where the quiet zone should be.
  init(_ image: GrayImage, _ region: BarRegion, rows: Int) {
    let margin: Float = 0.15
    let wanted = Int(region.length * (1 + 2 * margin) * 1.5)
    self.init(image, region, margin: margin, width: min(max(wanted, 200), 560), rows: rows)
  }

  func filtered(_ filter: CropFilter) -> GrayImage {
    switch filter {
    case .plain: image
    case .levelled: levelled(strength: 0)
    case .deblurred: levelled(strength: 2.5)
    case .inverted: inverted.levelled(strength: 0)
    case .averaged: averaged(reach: max(image.height / 8, 1))
    case .sharpened: averaged(reach: max(image.height / 8, 1)).sharpenedAcross(strength: 2)
    }
  }

  func inPicture(_ barcode: Barcode) -> Barcode {
    var moved = barcode
    moved.polygon = barcode.polygon.map { place(x: Float($0.x), y: Float($0.y)) }
    return moved
  }

  /// Each row becomes the mean of those near it.
  private func averaged(reach: Int) -> GrayImage {
    var pixels = image.pixels
    let (width, height) = (image.width, image.height)
    for column in 0..<width {
      for row in 0..<height {
        let (first, last) = (max(row - reach, 0), min(row + reach, height - 1))
        var sum = 0
        for other in first...last { sum &+= Int(image.pixels[other &* width &+ column]) }
        pixels[row &* width &+ column] = UInt8(sum / (last - first + 1))
      }
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }
}

extension GrayImage {
  /// Takes back blur along the rows, by what each pixel differs from the mean of those around it.
  func sharpenedAcross(strength: Int) -> GrayImage {
    var result = pixels
    let reach = 3
    for row in 0..<height {
      let start = row * width
      for column in 0..<width {
        let (first, last) = (max(column - reach, 0), min(column + reach, width - 1))
        var sum = 0
        for other in first...last { sum &+= Int(pixels[start &+ other]) }
        let own = Int(pixels[start + column])
        let value = own + strength * (own - sum / (last - first + 1))
        result[start + column] = UInt8(min(max(value, 0), 255))
      }
    }
    return GrayImage(width: width, height: height, pixels: result)
  }
}
