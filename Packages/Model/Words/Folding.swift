/// Latin letters without their accents, for comparing words.
package enum Folding {
  /// The plain lower-case letters of `scalar`: none for a mark, itself for another alphabet.
  package static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0xDF, 0x1E9E: bytes += "ss".utf8
    case 0xC6, 0xE6: bytes += "ae".utf8
    case 0x152, 0x153: bytes += "oe".utf8
    case 0xDE, 0xFE: bytes += "th".utf8
    case 0x300...0x36F: break
    case 0xC0...0x24F: append(scalar, from: latin[Int(scalar.value) - 0xC0], to: &bytes)
    case 0x1E00...0x1EFF:
      append(scalar, from: latinAdditional[Int(scalar.value) - 0x1E00], to: &bytes)
    default: bytes += scalar.properties.lowercaseMapping.utf8
    }
  }

  private static func append(_ scalar: Unicode.Scalar, from letter: UInt8, to bytes: inout [UInt8])
  {
    guard letter == UInt8(ascii: ".") else { return bytes.append(letter) }
    bytes += scalar.properties.lowercaseMapping.utf8
  }

  /// Base letters of U+00C0 to U+024F by canonical decomposition (UnicodeData.txt); `.` for none.
  private static let latin = Array(
    """
    aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.yaaaaaaccccccccddddeeeeeeee\
    eegggggggghhhhiiiiiiiiii..jjkkkllllll..llnnnnnn.nnoooooo..rrrrrrssssssssttttttuuuuuuuuuuuu\
    wwyyyzzzzzz.b...............................oo.............uu............................a\
    aiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa....aaaaeeeeiiiioooorrrruuuusstt..hh......aa\
    eeooooooooyy...............b............
    """.utf8
  )

  /// Base letters of U+1E00 to U+1EFF, likewise.
  private static let latinAdditional = Array(
    """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprr\
    rrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy......aaaaaaaaaaaaaaaaaaaa\
    aaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......
    """.utf8
  )
}
