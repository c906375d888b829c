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
  private var sums: [SIMD4<Float>]
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
    let extent = extent ?? (Double(width), Double(height))
    across = ResamplingKernel(source: width, extent: extent.width, target: size.width)
    down = ResamplingKernel(source: height, extent: extent.height, target: size.height)
    source = [Pixel](repeating: .zero, count: width)
    line = [SIMD4<Float>](repeating: .zero, count: width)
    sums = [SIMD4<Float>](repeating: .zero, count: size.width)
    ring = [[SIMD4<Float>]](repeating: sums, count: down.taps)
  }

  package func nextRow(into row: inout [Pixel]) throws(PictureError) {
    let first = down.first[made]
    while taken < first + down.taps { try take() }
    mixDown(from: first)
    round(sums, into: &row)
    made += 1
    // Only then is it known that the picture is whole.
    if made == size.height { while taken < rows.size.height { try take() } }
  }

  /// Takes a row of the source into the ring.
  private func take() throws(PictureError) {
    try rows.nextRow(into: &source)
    if isTransparent { PixelLayout.rgba.makeColours(of: &source) }
    widen(source, into: &line)
    across.mix(line, into: &ring[taken % ring.count])
    taken += 1
  }

  /// Adds up the rows of the ring from the source's row `first` on, three at a time: each time costs
  /// a pass over the sums.
  private func mixDown(from first: Int) {
    let weights = down.weights[made * down.taps..<(made + 1) * down.taps]
    var tap = 0
    for x in sums.indices { sums[x] = .zero }
    while tap < down.taps {
      // Past the last row, one that counts nothing.
      let places = (tap..<tap + 3).map { (first + min($0, down.taps - 1)) % ring.count }
      let shares = (tap..<tap + 3).map { $0 < down.taps ? weights[weights.startIndex + $0] : 0 }
      addUp(
        (ring[places[0]], ring[places[1]], ring[places[2]]),
        (shares[0], shares[1], shares[2]),
        to: &sums
      )
      tap += 3
    }
  }
}

// The loops that take the time: free functions over arrays, because a class's properties would be
// looked up again at each step.

private func widen(_ bytes: [Pixel], into line: inout [SIMD4<Float>]) {
  precondition(bytes.count == line.count, "a number for each pixel")
  for x in 0..<bytes.count {
    let pixel = bytes[x]
    line[x] = SIMD4(Float(pixel.x), Float(pixel.y), Float(pixel.z), Float(pixel.w))
  }
}

private func addUp(
  _ rows: ([SIMD4<Float>], [SIMD4<Float>], [SIMD4<Float>]),
  _ shares: (Float, Float, Float),
  to sums: inout [SIMD4<Float>]
) {
  let count = sums.count
  let (first, second, third) = (rows.0.span, rows.1.span, rows.2.span)
  precondition(first.count == count && second.count == count && third.count == count, "one width")
  var target = sums.mutableSpan
  for x in 0..<count {
    target[x] += first[x] * shares.0 + second[x] * shares.1 + third[x] * shares.2
  }
}

private func round(_ sums: [SIMD4<Float>], into row: inout [Pixel]) {
  let count = sums.count
  precondition(row.count >= count, "room for each pixel")
  for x in 0..<count {
    let sum = sums[x]
    row[x] = Pixel(byte(sum.x), byte(sum.y), byte(sum.z), byte(sum.w))
  }
}

/// The nearest byte: a number from 2²³ on has no room for fractions, so adding that much rounds, and
/// leaves the result in the lowest bits. The standard library's conversion takes ten times as long.
@inline(__always)
private func byte(_ value: Float) -> UInt8 {
  UInt8(truncatingIfNeeded: (min(max(value, 0), 255) + 8_388_608).bitPattern)
}
