/// Takes the rows of a stored picture from the top and lays them down upright.
///
/// No second copy of the picture is needed, whichever way it has to be turned.
struct UprightCanvas<Element: Sendable>: Sendable {
  /// The upright picture, row after row.
  private(set) var elements: [Element]
  private let layout: (first: Int, step: Int, rowStep: Int)
  private let stored: PictureSize
  private var row = 0
  /// Rows that wait to be laid down together: a picture that lies on its side is written down
  /// columns, and one row at a time would touch all of memory for each.
  private var waiting: [Element] = []

  private static var band: Int { 32 }

  init(stored: PictureSize, orientation: Orientation, empty: Element) {
    self.stored = stored
    layout = orientation.layout(of: stored)
    elements = [Element](repeating: empty, count: stored.pixelCount)
  }

  mutating func add(_ elements: [Element]) {
    precondition(row < stored.height, "no more rows than the picture has")
    precondition(elements.count >= stored.width, "a whole row")
    if layout.step == 1 {
      let start = layout.first + row * layout.rowStep
      self.elements.replaceSubrange(start..<start + stored.width, with: elements[..<stored.width])
      row += 1
      return
    }
    waiting += elements[..<stored.width]
    row += 1
    guard row == stored.height || row.isMultiple(of: Self.band) else { return }
    layDown()
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func layDown() {
    let rows = waiting.count / stored.width
    let first = layout.first + (row - rows) * layout.rowStep
    for x in 0..<stored.width {
      var from = x
      var to = first + x * layout.step
      for _ in 0..<rows {
        elements[to] = waiting[from]
        from += stored.width
        to += layout.rowStep
      }
    }
  }
}
