/// Where the first sequence stands that is not UTF-8 as Unicode has it: an overlong form, a
/// surrogate, a cut sequence.
func firstNotUTF8(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int? {
  let end = range.upperBound
  var index = range.lowerBound
  while index < end {
    let lead = bytes[index]
    index += 1
    guard lead >= 0x80 else { continue }
    let length: Int
    // What the second byte may be keeps out overlong forms, surrogates and the beyond.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 1
    case 0xE0: (length, second) = (2, 0xA0...0xBF)
    case 0xED: (length, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: length = 2
    case 0xF0: (length, second) = (3, 0x90...0xBF)
    case 0xF4: (length, second) = (3, 0x80...0x8F)
    case 0xF1...0xF3: length = 3
    default: return index - 1
    }
    guard end - index >= length, second.contains(bytes[index]) else { return index - 1 }
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return index - 1 }
    index += length
  }
  return nil
}
