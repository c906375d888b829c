/// Finds where a symbol may lie among the edges of a line.
enum GridFinder {
  /// The places where runs of bars and spaces fit `layout`, read from the left.
  static func grids(_ edges: [Float], in length: Int, _ layout: RetailLayout) -> [ModuleGrid] {
    var grids: [ModuleGrid] = []
    for start in stride(from: 0, to: edges.count - layout.runs, by: 2) {
      if let grid = grid(edges, from: start, in: length, layout) { grids.append(grid) }
    }
    return grids
  }

  private static func grid(
    _ edges: [Float],
    from start: Int,
    in length: Int,
    _ layout: RetailLayout
  ) -> ModuleGrid? {
    let end = start + layout.runs
    let pitch = (edges[end] - edges[start]) / Float(layout.modules)
    guard pitch > 0.8 else { return nil }
    for part in layout.guards {
      let first = start + part.run
      let width = edges[first + part.count] - edges[first]
      let share = width / (Float(part.count) * pitch)
      guard share > 0.4, share < 1.8 else { return nil }
    }
    let before = start > 0 ? edges[start - 1] : -1000
    let after = end + 1 < edges.count ? edges[end + 1] : Float(length) + 1000
    guard edges[start] - before >= layout.quietZone * pitch,
      after - edges[end] >= layout.quietZone * pitch
    else { return nil }
    let points = layout.anchors.map { anchor in
      (module: anchor.module, place: edges[start + anchor.edge], isDarkening: anchor.edge % 2 == 0)
    }
    return ModuleGrid(points: points, modules: layout.modules)
  }
}
