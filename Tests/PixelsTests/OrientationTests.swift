import Testing

@testable import Pixels

struct OrientationTests {
  /// `ABC` over `DEF`, as it has to be shown.
  @Test(arguments: [
    (Orientation.upright, ["ABC", "DEF"]),
    (.mirrored, ["CBA", "FED"]),
    (.halfTurn, ["FED", "CBA"]),
    (.mirroredHalfTurn, ["DEF", "ABC"]),
    (.transposed, ["AD", "BE", "CF"]),
    (.clockwise, ["DA", "EB", "FC"]),
    (.transverse, ["FC", "EB", "DA"]),
    (.counterclockwise, ["CF", "BE", "AD"]),
  ])
  func laysRowsDownUpright(_ orientation: Orientation, _ shown: [String]) {
    let stored = PictureSize(width: 3, height: 2)
    var gray = UprightCanvas(stored: stored, channels: 1, orientation: orientation)
    var colour = UprightCanvas(stored: stored, channels: 3, orientation: orientation)
    for row in ["ABC", "DEF"] {
      gray.add(Array(row.utf8) + [0])
      colour.add(row.utf8.flatMap { [$0, $0 + 32, 1] } + [0])
    }
    #expect(gray.pixels == shown.flatMap { Array($0.utf8) })
    #expect(colour.pixels == shown.flatMap { $0.utf8.flatMap { [$0, $0 + 32, 1] } })
    #expect(gray.size == PictureSize(width: shown[0].count, height: shown.count))
    #expect(gray.size == colour.size)
  }

  /// More rows than are laid down at once, and not a multiple of them.
  @Test(arguments: Orientation.allCases)
  func laysManyRowsDown(_ orientation: Orientation) {
    let stored = PictureSize(width: 5, height: 77)
    var canvas = UprightCanvas(stored: stored, channels: 1, orientation: orientation)
    for y in 0..<77 { canvas.add((0..<5).map { UInt8((y * 5 + $0) % 251) }) }
    let (first, step, rowStep) = orientation.layout(of: stored)
    let right = (0..<77).allSatisfy { y in
      (0..<5).allSatisfy { x in
        canvas.pixels[first + x * step + y * rowStep] == UInt8((y * 5 + x) % 251)
      }
    }
    #expect(right)
  }
}
