/// Finds where a symbol lies on a line whose edges are too blurred to count, by trying grids.
enum GridSearch {
  /// A grid with how well the best digits fit on it.
  struct Match {
    var grid: ModuleGrid
    var costs: CellCosts
    var templates: DigitTemplates

    /// Under the optics that fit best.
    init(_ grid: ModuleGrid, _ profile: Profile, _ layout: RetailLayout) {
      self.grid = grid
      (costs, templates) = CellCosts.best(grid.samples(of: profile), layout)
    }
  }

  /// Tries starts and ends near those guessed.
  ///
  /// - Parameters:
  ///   - profile: The line.
  ///   - layout: The kind of symbol.
  ///   - start: Where it may begin, in pixels.
  ///   - end: Where it may end.
  ///   - slack: How far off each may be, in modules.
  static func match(
    _ profile: Profile,
    _ layout: RetailLayout,
    start: Float,
    end: Float,
    slack: Float
  ) -> Match? {
    let pitch = (end - start) / Float(layout.modules)
    guard pitch > 0.8 else { return nil }
    let offsets = stride(from: -slack, through: slack, by: 0.6).map { $0 * pitch }
    var best: [(grid: ModuleGrid, floor: Float)] = []
    for first in offsets {
      for last in offsets {
        let grid = ModuleGrid(start: start + first, end: end + last, modules: layout.modules)
        let floor = CellCosts(grid.samples(of: profile), layout, .typical).floor
        if best.count < 3 || floor < (best.last?.floor ?? 0) {
          best.append((grid, floor))
          best.sort { $0.floor < $1.floor }
          if best.count > 3 { best.removeLast() }
        }
      }
    }
    return best.map { refined($0.grid, profile, layout) }
      .min { $0.costs.floor < $1.costs.floor }
  }

  /// Moves start, end and middle for as long as it fits better.
  static func refined(_ grid: ModuleGrid, _ profile: Profile, _ layout: RetailLayout) -> Match {
    var match = Match(grid, profile, layout)
    for step: Float in [0.4, 0.2, 0.1] {
      var rounds = 0
      while rounds < 3, improve(&match, step, profile, layout) { rounds += 1 }
      match = Match(match.grid, profile, layout)
    }
    return match
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
      let costs = CellCosts(grid.samples(of: profile), layout, match.templates)
      if costs.floor < match.costs.floor {
        match.grid = grid
        match.costs = costs
        isBetter = true
      }
    }
    return isBetter
  }
}
