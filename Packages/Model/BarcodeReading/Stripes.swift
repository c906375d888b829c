/// Tells lines across bars from lines across anything else, at little cost.
enum Stripes {
  /// The bars of an EAN-13 have 60 edges. In photos whose code could be read by a search a line had
  /// 24 and more, as far as they were not lost in the blur.
  private static let fewestEdges = 16
  /// In the same photos two lines beside each other had 0.71 and more, and in half of the regions of
  /// plates and dogs no two lines had 0.65.
  private static let leastLikeness: Float = 0.65

  /// Whether neighbours among `lines`, which are in order along the bars, show the same edges.
  static func areOn(_ lines: [Line]) -> Bool {
    let edges = lines.compactMap { line in line.edges.map(\.count).max() }.max() ?? 0
    guard edges >= fewestEdges else { return false }
    guard lines.count > 1 else { return true }
    return zip(lines, lines.dropFirst()).contains { line, next in
      likeness(line.profile.darkness, next.profile.darkness) >= leastLikeness
    }
  }

  /// The correlation of two lines of the same length, where one may be moved against the other as
  /// slanting bars are.
  private static func likeness(_ a: [Float], _ b: [Float]) -> Float {
    let reach = min(max(a.count / 40, 2), a.count - 1)
    return (-reach...reach).map { shift in
      let common = max(0, -shift)..<min(a.count, a.count - shift)
      return correlation(a[common], b[(common.lowerBound + shift)..<(common.upperBound + shift)])
    }.max() ?? 0
  }

  private static func correlation(_ a: ArraySlice<Float>, _ b: ArraySlice<Float>) -> Float {
    var sums = SIMD4<Float>()
    var product: Float = 0
    for (p, q) in zip(a, b) {
      sums += SIMD4(p, q, p * p, q * q)
      product += p * q
    }
    let count = Float(a.count)
    let (va, vb) = (count * sums.z - sums.x * sums.x, count * sums.w - sums.y * sums.y)
    guard va > 0, vb > 0 else { return 0 }
    return (count * product - sums.x * sums.y) / (va * vb).squareRoot()
  }
}
