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
  package var text: String { digits.map(String.init).joined() }
}

/// Reads EAN-13, UPC-A, EAN-8 and UPC-E from upright bars, by comparing each digit with its shape as
/// it looks under the blur and the spread of ink that fit the whole code best.
package enum RetailReader {
  /// How places are found.
  package enum Effort: Sendable {
    /// By counting edges.
    case counting
    /// By trying, where edges are too blurred to be counted.
    case trying
  }

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

  /// The readings of `crop`, clearest first.
  ///
  /// - Parameters:
  ///   - crop: Upright bars.
  ///   - bands: Which of its rows are looked at.
  ///   - effort: How places are found.
  package static func readings(
    of crop: BarCrop,
    _ bands: Bands,
    by effort: Effort
  ) -> [RetailReading] {
    let reach = max(crop.image.width / 18, 4)
    let module = (crop.expected.upperBound - crop.expected.lowerBound) / 95
    let lines = crop.bands(bands).map { brightness in
      Line(Profile(brightness: brightness, reach: reach), blur: module)
    }
    let turned = lines.map(Line.init(reversing:))
    let length = Float(crop.image.width)
    return [(lines, false), (turned, true)].flatMap { lines, isTurned in
      RetailKind.all.compactMap { kind in
        var reading = LineSum(lines, kind, crop.expected, effort).reading
        if isTurned, let found = reading {
          reading?.start = length - found.start
          reading?.end = length - found.end
        }
        return reading
      }
    }.sorted { $0.clarity > $1.clarity }
  }
}

extension BarCrop {
  /// Whether a reading takes up the bars that are there: a part of a longer code does not.
  package func isFilled(by reading: RetailReading) -> Bool {
    abs(reading.end - reading.start) >= 0.7 * (expected.upperBound - expected.lowerBound)
  }
}
