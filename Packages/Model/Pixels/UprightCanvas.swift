/// Takes the rows of a stored picture from the top and lays them down upright.
///
/// No second copy of the picture is needed, whichever way it has to be turned.
package struct UprightCanvas: Sendable {
  /// The upright picture's size.
  package let size: PictureSize
  /// The upright picture, row after row; rows not given yet are 0.
  package private(set) var pixels: [UInt8]
  private let layout: (first: Int, step: Int, rowStep: Int)
  private let stored: PictureSize
  private let channels: Int
  private var row = 0
  /// Rows that wait to be laid down together: a picture that lies on its side is written down
  /// columns, and one row at a time would touch all of memory for each.
  private var waiting: [UInt8] = []

  private static let band = 32

  /// - Parameters:
  ///   - stored: The size of the picture whose rows will come.
  ///   - channels: Bytes in a pixel, 1 or 3.
  ///   - orientation: How it has to be turned.
  package init(stored: PictureSize, channels: Int, orientation: Orientation) {
    precondition(channels == 1 || channels == 3, "gray or colour")
    self.stored = stored
    self.channels = channels
    size = orientation.upright(stored)
    layout = orientation.layout(of: stored)
    pixels = [UInt8](repeating: 0, count: stored.pixelCount * channels)
  }

  /// Adds the next row, `stored.width` pixels; bytes after them are left out.
  ///
  /// - Precondition: Not more rows come than the picture has.
  package mutating func add(_ bytes: [UInt8]) {
    precondition(row < stored.height, "no more rows than the picture has")
    let length = stored.width * channels
    if layout.step == 1 {
      let start = (layout.first + row * layout.rowStep) * channels
      pixels.replaceSubrange(start..<start + length, with: bytes.prefix(length))
      row += 1
      return
    }
    waiting += bytes.prefix(length)
    row += 1
    if row == stored.height || row.isMultiple(of: Self.band) {
      if channels == 1 { layDownGray() } else { layDownColour() }
      waiting.removeAll(keepingCapacity: true)
    }
  }

  private mutating func layDownGray() {
    let width = stored.width
    let rows = waiting.count / width
    let first = layout.first + (row - rows) * layout.rowStep
    for x in 0..<width {
      var from = x
      var to = first + x * layout.step
      for _ in 0..<rows {
        pixels[to] = waiting[from]
        from += width
        to += layout.rowStep
      }
    }
  }

  private mutating func layDownColour() {
    let width = stored.width
    let rows = waiting.count / (width * 3)
    let first = layout.first + (row - rows) * layout.rowStep
    for x in 0..<width {
      var from = x * 3
      var to = (first + x * layout.step) * 3
      for _ in 0..<rows {
        pixels[to] = waiting[from]
        pixels[to + 1] = waiting[from + 1]
        pixels[to + 2] = waiting[from + 2]
        from += width * 3
        to += layout.rowStep * 3
      }
    }
  }
}
