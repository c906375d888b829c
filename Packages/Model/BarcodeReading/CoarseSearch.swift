/// Finds where an EAN-13 may lie on a line, by trying beginnings and ends all over it.
///
/// It looks only at how well the best digits fit each place, at two samples a module, so that
/// thousands of places cost a few milliseconds.
struct CoarseSearch {
  struct Place {
    let start: Float
    let end: Float
    /// How it is bent, as a `ModuleGrid` is.
    let bow: Float
    let roundness: Float
    /// Mean squared difference in darkness.
    let misfit: Float

    var grid: ModuleGrid {
      ModuleGrid(start: start, end: end, bow: bow, roundness: roundness, modules: Self.modules)
    }

    fileprivate static let modules = RetailLayout.ean13.modules

    /// Whether another place is so near that refining both would lead to the same.
    fileprivate func isNear(_ other: Place) -> Bool {
      let module = (end - start) / Float(Self.modules)
      return abs(start - other.start) < 1.5 * module && abs(end - other.end) < 1.5 * module
    }
  }

  private let darkness: [Float]
  private let shapes: CoarseShapes
  private let parts = CoarsePart.all
  private var samples = [Float](repeating: 0, count: 2 * Place.modules)

  /// Places that fit worse are not kept, straight ones and when bent. Codes that could be read in
  /// photos fitted their places within 0.051; of what is no code half fits none within 0.06.
  private static let (worstStraight, worst): (Float, Float) = (0.12, 0.08)

  init(_ profile: Profile) {
    darkness = profile.darkness
    shapes = .typical
  }

  /// The best places between which there are differences, best first.
  ///
  /// - Parameter expected: Where the bars are, perhaps with more at their sides.
  mutating func places(in expected: Range<Float>, atMost limit: Int) -> [Place] {
    let size = expected.upperBound - expected.lowerBound
    let step = max(0.6 * size / Float(Place.modules), 0.6)
    // Half of a region may be an add-on, a frame or print beside the bars.
    let slack = 0.4 * size
    var tried: [Place] = []
    let (first, last) = (expected.lowerBound - 8 * step, expected.upperBound + 8 * step)
    let shortest = max(0.55 * size, 0.9 * Float(Place.modules))
    for start in stride(from: first, to: expected.lowerBound + slack, by: step) {
      for end in stride(from: last, to: expected.upperBound - slack, by: -step)
      where end - start >= shortest {
        if let place = place(start, end, under: Self.worstStraight) { tried.append(place) }
      }
    }
    let best = Self.apart(tried, atMost: 4 * limit)
    var all: [Place] = []
    for place in best {
      for bow: Float in [-2.5, 0, 2.5] {
        for roundness: Float in [0, 0.1] {
          let bent = self.place(
            place.start,
            place.end,
            bow: bow * step / 0.6,
            roundness: roundness,
            under: Self.worst
          )
          if let bent { all.append(bent) }
        }
      }
    }
    return Self.apart(all, atMost: limit)
  }

  private static func apart(_ places: [Place], atMost limit: Int) -> [Place] {
    var kept: [Place] = []
    for place in places.sorted(by: { $0.misfit < $1.misfit }) {
      if kept.contains(where: place.isNear) { continue }
      kept.append(place)
      if kept.count == limit { break }
    }
    return kept
  }

  /// `nil` where it fits worse than `worst`.
  private mutating func place(
    _ start: Float,
    _ end: Float,
    bow: Float = 0,
    roundness: Float = 0,
    under worst: Float
  ) -> Place? {
    let length = end - start
    let bend = SIMD4(
      (start + end) / 2 + bow,
      length * (1 + roundness),
      -4 * bow,
      -4 * roundness * length
    )
    let most = worst * Float(samples.count)
    var sum: Float = 0
    for part in parts {
      let first = 2 * part.module
      Self.sample(darkness, bend, first..<(first + 2 * part.count), into: &samples)
      sum += shapes.misfit(part, samples.span, at: first)
      if sum > most { return nil }
    }
    let misfit = sum / Float(samples.count)
    return Place(start: start, end: end, bow: bow, roundness: roundness, misfit: misfit)
  }

  private static func sample(
    _ darkness: [Float],
    _ bend: SIMD4<Float>,
    _ range: Range<Int>,
    into samples: inout [Float]
  ) {
    let last = darkness.count - 2
    let step = 1 / Float(samples.count)
    let line = darkness.span
    var target = samples.mutableSpan
    for index in range {
      let u = (Float(index) + 0.5) * step - 0.5
      let place = max(bend.x + u * (bend.y + u * (bend.z + u * bend.w)), 0)
      let left = min(Int(place), last)
      let part = min(place - Float(left), 1)
      target[index] = line[left] + part * (line[left &+ 1] - line[left])
    }
  }
}
