import Testing

@testable import Pixels

struct EXIFTests {
  /// A TIFF structure with one entry.
  private func tiff(little: Bool, tag: Int = 0x112, type: Int = 3, value: Int) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return little ? bytes : bytes.reversed()
    }
    return Array((little ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
      + number(tag, 2) + number(type, 2) + number(1, 4) + number(value, 2) + [0, 0]
      + number(0, 4)
  }

  @Test(arguments: Orientation.allCases, [true, false])
  func readsTheOrientation(_ orientation: Orientation, _ little: Bool) {
    let bytes = tiff(little: little, value: orientation.rawValue)
    #expect(EXIF.orientation(bytes) == orientation)
    #expect(EXIF.orientation(Array("Exif\0\0".utf8) + bytes) == orientation)
  }

  @Test(arguments: [0, 9, 65535])
  func leavesNonsenseUpright(_ value: Int) {
    #expect(EXIF.orientation(tiff(little: true, value: value)) == .upright)
  }

  @Test func looksAtTagAndType() {
    #expect(EXIF.orientation(tiff(little: true, tag: 0x111, value: 6)) == .upright)
    #expect(EXIF.orientation(tiff(little: true, type: 4, value: 6)) == .upright)
  }

  @Test func survivesBeingCutAnywhere() {
    let whole = tiff(little: false, value: 6)
    for count in 0..<19 { #expect(EXIF.orientation(Array(whole.prefix(count))) == .upright) }
    #expect(EXIF.orientation(Array(whole.prefix(20))) == .clockwise)
  }

  @Test func survivesOffsetsOutOfRange() {
    var bytes = tiff(little: true, value: 6)
    bytes.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(EXIF.orientation(bytes) == .upright)
  }
}
