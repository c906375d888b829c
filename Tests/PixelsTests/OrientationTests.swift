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
    var gray = GrayCanvas(stored: stored, orientation: orientation)
    var colour = ColourCanvas(stored: stored, orientation: orientation)
    for row in ["ABC", "DEF"] {
      gray.add(Array(row.utf8) + [0])
      colour.add(row.utf8.map { Pixel($0, $0 + 32, 1, 0) })
    }
    let letters = shown.flatMap { Array($0.utf8) }
    #expect(gray.image.pixels == letters)
    #expect(colour.image.pixels == letters.map { Pixel($0, $0 + 32, 1, 0) })
    #expect(gray.image.size == PictureSize(width: shown[0].count, height: shown.count))
    #expect(gray.image.size == colour.image.size)
  }

  /// More rows than are laid down at once, and not a multiple of them.
  @Test(arguments: Orientation.allCases)
  func laysManyRowsDown(_ orientation: Orientation) {
    let stored = PictureSize(width: 5, height: 77)
    var canvas = GrayCanvas(stored: stored, orientation: orientation)
    for y in 0..<77 { canvas.add((0..<5).map { UInt8((y * 5 + $0) % 251) }) }
    let pixels = canvas.image.pixels
    let (first, step, rowStep) = orientation.layout(of: stored)
    let right = (0..<77).allSatisfy { y in
      (0..<5).allSatisfy { x in
        pixels[first + x * step + y * rowStep] == UInt8((y * 5 + x) % 251)
      }
    }
    #expect(right)
  }
}
