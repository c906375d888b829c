/// Letters that a scanner takes for others, in folded text.
enum Confusion {
  /// How many letters of one word may be wrong.
  static let most = 3

  private typealias Reading = (length: Int, letters: [UInt8])

  /// What may stand at `place` instead of what was read there, and how many bytes it takes up.
  static func readings(_ bytes: [UInt8], _ place: Int) -> [(length: Int, letters: [UInt8])] {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch (bytes[place], next) {
    case (UInt8(ascii: "r"), UInt8(ascii: "n")): return rn
    case (UInt8(ascii: "v"), UInt8(ascii: "v")): return vv
    case (UInt8(ascii: "c"), UInt8(ascii: "l")): return cl
    // Umlauts that a typewriter had no letters for.
    case (UInt8(ascii: "u"), UInt8(ascii: "e")): return ue
    case (UInt8(ascii: "o"), UInt8(ascii: "e")): return oe
    case (UInt8(ascii: "a"), UInt8(ascii: "e")), (UInt8(ascii: "a"), UInt8(ascii: "a")): return ae
    default: return single(bytes[place])
    }
  }

  private static func single(_ byte: UInt8) -> [(length: Int, letters: [UInt8])] {
    switch byte {
    case UInt8(ascii: "0"): zero
    case UInt8(ascii: "1"): one
    case UInt8(ascii: "5"): five
    case UInt8(ascii: "8"): eight
    case UInt8(ascii: "l"): el
    case UInt8(ascii: "i"): ai
    case UInt8(ascii: "m"): em
    default: []
    }
  }

  private static func readings(_ length: Int, _ texts: String...) -> [Reading] {
    texts.map { (length, Array($0.utf8)) }
  }

  private static let rn = readings(2, "m")
  private static let vv = readings(2, "w")
  private static let cl = readings(2, "d")
  private static let ue = readings(2, "u")
  private static let oe = readings(2, "o")
  private static let ae = readings(2, "a")
  private static let zero = readings(1, "o")
  private static let one = readings(1, "l", "i")
  private static let five = readings(1, "s")
  private static let eight = readings(1, "b")
  private static let el = readings(1, "i")
  private static let ai = readings(1, "l")
  private static let em = readings(1, "rn")
}
