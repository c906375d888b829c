/// Which pixels of a line, and how much of each, become one pixel of a shorter line: Lanczos with
/// three lobes, stretched by the ratio so that nothing finer than the result can hold is left.
struct ResamplingKernel: Sendable {
  /// How many pixels become one; the same for all, with weights of 0 where fewer do.
  let taps: Int
  /// The first of them, for each pixel of the result.
  let first: [Int]
  /// `taps` weights for each pixel of the result, which add up to 1.
  let weights: [Float]

  private static let lobes = 3.0

  /// - Parameters:
  ///   - source: How many pixels the line has.
  ///   - extent: How many pixels long the line really is, which may be a fraction less.
  ///   - target: How many it shall have, no more than `source`.
  init(source: Int, extent: Double, target: Int) {
    let ratio = max(1, extent / Double(target))
    let reach = Self.lobes * ratio
    taps = min(source, Int((2 * reach).rounded(.up)) + 1)
    var first: [Int] = []
    var weights: [Float] = []
    for index in 0..<target {
      let centre = (Double(index) + 0.5) * extent / Double(target)
      let start = max(0, min(source - taps, Int((centre - reach + 0.5).rounded(.down))))
      let raw = (start..<start + taps).map { Self.lanczos((Double($0) + 0.5 - centre) / ratio) }
      let sum = raw.reduce(0, +)
      first.append(start)
      weights += raw.map { Float($0 / sum) }
    }
    self.first = first
    self.weights = weights
  }

  private static func lanczos(_ x: Double) -> Double {
    guard abs(x) < lobes else { return 0 }
    return normalizedSine(x) * normalizedSine(x / lobes)
  }

  /// sin(πx) / πx.
  private static func normalizedSine(_ x: Double) -> Double {
    x == 0 ? 1 : sine(halfTurns: x) / (.pi * x)
  }

  /// sin(πx), by its series around the nearest whole number; exact to a billionth.
  private static func sine(halfTurns x: Double) -> Double {
    let whole = x.rounded()
    let angle = (x - whole) * .pi
    let square = angle * angle
    var term = angle
    var sum = angle
    for step in stride(from: 3.0, through: 13, by: 2) {
      term *= -square / (step * (step - 1))
      sum += term
    }
    return whole.truncatingRemainder(dividingBy: 2) == 0 ? sum : -sum
  }
}
