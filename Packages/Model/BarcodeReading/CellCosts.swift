/// How badly each digit shape fits each cell, and the guards fit theirs: mean squared differences in
/// darkness.
struct CellCosts {
  /// Cell by cell, thirty shapes each; shapes that cannot stand there are infinite.
  private(set) var values: [Float]
  let cells: Int
  /// Over the modules of the guards and two of each quiet zone.
  private(set) var guards: Float
  /// The mean over all modules where each cell has what fits it best.
  private(set) var floor: Float

  /// Compares samples with templates.
  ///
  /// - Parameters:
  ///   - samples: Four a module, from `DigitTemplates.quiet` modules before the symbol.
  ///   - layout: The kind of symbol.
  ///   - templates: How its parts look.
  init(_ samples: [SIMD4<Float>], _ layout: RetailLayout, _ templates: DigitTemplates) {
    cells = layout.cells.count
    values = Array(repeating: .infinity, count: cells * DigitShapes.count)
    let quiet = DigitTemplates.quiet
    var sum = Self.sum(samples, 0, templates.start, 0, templates.start.count)
    var modules = templates.start.count
    for part in layout.guards.dropFirst() {
      let isLast = part.module + part.count == layout.modules
      let template =
        isLast ? (part.count == 6 ? templates.shortEnd : templates.end) : templates.middle
      sum += Self.sum(samples, part.module + quiet, template, 0, template.count)
      modules += template.count
    }
    guards = sum / Float(4 * modules)
    for (cell, start) in layout.cells.enumerated() {
      let shapes = cell < layout.leftCells ? 0..<20 : 20..<30
      var best = Float.infinity
      for shape in shapes {
        let cost = Self.sum(samples, start + quiet, templates.digits, shape * 7, 7)
        values[cell * DigitShapes.count + shape] = cost / 28
        best = min(best, cost)
      }
      sum += best
      modules += 7
    }
    floor = sum / Float(4 * modules)
  }

  private static func sum(
    _ samples: [SIMD4<Float>],
    _ first: Int,
    _ template: [SIMD4<Float>],
    _ start: Int,
    _ count: Int
  ) -> Float {
    var sum = SIMD4<Float>()
    for module in 0..<count {
      let difference = samples[first &+ module] - template[start &+ module]
      sum += difference * difference
    }
    return sum.sum()
  }

  subscript(cell: Int, shape: Int) -> Float { values[cell * DigitShapes.count + shape] }

  mutating func add(_ other: CellCosts) {
    for index in values.indices { values[index] += other.values[index] }
    guards += other.guards
    floor += other.floor
  }

  /// The costs under the optics that fit best.
  static func best(
    _ samples: [SIMD4<Float>],
    _ layout: RetailLayout
  ) -> (costs: CellCosts, templates: DigitTemplates) {
    var best = (
      costs: CellCosts(samples, layout, .typical), templates: DigitTemplates.typical
    )
    for templates in DigitTemplates.all {
      let costs = CellCosts(samples, layout, templates)
      if costs.floor < best.costs.floor { best = (costs, templates) }
    }
    return best
  }
}
