/// Where each module of a symbol lies on a line: a cubic, for perspective and round packages, and on
/// top of it offsets, for what is crumpled.
struct ModuleGrid {
  /// Coefficients of the place at a module coordinate counted from the middle, in symbol lengths.
  let coefficients: SIMD4<Float>
  let modules: Float
  /// Offsets in pixels at eight knots from the first to the last module, straight lines between.
  private var knots = SIMD8<Float>()

  /// Through two ends.
  ///
  /// - Parameters:
  ///   - start: Where the first module begins, in pixels.
  ///   - end: Where the last one ends.
  ///   - bow: How far the middle is moved, in pixels, as on a package seen from aside.
  ///   - roundness: How much wider the middle module is than the mean, as a share, as on a bottle.
  ///   - modules: The length of the symbol.
  init(start: Float, end: Float, bow: Float = 0, roundness: Float = 0, modules: Int) {
    let length = end - start
    coefficients = SIMD4(
      (start + end) / 2 + bow,
      length * (1 + roundness),
      -4 * bow,
      -4 * roundness * length
    )
    self.modules = Float(modules)
  }

  private init(coefficients: SIMD4<Float>, modules: Float) {
    self.coefficients = coefficients
    self.modules = modules
  }

  /// Through places that were found one by one: a cubic, and what it leaves as offsets.
  ///
  /// - Parameters:
  ///   - points: Modules in order, the first and the last among them, and where each begins.
  ///   - modules: The length of the symbol.
  init?(through points: [(module: Int, place: Float)], modules: Int) {
    var system = LinearSystem(unknowns: 4)
    for point in points {
      let u: Double = Double(point.module) / Double(modules) - 0.5
      let row: [Double] = [1, u, u * u, u * u * u]
      system.add(row, equals: Double(point.place))
    }
    guard let solution = system.solved()?.map({ Float($0) }) else { return nil }
    coefficients = SIMD4(solution[0], solution[1], solution[2], solution[3])
    self.modules = Float(modules)
    let left: [Float] = points.map { $0.place - place(Float($0.module)) }
    var offsets = SIMD8<Float>()
    for knot in 0..<8 {
      let module: Float = Float(knot * modules) / 7
      let after = points.firstIndex { Float($0.module) >= module } ?? points.count - 1
      let before = max(after - 1, 0)
      let gap: Float = Float(points[after].module - points[before].module)
      let along: Float = module - Float(points[before].module)
      let step: Float = left[after] - left[before]
      offsets[knot] = left[before] + (gap > 0 ? step * along / gap : 0)
    }
    knots = offsets
  }

  /// Moved at one knot by `distance` modules.
  func moved(knot: Int, by distance: Float) -> ModuleGrid {
    var grid = self
    grid.knots[knot] += distance * pitch
    return grid
  }

  /// How much the offsets differ from knot to knot: the sum of squares, in modules.
  var roughness: Float {
    var sum: Float = 0
    for knot in 1..<8 {
      let difference = (knots[knot] - knots[knot - 1]) / pitch
      sum += difference * difference
    }
    return sum
  }

  /// Moved at its start, its end and its middle, in modules.
  func moved(start: Float, end: Float, bow: Float) -> ModuleGrid {
    let (s, e, b) = (start * pitch, end * pitch, bow * pitch)
    let change = SIMD4<Float>((s + e) / 2 + b, e - s, -4 * b, 0)
    var grid = ModuleGrid(coefficients: coefficients + change, modules: modules)
    grid.knots = knots
    return grid
  }

  /// Fits edges that should lie at whole modules; ink spreads alike at all of them.
  ///
  /// - Parameters:
  ///   - points: Module, where its edge was seen, and whether the edge goes into the dark.
  ///   - modules: The length of the symbol.
  init?(points: [(module: Int, place: Float, isDarkening: Bool)], modules: Int) {
    var system = LinearSystem(unknowns: 5)
    for point in points {
      let u = Float(point.module) / Float(modules) - 0.5
      let row = [1, u, u * u, u * u * u, point.isDarkening ? -1 : 1]
      system.add(row.map(Double.init), equals: Double(point.place))
    }
    guard let solution = system.solved() else { return nil }
    coefficients = SIMD4(
      Float(solution[0]),
      Float(solution[1]),
      Float(solution[2]),
      Float(solution[3])
    )
    self.modules = Float(modules)
    let spread = Float(solution[4])
    var worst: Float = 0
    for point in points {
      let predicted = place(Float(point.module)) + (point.isDarkening ? -spread : spread)
      worst = max(worst, abs(predicted - point.place))
    }
    guard worst < 1.0 * pitch else { return nil }
  }

  /// The mean width of a module.
  var pitch: Float { coefficients.y / modules }

  func place(_ module: Float) -> Float {
    let u = module / modules - 0.5
    let smooth = coefficients.x + u * (coefficients.y + u * (coefficients.z + u * coefficients.w))
    let along = min(max(module / modules, 0), 0.9999) * 7
    let knot = Int(along)
    let part = along - Float(knot)
    return smooth + knots[knot] * (1 - part) + knots[knot + 1] * part
  }

  /// The line sampled along the grid, four samples a module, quiet zones included.
  func samples(of profile: Profile) -> [SIMD4<Float>] {
    let quiet = DigitTemplates.quiet
    var samples: [SIMD4<Float>] = []
    samples.reserveCapacity(Int(modules) + 2 * quiet)
    var start = place(Float(-quiet))
    for module in -quiet..<Int(modules) + quiet {
      let end = place(Float(module + 1))
      let step = (end - start) / 8
      samples.append(
        SIMD4(
          profile.value(at: start + step),
          profile.value(at: start + 3 * step),
          profile.value(at: start + 5 * step),
          profile.value(at: start + 7 * step)
        )
      )
      start = end
    }
    return samples
  }
}

/// Least squares by normal equations, for a handful of unknowns.
struct LinearSystem {
  /// Row by row, the right side last.
  private var matrix: [Double]
  private let unknowns: Int

  init(unknowns: Int) {
    self.unknowns = unknowns
    matrix = Array(repeating: 0, count: unknowns * (unknowns + 1))
  }

  mutating func add(_ row: [Double], equals value: Double) {
    let width = unknowns + 1
    for i in 0..<unknowns {
      for j in 0..<unknowns { matrix[i &* width &+ j] += row[i] * row[j] }
      matrix[i &* width &+ unknowns] += row[i] * value
    }
  }

  /// Gauss elimination with pivots; `nil` where the rows do not settle the unknowns.
  func solved() -> [Double]? {
    var m = matrix
    let width = unknowns + 1
    for column in 0..<unknowns {
      let rows = column..<unknowns
      guard
        let pivot = rows.max(by: { abs(m[$0 * width + column]) < abs(m[$1 * width + column]) }),
        abs(m[pivot * width + column]) > 1e-9
      else { return nil }
      for k in 0..<width { m.swapAt(column * width + k, pivot * width + k) }
      for row in 0..<unknowns where row != column {
        let factor = m[row * width + column] / m[column * width + column]
        for k in column..<width { m[row * width + k] -= factor * m[column * width + k] }
      }
    }
    return (0..<unknowns).map { m[$0 * width + unknowns] / m[$0 * width + $0] }
  }
}
