/// Evidence for one kind of symbol, added over lines.
struct LineSum {
  private let kind: RetailKind
  private var total: CellCosts?
  private var lines = 0
  private var grid: ModuleGrid?

  /// Above this mean squared difference a line shows something else.
  private static let worstFit: Float = 0.08

  init(_ kind: RetailKind) { self.kind = kind }

  /// Adds the lines on which the edges can be counted.
  mutating func count(_ lines: [Line]) {
    for line in lines { add(counted(line)) }
  }

  /// What the lines say together; `nil` where none of them fits.
  var reading: RetailReading? {
    guard let total, let grid else { return nil }
    let choice = kind.search(total)
    let cost = choice.cost / Float(lines)
    return RetailReading(
      symbology: kind.symbology,
      digits: choice.digits,
      cost: cost,
      margin: choice.runnerUp / Float(lines) - cost,
      bands: lines,
      start: grid.place(0),
      end: grid.place(Float(kind.layout.modules))
    )
  }

  private mutating func add(_ match: GridSearch.Match?) {
    guard let match, match.costs.floor < Self.worstFit else { return }
    if total == nil { total = match.costs } else { total?.add(match.costs) }
    lines += 1
    grid = match.grid
  }

  /// The best of the places where the edges can be counted; with as much blur left as can be.
  private func counted(_ line: Line) -> GridSearch.Match? {
    for edges in line.edges {
      let grids = GridFinder.grids(edges, in: line.profile.darkness.count, kind.layout)
      let matches = grids.map { GridSearch.Match($0, line.profile, kind.layout) }
      if let best = matches.min(by: { $0.costs.floor < $1.costs.floor }) {
        return best.levelled(line.profile, kind.layout)
      }
    }
    return nil
  }

  /// Begins at `first` on the line in the middle, and goes on near what fitted there.
  mutating func search(_ profiles: [Profile], from first: GridSearch.Match) {
    let middle = profiles.count / 2
    add(first)
    guard total != nil else { return }
    for (index, profile) in profiles.enumerated() where index != middle {
      add(GridSearch.refined(first.grid, profile, kind.layout, optics: first.optics))
    }
  }
}
