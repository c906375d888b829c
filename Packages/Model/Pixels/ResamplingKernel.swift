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

  /// Makes of `line` the shorter line `result`.
  func mix(_ line: [SIMD4<Float>], into result: inout [SIMD4<Float>]) {
    precondition(result.count == first.count, "a pixel for each set of weights")
    let (line, weights, first) = (line.span, weights.span, first.span)
    for x in 0..<first.count {
      let pixels = line.extracting(first[x]..<first[x] + taps)
      let shares = weights.extracting(x * taps..<(x + 1) * taps)
      // Two sums at a time: one would wait for itself.
      var (even, odd) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
      var tap = 0
      while tap + 1 < pixels.count {
        even += pixels[tap] * shares[tap]
        odd += pixels[tap + 1] * shares[tap + 1]
        tap += 2
      }
      if tap < pixels.count { even += pixels[tap] * shares[tap] }
      result[x] = even + odd
    }
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
