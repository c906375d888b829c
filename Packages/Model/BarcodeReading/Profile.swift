/// Brightness along a line across the bars.
struct Profile {
  /// How dark each place is between the brightest (0) and darkest (1) near it.
  let darkness: [Float]

  /// - Parameters:
  ///   - brightness: One value a place.
  ///   - reach: How far around a place its brightest and darkest neighbours are looked for; it has to
  ///     span bars and spaces.
  init(brightness: [Float], reach: Int) {
    let low = Self.smoothed(Self.extremes(brightness, reach, Swift.min), reach / 2)
    let high = Self.smoothed(Self.extremes(brightness, reach, Swift.max), reach / 2)
    var widest: Float = 0
    for index in brightness.indices { widest = max(widest, high[index] - low[index]) }
    // Where next to nothing changes is no bar.
    let least = max(widest * 0.2, 4)
    darkness = brightness.indices.map { index in
      let range = max(high[index] - low[index], least)
      return min(max((high[index] - brightness[index]) / range, -0.2), 1.2)
    }
  }

  /// The same line from its other end.
  init(reversing other: Profile) { darkness = other.darkness.reversed() }

  /// Where the line goes from light to dark and back, the first of them into the dark.
  func edges() -> [Float] {
    var edges: [Float] = []
    var isDark = false
    for index in darkness.indices.dropFirst() {
      let (before, after) = (darkness[index - 1], darkness[index])
      guard isDark ? (before >= 0.5 && after < 0.5) : (before < 0.5 && after >= 0.5) else {
        continue
      }
      edges.append(Float(index - 1) + (0.5 - before) / (after - before))
      isDark.toggle()
    }
    return edges
  }

  /// The same line with its blur taken back in part.
  ///
  /// - Parameters:
  ///   - reach: The distance over which it is blurred, in places.
  ///   - strength: How much of the difference to the blurred line is added.
  func sharpened(reach: Int, strength: Float) -> Profile {
    let blurred = Self.smoothed(Self.smoothed(darkness, reach), reach)
    return Profile(
      darkness: darkness.indices.map { index in
        darkness[index] + strength * (darkness[index] - blurred[index])
      }
    )
  }

  private init(darkness: [Float]) { self.darkness = darkness }

  /// How dark it is at `place`, between two samples.
  func value(at place: Float) -> Float {
    guard place > 0 else { return darkness[0] }
    let index = Int(place)
    guard index + 1 < darkness.count else { return darkness[darkness.count - 1] }
    let part = place - Float(index)
    return darkness[index] * (1 - part) + darkness[index + 1] * part
  }

  private static func extremes(
    _ values: [Float],
    _ reach: Int,
    _ choose: (Float, Float) -> Float
  ) -> [Float] {
    // Extremes of blocks from both sides: van Herk's method, three comparisons a value.
    let count = values.count
    let size = 2 * reach + 1
    var forward = values
    var backward = values
    for index in values.indices.dropFirst() where index % size != 0 {
      forward[index] = choose(forward[index], forward[index - 1])
    }
    for index in stride(from: count - 2, through: 0, by: -1) where (index + 1) % size != 0 {
      backward[index] = choose(backward[index], backward[index + 1])
    }
    return (0..<count).map { index in
      choose(backward[max(index - reach, 0)], forward[min(index + reach, count - 1)])
    }
  }

  private static func smoothed(_ values: [Float], _ reach: Int) -> [Float] {
    guard reach > 0, !values.isEmpty else { return values }
    var sums: [Float] = [0]
    sums.reserveCapacity(values.count + 1)
    var sum: Float = 0
    for value in values {
      sum += value
      sums.append(sum)
    }
    return values.indices.map { index in
      let (from, to) = (max(index - reach, 0), min(index + reach + 1, values.count))
      return (sums[to] - sums[from]) / Float(to - from)
    }
  }
}
