/// How the modules of a retail symbol are laid out; a module is the width of the thinnest bar.
///
/// Source: GS1 General Specifications, section 5.2.
struct RetailLayout: Sendable {
  /// A guard: which run it begins with, and which module; each of its runs is a module wide.
  struct Guard: Sendable {
    let run: Int
    let module: Int
    let count: Int
  }

  /// From the first bar to the end of the last.
  let modules: Int
  /// Where each digit begins, seven modules wide.
  let cells: [Int]
  /// How many of the cells have digits that begin with a space; the others begin with a bar.
  let leftCells: Int
  /// Bars and spaces from the first to the last bar.
  let runs: Int
  let guards: [Guard]
  /// Light modules that there must be before and after.
  let quietZone: Float

  static let ean13 = RetailLayout(
    modules: 95,
    cells: (0..<6).map { 3 + 7 * $0 } + (0..<6).map { 50 + 7 * $0 },
    leftCells: 6,
    runs: 59,
    guards: [
      Guard(run: 0, module: 0, count: 3), Guard(run: 27, module: 45, count: 5),
      Guard(run: 56, module: 92, count: 3),
    ],
    quietZone: 0
  )
  static let ean8 = RetailLayout(
    modules: 67,
    cells: (0..<4).map { 3 + 7 * $0 } + (0..<4).map { 36 + 7 * $0 },
    leftCells: 4,
    runs: 43,
    guards: [
      Guard(run: 0, module: 0, count: 3), Guard(run: 19, module: 31, count: 5),
      Guard(run: 40, module: 64, count: 3),
    ],
    quietZone: 5.5
  )
  static let upcE = RetailLayout(
    modules: 51,
    cells: (0..<6).map { 3 + 7 * $0 },
    leftCells: 6,
    runs: 33,
    guards: [Guard(run: 0, module: 0, count: 3), Guard(run: 27, module: 45, count: 6)],
    quietZone: 5.5
  )

  /// The edges whose place does not depend on the digits: index among the runs, and module.
  let anchors: [(edge: Int, module: Int)]

  private init(
    modules: Int,
    cells: [Int],
    leftCells: Int,
    runs: Int,
    guards: [Guard],
    quietZone: Float
  ) {
    self.modules = modules
    self.cells = cells
    self.leftCells = leftCells
    self.runs = runs
    self.guards = guards
    self.quietZone = quietZone
    let ofGuards = guards.flatMap { part in
      (0...part.count).map { (edge: part.run + $0, module: part.module + $0) }
    }
    let ofCells = cells.enumerated().map { index, cell in
      (edge: 3 + 4 * index + (index >= leftCells ? 5 : 0), module: cell)
    }
    var seen: Set<Int> = []
    anchors = (ofGuards + ofCells).filter { seen.insert($0.edge).inserted }
  }
}
