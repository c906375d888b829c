/// Finds where each digit of an EAN-13 lies on a line of which only about is known where the whole
/// lies: round, crumpled and slanting packages stretch some digits more than others.
///
/// Dynamic programming over the borders between digits, each of which may move against where it
/// should be.
struct ElasticFit {
  /// Borders move in quarters of a module, this many each way.
  private static let reach = 14
  /// How many quarters a digit may be longer or shorter than its part.
  private static let stretch = 4
  /// What a digit's stretching by a quarter of a module costs, squared; in the unit of `CoarseShapes`.
  private static let stiffness: Float = 0.04

  private static let parts = CoarsePart.all.sorted { $0.module < $1.module }

  private let line: [Float]
  private let grid: ModuleGrid
  private var samples = [Float](repeating: 0, count: 14)

  /// The grid that follows the digits; `grid` itself where there is none.
  static func fitted(_ grid: ModuleGrid, to profile: Profile) -> ModuleGrid {
    var fit = ElasticFit(line: profile.darkness, grid: grid)
    return fit.run() ?? grid
  }

  private init(line: [Float], grid: ModuleGrid) {
    self.line = line
    self.grid = grid
  }

  private mutating func run() -> ModuleGrid? {
    let width = 2 * Self.reach + 1
    var costs = [Float](repeating: 0, count: width)
    var steps: [[Int]] = []
    for part in Self.parts {
      var next = [Float](repeating: .infinity, count: width)
      var from = [Int](repeating: 0, count: width)
      for end in 0..<width {
        let starts = max(end - Self.stretch, 0)...min(end + Self.stretch, width - 1)
        for start in starts {
          let stretch = Float((end - start) * (end - start)) * Self.stiffness
          let cost = costs[start] + stretch + misfit(part, from: start, to: end)
          if cost < next[end] { (next[end], from[end]) = (cost, start) }
        }
      }
      costs = next
      steps.append(from)
    }
    return path(to: costs.indices.min { costs[$0] < costs[$1] } ?? Self.reach, steps)
  }

  private func path(to end: Int, _ steps: [[Int]]) -> ModuleGrid? {
    let modules = RetailLayout.ean13.modules
    var border = end
    var points = [(module: modules, place: place(modules, end))]
    for (part, from) in zip(Self.parts, steps).reversed() {
      border = from[border]
      points.append((part.module, place(part.module, border)))
    }
    return ModuleGrid(through: points.reversed(), modules: modules)
  }

  private func place(_ module: Int, _ border: Int) -> Float {
    grid.place(Float(module)) + Float(border - Self.reach) * grid.pitch / 4
  }

  private mutating func misfit(_ part: CoarsePart, from start: Int, to end: Int) -> Float {
    let first = place(part.module, start)
    let step = (place(part.module + part.count, end) - first) / Float(2 * part.count)
    guard step > 0 else { return .infinity }
    let last = line.count - 2
    for index in 0..<2 * part.count {
      let place = max(first + (Float(index) + 0.5) * step, 0)
      let left = min(Int(place), last)
      samples[index] = line[left] + min(place - Float(left), 1) * (line[left + 1] - line[left])
    }
    return CoarseShapes.typical.misfit(part, samples.span, at: 0)
  }
}
