/// Finds where a symbol lies on a line whose edges are too blurred to count, by trying grids.
enum GridSearch {
  /// A grid with how well the best digits fit on it.
  struct Match {
    var grid: ModuleGrid
    var costs: CellCosts
    /// Row and column of the templates that fit best.
    var optics: (row: Int, column: Int)

    /// Under the optics that fit best.
    init(
      _ grid: ModuleGrid,
      _ profile: Profile,
      _ layout: RetailLayout,
      optics: (row: Int, column: Int) = DigitTemplates.typical
    ) {
      self.grid = grid
      (costs, self.optics) = CellCosts.best(grid.samples(of: profile), layout, from: optics)
    }

    /// The costs after the line was levelled to what was read on it.
    func levelled(_ profile: Profile, _ layout: RetailLayout) -> Match {
      var match = self
      // Always from what was seen: levelling what was levelled makes anything look like a code.
      let samples = grid.samples(of: profile)
      for _ in 0..<2 {
        let templates = DigitTemplates.table[match.optics.row][match.optics.column]
        let level = Levelling.levelled(
          samples,
          to: match.costs.prediction(layout, templates)
        )
        (match.costs, match.optics) = CellCosts.best(level, layout, from: match.optics)
      }
      return match
    }

    /// What is made small: the misfit, and a little for each bend.
    var misfit: Float { costs.floor + 0.002 * grid.roughness }

    /// Takes `grid` where it fits better; says whether it did.
    mutating func take(_ grid: ModuleGrid, _ profile: Profile, _ layout: RetailLayout) -> Bool {
      var other = self
      other.grid = grid
      let templates = DigitTemplates.table[optics.row][optics.column]
      other.costs = CellCosts(grid.samples(of: profile), layout, templates)
      guard other.misfit < misfit else { return false }
      self = other
      return true
    }
  }

  /// Moves start, end and middle, then each part by itself, for as long as it fits better.
  static func refined(
    _ grid: ModuleGrid,
    _ profile: Profile,
    _ layout: RetailLayout,
    optics: (row: Int, column: Int) = DigitTemplates.typical
  ) -> Match {
    var match = Match(grid, profile, layout, optics: optics)
    for step: Float in [0.4, 0.2, 0.1] {
      repeatedly { improve(&match, step, profile, layout) }
      match = Match(match.grid, profile, layout, optics: match.optics)
    }
    for step: Float in [0.3, 0.15] { repeatedly { bend(&match, step, profile, layout) } }
    return Match(match.grid, profile, layout, optics: match.optics).levelled(profile, layout)
  }

  private static func repeatedly(_ improve: () -> Bool) {
    for _ in 0..<3 {
      guard improve() else { return }
    }
  }

  private static func improve(
    _ match: inout Match,
    _ step: Float,
    _ profile: Profile,
    _ layout: RetailLayout
  ) -> Bool {
    let moves: [SIMD3<Float>] = [
      SIMD3(1, 0, 0), SIMD3(-1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, -1, 0), SIMD3(0, 0, 1),
      SIMD3(0, 0, -1), SIMD3(1, 1, 0), SIMD3(-1, -1, 0),
    ]
    var isBetter = false
    for move in moves {
      let way = move * step
      let grid = match.grid.moved(start: way.x, end: way.y, bow: way.z)
      if match.take(grid, profile, layout) { isBetter = true }
    }
    return isBetter
  }

  private static func bend(
    _ match: inout Match,
    _ step: Float,
    _ profile: Profile,
    _ layout: RetailLayout
  ) -> Bool {
    var isBetter = false
    for knot in 0..<8 {
      for distance in [step, -step] {
        let grid = match.grid.moved(knot: knot, by: distance)
        if match.take(grid, profile, layout) {
          isBetter = true
          break
        }
      }
    }
    return isBetter
  }
}
