/// Half-width kana (U+FF66 to U+FF9D) and the marks behind them that voice them.
enum HalfWidth {
  static let kana: ClosedRange<UInt32> = 0xFF66...0xFF9D
  static let voiced: UInt32 = 0xFF9E
  static let halfVoiced: UInt32 = 0xFF9F

  private static let full = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars
  )

  /// The kana with the mark that follows it, if one does: ﾊ and ﾟ are パ.
  static func fullWidth(_ scalar: UInt32, mark: UInt32?) -> Unicode.Scalar {
    let plain = full[Int(scalar - kana.lowerBound)]
    let voiced =
      switch mark {
      // In Unicode the voiced kana stand right behind the plain ones.
      case Self.voiced where (0x30AB...0x30DB).contains(plain.value): plain.value + 1
      case Self.halfVoiced where (0x30CF...0x30DB).contains(plain.value): plain.value + 2
      default: plain.value
      }
    return Unicode.Scalar(voiced) ?? plain
  }
}
