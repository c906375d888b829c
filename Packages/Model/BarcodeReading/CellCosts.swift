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
      let template = templates.guardTemplate(part, in: layout)
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

  /// What the line looks like if each cell has what fits it best, four samples a module.
  func prediction(_ layout: RetailLayout, _ templates: DigitTemplates) -> [SIMD4<Float>] {
    let quiet = DigitTemplates.quiet
    var line = Array(repeating: SIMD4<Float>(), count: layout.modules + 2 * quiet)
    func put(_ part: ArraySlice<SIMD4<Float>>, at module: Int) {
      line.replaceSubrange(module..<(module + part.count), with: part)
    }
    put(templates.start[...], at: 0)
    for part in layout.guards.dropFirst() {
      put(templates.guardTemplate(part, in: layout)[...], at: part.module + quiet)
    }
    for (cell, start) in layout.cells.enumerated() {
      let shapes = 0..<DigitShapes.count
      let best = shapes.min { self[cell, $0] < self[cell, $1] } ?? 0
      put(templates.digits[(best * 7)..<(best * 7 + 7)], at: start + quiet)
    }
    return line
  }

  mutating func add(_ other: CellCosts) {
    for index in values.indices { values[index] += other.values[index] }
    guards += other.guards
    floor += other.floor
  }

  /// The costs under the optics that fit best, found by going downhill in the table of templates.
  ///
  /// - Parameters:
  ///   - samples: As for `init`.
  ///   - layout: The kind of symbol.
  ///   - start: Row and column to begin at.
  static func best(
    _ samples: [SIMD4<Float>],
    _ layout: RetailLayout,
    from start: (row: Int, column: Int) = DigitTemplates.typical
  ) -> (costs: CellCosts, optics: (row: Int, column: Int)) {
    let table = DigitTemplates.table
    var place = start
    var best = CellCosts(samples, layout, table[place.row][place.column])
    var tried: Set<Int> = [place.row * 100 + place.column]
    while true {
      let before = place
      for (row, column) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let next = (row: before.row + row, column: before.column + column)
        guard table.indices.contains(next.row), table[next.row].indices.contains(next.column),
          tried.insert(next.row * 100 + next.column).inserted
        else { continue }
        let costs = CellCosts(samples, layout, table[next.row][next.column])
        if costs.floor < best.floor { (best, place) = (costs, next) }
      }
      if place == before { return (best, place) }
    }
  }
}
