/// Bars as a camera sees them: under a blur, and printed wider or thinner than they should be.
struct BarOptics: Sendable {
  /// The darkness of a module's four samples by how far, in quarters of a module from `-reach` on, it
  /// begins behind an edge into the dark, and behind one out of it.
  private let darkening: [SIMD4<Float>]
  private let lightening: [SIMD4<Float>]

  /// All modules and edges of a symbol's part are within, in quarters of a module.
  private static let reach = 64

  /// Eighths of a module on each side of an edge that a ramp has.
  private static let rampReach = 8 * 24

  /// The darkness across an edge, an eighth of a module a value.
  ///
  /// - Parameter blur: Standard deviation of the blur, in modules.
  static func ramp(blur: Float) -> [Float] {
    (-rampReach...rampReach).map { Gauss.cumulative(Float($0) / 8 / blur) }
  }

  /// - Parameters:
  ///   - ramp: How an edge looks under the blur, by `ramp(blur:)`.
  ///   - spread: How much wider than it should be a bar is, in modules; a multiple of a quarter.
  init(ramp: [Float], spread: Float) {
    // Samples lie at odd eighths, edges at even ones, and half the spread is of eighths.
    let shift = Int(spread * 4)
    func modules(_ shift: Int) -> [SIMD4<Float>] {
      (-Self.reach...Self.reach).map { quarters in
        let first = 2 * quarters + 1 + shift + Self.rampReach
        return SIMD4(ramp[first], ramp[first + 2], ramp[first + 4], ramp[first + 6])
      }
    }
    darkening = modules(shift)
    lightening = modules(-shift)
  }

  /// The darkness of `modules`, four samples a module.
  ///
  /// - Parameters:
  ///   - edges: Where light turns to dark and back, in modules, in order; multiples of a quarter.
  ///   - startsDark: Whether it is dark before the first edge.
  ///   - modules: The modules wanted.
  func samples(edges: [Float], startsDark: Bool, modules: Range<Int>) -> [SIMD4<Float>] {
    let quarters = edges.map { Int($0 * 4) }
    return modules.map { module in
      var four = SIMD4<Float>(repeating: startsDark ? 1 : 0)
      var darkens = !startsDark
      for edge in quarters {
        let place = 4 * module - edge + Self.reach
        if darkens { four += darkening[place] } else { four -= lightening[place] }
        darkens.toggle()
      }
      return four
    }
  }
}

/// The parts of retail symbols as they look under one kind of optics.
struct DigitTemplates: Sendable {
  /// Seven modules for each of thirty shapes.
  let digits: [SIMD4<Float>]
  /// The guard at the start, with the quiet zone before it.
  let start: [SIMD4<Float>]
  /// The guard in the middle of EAN-13 and EAN-8.
  let middle: [SIMD4<Float>]
  /// The guard at the end of EAN-13 and EAN-8, with the quiet zone after it.
  let end: [SIMD4<Float>]
  /// The guard at the end of UPC-E, with the quiet zone after it.
  let shortEnd: [SIMD4<Float>]

  /// Modules of the quiet zone that are looked at.
  static let quiet = 2

  init(_ optics: BarOptics) {
    digits = (0..<DigitShapes.count).flatMap { shape in
      // The neighbours are not known here; what touches the cell is, and how wide it is on average.
      optics.samples(
        edges: [-1.75] + DigitShapes.edges(shape).map(Float.init) + [7, 8.75],
        startsDark: shape / 10 == 2,
        modules: 0..<7
      )
    }
    start = optics.samples(edges: [0, 1, 2, 3, 4.75], startsDark: false, modules: -Self.quiet..<3)
    middle = optics.samples(
      edges: [-1.75, 0, 1, 2, 3, 4, 5, 6.75],
      startsDark: false,
      modules: 0..<5
    )
    end = optics.samples(edges: [-1.75, 0, 1, 2, 3], startsDark: true, modules: 0..<3 + Self.quiet)
    shortEnd = optics.samples(
      edges: [-1.75, 0, 1, 2, 3, 4, 5, 6],
      startsDark: false,
      modules: 0..<6 + Self.quiet
    )
  }

  /// How a guard behind the first looks, the quiet zone after it included.
  func guardTemplate(_ part: RetailLayout.Guard, in layout: RetailLayout) -> [SIMD4<Float>] {
    guard part.module + part.count == layout.modules else { return middle }
    return part.count == 6 ? shortEnd : end
  }

  /// Those a picture is compared with: a row for each blur, a column for each spread.
  static let table: [[DigitTemplates]] = [0.2, 0.35, 0.5, 0.7, 0.9, 1.15].map { (blur: Float) in
    let ramp = BarOptics.ramp(blur: blur)
    return [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map { (spread: Float) in
      DigitTemplates(BarOptics(ramp: ramp, spread: spread))
    }
  }

  /// What most pictures look like: row and column of the table.
  static let typical = (row: 2, column: 3)
}
