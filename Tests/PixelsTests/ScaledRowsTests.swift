import Testing

@testable import Pixels

/// A picture whose pixels are computed.
private final class ComputedRows: PictureRows {
  let size: PictureSize
  let layout: PixelLayout
  private let pixel: (Int, Int) -> Pixel
  private(set) var taken = 0

  init(
    _ width: Int,
    _ height: Int,
    _ layout: PixelLayout = .rgbx,
    _ pixel: @escaping (Int, Int) -> Pixel
  ) {
    size = PictureSize(width: width, height: height)
    self.layout = layout
    self.pixel = pixel
  }

  func nextRow(into row: inout [Pixel]) throws(PictureError) {
    guard taken < size.height else { throw .truncated }
    for x in 0..<size.width { row[x] = pixel(x, taken) }
    taken += 1
  }
}

private func all(_ rows: ScaledRows) throws -> [[Pixel]] {
  var row = [Pixel](repeating: .zero, count: rows.size.width)
  return try (0..<rows.size.height).map { _ in
    try rows.nextRow(into: &row)
    return row
  }
}

struct ScaledRowsTests {
  @Test(arguments: [(100, 100), (99, 37), (7, 3), (1, 1), (100, 1), (1, 100)])
  func keepsOneColour(_ width: Int, _ height: Int) throws {
    let source = ComputedRows(100, 100) { _, _ in [10, 200, 255, 0] }
    let rows = ScaledRows(source, to: PictureSize(width: width, height: height))
    #expect(try all(rows).allSatisfy { $0.allSatisfy { $0 == [10, 200, 255, 0] } })
    #expect(source.taken == 100)
  }

  @Test func leavesTheSameSizeAsItIs() throws {
    let source = ComputedRows(40, 30) { x, y in [UInt8(x * 6), UInt8(y * 8), 3, 9] }
    let made = try all(ScaledRows(source, to: source.size))
    let right = (0..<30).allSatisfy { y in
      (0..<40).allSatisfy { made[y][$0] == [UInt8($0 * 6), UInt8(y * 8), 3, 9] }
    }
    #expect(right)
  }

  @Test func keepsSlopesWhereTheyAre() throws {
    let source = ComputedRows(200, 100) { x, y in [UInt8(x), UInt8(y), 0, 0] }
    let made = try all(ScaledRows(source, to: PictureSize(width: 50, height: 40)))
    for y in 4..<36 {
      for x in 4..<46 {
        #expect(abs(Double(made[y][x].x) - (Double(x) * 4 + 1.5)) <= 0.51)
        #expect(abs(Double(made[y][x].y) - (Double(y) * 2.5 + 0.75)) <= 0.51)
      }
    }
  }

  /// Stripes finer than the result can hold become their mean, not other stripes.
  @Test func makesNoStripesOfFinerOnes() throws {
    let source = ComputedRows(300, 300) { x, y in
      (x + y) % 2 == 0 ? [0, 0, 0, 0] : [255, 255, 255, 0]
    }
    let made = try all(ScaledRows(source, to: PictureSize(width: 90, height: 90)))
    let inner = made[5..<85].flatMap { $0[5..<85] }
    #expect(inner.allSatisfy { (120...135).contains($0.x) })
  }

  @Test func laysTransparentPixelsOnWhiteFirst() throws {
    let source = ComputedRows(8, 8, .rgba) { x, _ in x < 4 ? [0, 0, 0, 0] : [255, 255, 255, 255] }
    let rows = ScaledRows(source, to: PictureSize(width: 4, height: 4))
    #expect(rows.layout == .rgbx)
    #expect(try all(rows).allSatisfy { $0.allSatisfy { $0.x == 255 } })
  }

  /// A decoder that scales rounds the size up: what is shown must not move by that.
  @Test func takesTheExtentIntoAccount() throws {
    let source = ComputedRows(201, 10) { x, _ in [UInt8(x), 0, 0, 0] }
    let size = PictureSize(width: 100, height: 10)
    let made = try all(ScaledRows(source, extent: (200, 10), to: size))
    #expect(abs(Int(made[5][50].x) - 100) <= 1)
    #expect(abs(Int(made[5][90].x) - 180) <= 1)
  }

  @Test func passesFailuresOn() {
    let source = ComputedRows(8, 8) { _, _ in .zero }
    let rows = ScaledRows(source, to: PictureSize(width: 8, height: 8))
    #expect(throws: PictureError.truncated) {
      _ = try all(rows)
      var row = [Pixel](repeating: .zero, count: 8)
      try source.nextRow(into: &row)
    }
  }
}
