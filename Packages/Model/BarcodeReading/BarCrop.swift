package import Barcodes
package import Pixels

/// A region turned so that its bars stand upright.
package struct BarCrop: Sendable {
  package private(set) var image: GrayImage
  /// Where the bars should begin and end.
  let expected: Range<Float>
  private let origin: SIMD2<Float>
  private let acrossStep: SIMD2<Float>
  private let alongStep: SIMD2<Float>

  /// - Parameters:
  ///   - source: The picture.
  ///   - region: What is cut out of it.
  ///   - margin: What is added on each side across the bars, as a share of the length.
  ///   - width: How wide the crop is, in its own pixels.
  ///   - rows: How many rows it has at most.
  package init(
    _ source: GrayImage,
    _ region: BarRegion,
    margin: Float,
    width: Int,
    rows: Int
  ) {
    let length = region.length * (1 + 2 * margin)
    let across = SIMD2(region.dx, region.dy)
    let along = SIMD2(-region.dy, region.dx)
    let edge = Float(width) * margin / (1 + 2 * margin)
    expected = edge..<(Float(width) - edge)
    let count = max(min(rows, Int(region.height)), 1)
    acrossStep = across * (length / Float(width))
    alongStep = along * (region.height / Float(count))
    origin =
      SIMD2(region.x, region.y) - across * (length / 2) - along * (region.height / 2)
      + (acrossStep + alongStep) / 2
    image = Self.sampled(source, origin, acrossStep, alongStep, width: width, height: count)
  }

  /// Where a place of the crop lies in the picture.
  package func place(x: Float, y: Float) -> PicturePoint {
    let point = origin + acrossStep * x + alongStep * y
    return PicturePoint(x: Double(point.x), y: Double(point.y))
  }

  /// The same with light bars made dark: print on a dark ground, or on metal that shines.
  package var inverted: BarCrop {
    var crop = self
    crop.image = GrayImage(
      width: image.width,
      height: image.height,
      pixels: image.pixels.map { 255 - $0 }
    )
    return crop
  }

  private static func sampled(
    _ source: GrayImage,
    _ origin: SIMD2<Float>,
    _ acrossStep: SIMD2<Float>,
    _ alongStep: SIMD2<Float>,
    width: Int,
    height: Int
  ) -> GrayImage {
    var pixels = [UInt8](repeating: 0, count: width * height)
    let from = source.pixels.span
    // Places in 65536ths of a pixel.
    let (across, along) = (Self.fixed(acrossStep), Self.fixed(alongStep))
    let first = Self.fixed(origin)
    let limit = SIMD2((source.width - 1) << 16 - 1, (source.height - 1) << 16 - 1)
    for row in 0..<height {
      var place = first &+ along &* row
      for column in 0..<width {
        let x = min(max(place.x, 0), limit.x)
        let y = min(max(place.y, 0), limit.y)
        let at = (y >> 16) &* source.width &+ (x >> 16)
        let (fx, fy) = ((x >> 8) & 255, (y >> 8) & 255)
        let below = at &+ source.width
        let top = Int(from[at]) &* (256 &- fx) &+ Int(from[at &+ 1]) &* fx
        let bottom = Int(from[below]) &* (256 &- fx) &+ Int(from[below &+ 1]) &* fx
        let value = (top &* (256 &- fy) &+ bottom &* fy &+ 1 << 15) >> 16
        pixels[row &* width &+ column] = UInt8(truncatingIfNeeded: value)
        place = place &+ across
      }
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }

  private static func fixed(_ vector: SIMD2<Float>) -> SIMD2<Int> {
    SIMD2(Int(vector.x * 65536), Int(vector.y * 65536))
  }

  /// The crop with its contrast evened out, for readers that look for one threshold: each place is
  /// as dark as it is between the brightest and the darkest near it, averaged along the bars.
  ///
  /// - Parameter strength: How much of the blur across the bars is taken back.
  package func levelled(strength: Float) -> GrayImage {
    let rowsOfBand = 4
    let module = (expected.upperBound - expected.lowerBound) / 95
    var pixels: [UInt8] = []
    let bands = bands(.init(16))
    pixels.reserveCapacity(bands.count * rowsOfBand * image.width)
    for brightness in bands {
      var profile = Profile(brightness: brightness, reach: reach(.near))
      if strength > 0 {
        profile = profile.sharpened(reach: max(Int(module * 0.8), 1), strength: strength)
      }
      let row = profile.darkness.map { UInt8(min(max(220 - 190 * $0, 0), 255)) }
      for _ in 0..<rowsOfBand { pixels += row }
    }
    return GrayImage(
      width: image.width,
      height: bands.count * rowsOfBand,
      pixels: pixels
    )
  }

  /// How far around a place its brightest and darkest neighbours are looked for.
  package enum Levels: Sendable {
    /// A digit or two: shadows and reflections with sharp borders are evened out. So are thin bars
    /// that a blur has left gray, which then look like wide ones.
    case near
    /// A third of the code: what is gray stays gray, so that bars keep their widths under a blur.
    case far
  }

  /// The distance in pixels.
  func reach(_ levels: Levels) -> Int { max(image.width / (levels == .near ? 18 : 6), 4) }

  /// The mean brightness of each band of rows, as wide as the crop.
  func bands(_ bands: RetailReader.Bands) -> [[Float]] {
    let count = min(bands.count, image.height)
    return stride(from: min(bands.step / 2, count - 1), to: count, by: bands.step).map { band in
      let (first, last) = (image.height * band / count, image.height * (band + 1) / count)
      var sums = [Float](repeating: 0, count: image.width)
      for row in first..<last {
        for column in 0..<image.width {
          sums[column] += Float(image.pixels[row &* image.width &+ column])
        }
      }
      return sums.map { $0 / Float(last - first) }
    }
  }
}
