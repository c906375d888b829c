/// The shapes of the digits, and how a camera sees them.
enum DigitShapes {
  /// Widths of space, bar, space, bar of each digit in set A.
  ///
  /// Source: GS1 General Specifications, figure 5.2.1.2.1-1.
  static let widths: [[Int]] = [
    [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2],
    [1, 2, 3, 1], [1, 1, 1, 4], [1, 3, 1, 2], [1, 2, 1, 3], [3, 1, 1, 2],
  ]

  /// Which of the six left digits are of set B, for each first digit; the left one is the highest bit.
  static let parities = [
    0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110,
    0b011010,
  ]

  /// Thirty shapes: sets A and B, that begin with a space, and C, that begins with a bar.
  static let count = 30

  /// Where the shape's edges are, in modules from the start of its cell.
  static func edges(_ shape: Int) -> [Int] {
    let digit = widths[shape % 10]
    let ordered = shape / 10 == 1 ? Array(digit.reversed()) : digit
    return ordered.dropLast().reduce(into: [0]) { edges, width in
      edges.append((edges.last ?? 0) + width)
    }
  }
}

/// The bell curve.
enum Gauss {
  /// The share of a normal distribution that lies under `x` standard deviations, within 0.0005.
  ///
  /// Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.27.
  static func cumulative(_ x: Float) -> Float {
    let t = abs(x) * 0.707_106_78
    let p = 1 + t * (0.278393 + t * (0.230389 + t * (0.000972 + t * 0.078108)))
    let tail = 0.5 / (p * p * p * p)
    return x < 0 ? tail : 1 - tail
  }
}
