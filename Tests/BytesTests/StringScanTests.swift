import Bytes
import Testing

@Suite struct StringScanTests {
  /// The break at every place of a text longer than two blocks, from many starts.
  @Test(arguments: [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x00, 0x1F])
  func findsABreakWhereverItStands(breaking: UInt8) {
    for place in 0..<300 {
      var text = [UInt8](repeating: 0xFF, count: 300)
      text[place] = breaking
      for start in stride(from: 0, through: 300, by: 7) {
        #expect(text.span.stringBreak(from: start) == (start <= place ? place : 300))
      }
    }
  }

  @Test(arguments: [UInt8(ascii: " "), 0x21, 0x23, 0x7F, 0x80, 0xFF])
  func passesOverAllElse(byte: UInt8) {
    let text = [UInt8](repeating: byte, count: 100)
    #expect(text.span.stringBreak(from: 3) == 100)
  }
}
