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
  /// The readings of `crop`, clearest first.
  ///
  /// - Parameters:
  ///   - crop: Upright bars.
  ///   - bands: Into how many bands of lines it is cut.
  ///   - isThorough: Whether places are tried too where edges alone show no code.
  package static func readings(
    of crop: BarCrop,
    bands: Int,
    isThorough: Bool
  ) -> [RetailReading] {
    let reach = max(crop.image.width / 18, 4)
    let profiles = crop.bands(min(bands, crop.image.height)).map { brightness in
      Profile(brightness: brightness, reach: reach)
    }
    let turned = profiles.map(Profile.init(reversing:))
    let length = Float(crop.image.width)
    return [(profiles, false), (turned, true)].flatMap { lines, isTurned in
      kinds.compactMap { kind in
        var reading = reading(lines, kind, crop.expected, isThorough: isThorough)
        if isTurned, let found = reading {
          reading?.start = length - found.start
          reading?.end = length - found.end
        }
        return reading
      }
    }.sorted { $0.clarity > $1.clarity }
  }

  private struct Kind {
    let symbology: Symbology
    let layout: RetailLayout
    let search: @Sendable (CellCosts) -> CodeChoice
  }

  private static let kinds = [
    Kind(symbology: .ean13, layout: .ean13, search: CodeSearch.ean13),
    Kind(symbology: .ean8, layout: .ean8, search: CodeSearch.ean8),
    Kind(symbology: .upcE, layout: .upcE, search: CodeSearch.upcE),
  ]

  private static func reading(
    _ profiles: [Profile],
    _ kind: Kind,
    _ expected: Range<Float>,
    isThorough: Bool
  ) -> RetailReading? {
    var total: CellCosts?
    var bands = 0
    var place: (start: Float, end: Float) = (0, 0)
    for profile in profiles {
      let found =
        isThorough ? searched(profile, kind.layout, expected) : counted(profile, kind.layout, expected)
      guard let (grid, costs) = found, costs.floor < 0.08 else { continue }
      if total == nil { total = costs } else { total?.add(costs) }
      bands += 1
      place = (grid.place(0), grid.place(Float(kind.layout.modules)))
    }
    guard let total else { return nil }
    let choice = kind.search(total)
    let cost = choice.cost / Float(bands)
    return RetailReading(
      symbology: kind.symbology,
      digits: choice.digits,
      cost: cost,
      margin: choice.runnerUp / Float(bands) - cost,
      bands: bands,
      start: place.start,
      end: place.end
    )
  }

  /// The best of the places where the edges can be counted.
  private static func counted(
    _ profile: Profile,
    _ layout: RetailLayout,
    _ expected: Range<Float>
  ) -> (ModuleGrid, CellCosts)? {
    let pitch = (expected.upperBound - expected.lowerBound) / Float(layout.modules)
    var best: (grid: ModuleGrid, costs: CellCosts)?
    for strength: Float in [0, 1, 2.5] {
      let sharp =
        strength == 0
        ? profile : profile.sharpened(reach: max(Int(pitch * 0.8), 1), strength: strength)
      for grid in GridFinder.grids(sharp.edges(), in: profile.darkness.count, layout) {
        let costs = CellCosts.best(grid.samples(of: profile), layout).costs
        if best.map({ costs.floor < $0.costs.floor }) ?? true { best = (grid, costs) }
      }
      if best != nil { break }
    }
    return best
  }

  private static func searched(
    _ profile: Profile,
    _ layout: RetailLayout,
    _ expected: Range<Float>
  ) -> (ModuleGrid, CellCosts)? {
    GridSearch.match(
      profile,
      layout,
      start: expected.lowerBound,
      end: expected.upperBound,
      slack: 6
    ).map { ($0.grid, $0.costs) }
  }
}

extension BarCrop {
  /// Whether a reading takes up the bars that are there: a part of a longer code does not.
  package func isFilled(by reading: RetailReading) -> Bool {
    abs(reading.end - reading.start) >= 0.7 * (expected.upperBound - expected.lowerBound)
  }
}
