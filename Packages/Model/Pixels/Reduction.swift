/// Makes a gray picture smaller by a whole number: each pixel is the mean of a square of others.
///
/// What is left over at the right and at the bottom is dropped.
package struct GrayReduction: Sendable {
  package let size: PictureSize
  private let columns: Int
  private let lines: Int
  private var sums: [Int32]
  private var added = 0
  private var remaining: Int

  /// - Parameters:
  ///   - source: The size of the picture whose rows will come.
  ///   - factor: How many pixels become one in each direction, at most 256.
  package init(source: PictureSize, factor: Int) {
    precondition((1...256).contains(factor), "a factor whose sums fit")
    // A picture that is narrower than the square becomes one pixel wide.
    columns = min(factor, source.width)
    lines = min(factor, source.height)
    size = PictureSize(width: source.width / columns, height: source.height / lines)
    remaining = size.height
    sums = [Int32](repeating: 0, count: size.width)
  }

  /// Adds a row of at least the source's width; the reduced row each time one is whole.
  package mutating func add(_ row: [UInt8]) -> [UInt8]? {
    guard remaining > 0 else { return nil }
    for x in 0..<size.width {
      var sum: Int32 = 0
      for index in x * columns..<(x + 1) * columns { sum &+= Int32(row[index]) }
      sums[x] &+= sum
    }
    added += 1
    guard added == lines else { return nil }
    remaining -= 1
    let area = Int32(columns * lines)
    let reduced = sums.map { UInt8(truncatingIfNeeded: ($0 + area / 2) / area) }
    added = 0
    for x in sums.indices { sums[x] = 0 }
    return reduced
  }
}
