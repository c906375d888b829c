/// A whole decimal number with an optional sign; `nil` for anything else or too large.
func parseInteger(_ bytes: ArraySlice<UInt8>) -> Int? {
  var index = bytes.startIndex
  let negative = bytes[index] == UInt8(ascii: "-")
  if negative || bytes[index] == UInt8(ascii: "+") { index += 1 }
  guard index < bytes.endIndex else { return nil }
  var number = 0
  while index < bytes.endIndex {
    let digit = Int(bytes[index] &- UInt8(ascii: "0"))
    guard digit < 10 else { return nil }
    let (tens, tooLarge) = number.multipliedReportingOverflow(by: 10)
    // Downwards, since the smallest number has no positive counterpart.
    let (next, overflow) = tens.subtractingReportingOverflow(digit)
    guard !tooLarge, !overflow else { return nil }
    number = next
    index += 1
  }
  guard !negative else { return number }
  return number == .min ? nil : -number
}

/// A decimal number as `-12.5` or `1e-3`, correctly rounded; `nil` for anything else, among them
/// `nan`, `inf`, hexadecimal and numbers too large for a `Double`.
func parseDecimal(_ bytes: ArraySlice<UInt8>) -> Double? {
  guard let decimal = Decimal(bytes) else { return nil }
  if let value = decimal.exactly { return value }
  // Grammar is settled by now, so what the library's parser would also take is out of reach.
  guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
    return nil
  }
  return value
}

/// A decimal taken apart: `digits` × 10^`exponent`.
private struct Decimal {
  private var digits: UInt64 = 0
  private var exponent = 0
  private var negative = false
  /// Whether there were more digits than `digits` holds.
  private var isCut = false

  init?(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    if bytes[index] == UInt8(ascii: "-") {
      negative = true
      index += 1
    } else if bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    var count = readDigits(bytes, &index)
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = readDigits(bytes, &index)
      exponent = -fraction
      count += fraction
    }
    guard count > 0, readExponent(bytes, &index), index == bytes.endIndex else { return nil }
  }

  /// The value where one rounding gives it: both the digits and the power of ten are exact.
  var exactly: Double? {
    guard !isCut, digits <= 1 << 53, abs(exponent) <= 22 else {
      return digits == 0 && !isCut ? (negative ? -0.0 : 0.0) : nil
    }
    let whole = Double(digits)
    let value = exponent < 0 ? whole / powersOfTen[-exponent] : whole * powersOfTen[exponent]
    return negative ? -value : value
  }

  private mutating func readDigits(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Int {
    let first = index
    while index < bytes.endIndex {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if digits < 1 << 59 { digits = digits &* 10 &+ UInt64(digit) } else { isCut = true }
      index += 1
    }
    return index - first
  }

  private mutating func readExponent(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Bool {
    guard index < bytes.endIndex else { return true }
    guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return false }
    index += 1
    guard index < bytes.endIndex, let power = parseInteger(bytes[index...]) else { return false }
    index = bytes.endIndex
    // Far past what a number can be, and no risk of overflow in the sum.
    exponent += min(max(power, -100_000), 100_000)
    return true
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
