let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")

/// Where the next byte stands that may end a field: `mark`, a line end or NUL. All bytes up to
/// there are or-ed into `seen`.
func skipText(
  _ bytes: Span<UInt8>,
  from start: Int,
  to mark: UInt8,
  _ seen: inout UInt8
) -> Int {
  let highest = max(mark, carriageReturn)
  var index = start
  var all = seen
  while index < bytes.count {
    let byte = bytes[index]
    all |= byte
    if byte <= highest,
      byte == mark || byte == lineFeed || byte == carriageReturn || byte == 0
    {
      break
    }
    index += 1
  }
  seen = all
  return index
}
