/// A picture made smaller while its rows come, with no more of it in memory than a few rows.
package final class ScaledRows: PictureRows {
  package let size: PictureSize
  package let layout: PixelLayout

  private let isTransparent: Bool
  private let rows: any PictureRows
  private let across: ResamplingKernel
  private let down: ResamplingKernel
  private var source: [Pixel]
  private var line: [SIMD4<Float>]
  /// The latest rows, made narrower; row n lies at n modulo their number.
  private var ring: [[SIMD4<Float>]]
  private var taken = 0
  private var made = 0

  /// - Parameters:
  ///   - rows: The picture; transparent pixels are laid on white.
  ///   - extent: Its width and height in its own pixels, where they are fractions: a decoder that
  ///     scales rounds them up.
  ///   - size: The size to make it, no larger than it is.
  package init(
    _ rows: any PictureRows,
    extent: (width: Double, height: Double)? = nil,
    to size: PictureSize
  ) {
    let (width, height) = (rows.size.width, rows.size.height)
    precondition(size.width <= width && size.height <= height, "never made larger")
    self.rows = rows
    self.size = size
    isTransparent = rows.layout == .rgba
    layout = isTransparent ? .rgbx : rows.layout
    across = ResamplingKernel(
      source: width,
      extent: extent?.width ?? Double(width),
      target: size.width
    )
    down = ResamplingKernel(
      source: height,
      extent: extent?.height ?? Double(height),
      target: size.height
    )
    source = [Pixel](repeating: .zero, count: width)
    line = [SIMD4<Float>](repeating: .zero, count: width)
    ring = [[SIMD4<Float>]](
      repeating: [SIMD4<Float>](repeating: .zero, count: size.width),
      count: down.taps
    )
  }

  package func nextRow(into row: inout [Pixel]) throws(PictureError) {
    let first = down.first[made]
    while taken < first + down.taps { try take() }
    mixDown(from: first, into: &row)
    made += 1
    // Only then is it known that the picture is whole.
    if made == size.height { while taken < rows.size.height { try take() } }
  }

  /// Takes a row of the source into the ring.
  private func take() throws(PictureError) {
    try rows.nextRow(into: &source)
    if isTransparent {
      for x in source.indices { source[x] = PixelLayout.rgba.colour(of: source[x]) }
    }
    for x in 0..<min(source.count, line.count) {
      line[x] = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: source[x]))
    }
    mixAcross(into: &ring[taken % ring.count])
    taken += 1
  }

  private func mixAcross(into narrow: inout [SIMD4<Float>]) {
    let taps = across.taps
    for x in 0..<narrow.count {
      let start = across.first[x]
      let weights = x * taps
      var sum = SIMD4<Float>.zero
      for tap in 0..<taps { sum += line[start + tap] * across.weights[weights + tap] }
      narrow[x] = sum
    }
  }

  private func mixDown(from first: Int, into row: inout [Pixel]) {
    var sums = [SIMD4<Float>](repeating: SIMD4(repeating: 0.5), count: size.width)
    for tap in 0..<down.taps {
      let weight = down.weights[made * down.taps + tap]
      let source = ring[(first + tap) % ring.count]
      for x in 0..<sums.count { sums[x] += source[x] * weight }
    }
    for x in 0..<sums.count {
      let clamped = sums[x].clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      row[x] = Pixel(truncatingIfNeeded: SIMD4<Int32>(clamped))
    }
  }
}
