package import Barcodes
import Pixels

/// What the reader makes of a region.
package struct RetailReading: Sendable, Equatable {
  package var symbology: Symbology
  /// The digits, check digit and all.
  package var digits: [Int]
  /// How badly the code fits: mean squared difference in darkness.
  package var cost: Float
  /// How much worse the next code with a right check digit fits.
  package var margin: Float
  /// How many bands of lines took part.
  package var bands: Int
  /// Where the code begins and ends in the crop, in its pixels.
  package var start: Float
  package var end: Float

  /// The margin against the cost: how clear it is.
  package var clarity: Float { margin / (cost + 0.01) }
  /// Whether nothing else is possible: it holds with a good margin, on several bands of lines.
  package var isClear: Bool { clarity >= 0.4 && bands >= 3 }
  package var text: String { digits.map(String.init).joined() }
}

/// Reads EAN-13, UPC-A, EAN-8 and UPC-E from upright bars, by comparing each digit with its shape as
/// it looks under the blur and the spread of ink that fit the whole code best.
package enum RetailReader {
  /// Bands of lines that are looked at, each by its mean.
  package struct Bands: Sendable {
    /// Into how many the crop is cut.
    let count: Int
    /// Every how many one is read.
    let step: Int

    package init(_ count: Int, every step: Int = 1) {
      self.count = count
      self.step = step
    }
  }

  /// The readings of `crop` where its edges can be counted, clearest first.
  package static func readings(
    of crop: BarCrop,
    _ bands: Bands,
    levels: BarCrop.Levels = .near
  ) -> [RetailReading] {
    let profiles = profiles(of: crop, bands, levels)
    let plain = readings(of: crop, lines(profiles, crop, strengths: [0]), [.ean13])
    if let first = plain.first, first.isClear { return plain }
    return readings(of: crop, lines(profiles, crop), RetailKind.all)
  }

  private static func readings(
    of crop: BarCrop,
    _ lines: [DirectedLines],
    _ kinds: [RetailKind]
  ) -> [RetailReading] {
    lines.flatMap { lines, isTurned in
      kinds.compactMap { kind in
        var sum = LineSum(kind)
        sum.count(lines)
        return sum.reading?.turned(isTurned, in: crop)
      }
    }.sorted { $0.clarity > $1.clarity }
  }

  /// The EAN-13 or UPC-A of `crop`, found by trying places, where edges are too blurred to be
  /// counted. A shorter code holds too little to be told from chance in this way.
  package static func searched(
    _ crop: BarCrop,
    _ bands: Bands,
    levels: BarCrop.Levels = .far
  ) -> RetailReading? {
    let ways = lines(profiles(of: crop, bands, levels), crop)
    // From the right they are the same lines.
    guard let fromLeft = ways.first, Stripes.areOn(fromLeft.lines) else { return nil }
    let places = ways.flatMap { lines, isTurned -> [(CoarseSearch.Place, [Line], Bool)] in
      guard !lines.isEmpty else { return [] }
      let length = Float(crop.image.width)
      let expected =
        isTurned
        ? length - crop.expected.upperBound..<length - crop.expected.lowerBound : crop.expected
      var coarse = CoarseSearch(lines[lines.count / 2].profile)
      return coarse.places(in: expected, atMost: 4).map { ($0, lines, isTurned) }
    }
    return places.sorted { $0.0.misfit < $1.0.misfit }.prefix(4)
      .map { place, lines, isTurned in
        let profile = lines[lines.count / 2].profile
        let grid = ElasticFit.fitted(place.grid, to: profile)
        return (GridSearch.refined(grid, profile, .ean13), lines, isTurned)
      }
      .sorted { $0.0.costs.floor < $1.0.costs.floor }.prefix(2)
      .compactMap { match, lines, isTurned in
        var sum = LineSum(.ean13)
        sum.search(lines.map(\.profile), from: match)
        return sum.reading?.turned(isTurned, in: crop)
      }.max { $0.clarity < $1.clarity }
  }

  private typealias DirectedLines = (lines: [Line], isTurned: Bool)

  private static func profiles(
    of crop: BarCrop,
    _ bands: Bands,
    _ levels: BarCrop.Levels
  ) -> [Profile] {
    let reach = crop.reach(levels)
    return crop.bands(bands).map { Profile(brightness: $0, reach: reach) }
  }

  /// The lines from the left and from the right.
  private static func lines(
    _ profiles: [Profile],
    _ crop: BarCrop,
    strengths: [Float] = Line.strengths
  ) -> [DirectedLines] {
    let module = (crop.expected.upperBound - crop.expected.lowerBound) / 95
    let lines = profiles.map { Line($0, blur: module, strengths: strengths) }
    return [(lines, false), (lines.map(Line.init(reversing:)), true)]
  }
}

extension RetailReading {
  /// With its place as seen from the left, where it was read from the right.
  fileprivate func turned(_ isTurned: Bool, in crop: BarCrop) -> RetailReading {
    guard isTurned else { return self }
    var reading = self
    let length = Float(crop.image.width)
    (reading.start, reading.end) = (length - start, length - end)
    return reading
  }
}

extension BarCrop {
  /// Whether a reading takes up the bars that are there: a part of a longer code does not.
  package func isFilled(by reading: RetailReading) -> Bool {
    abs(reading.end - reading.start) >= 0.4 * (expected.upperBound - expected.lowerBound)
  }
}
