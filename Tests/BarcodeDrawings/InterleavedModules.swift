/// The modules of Interleaved 2 of 5, the code of cases, true where they are dark.
///
/// Source: ISO/IEC 16390.
package enum InterleavedModules {
  /// Which of a digit's five bars, or spaces, are wide.
  private static let wide = [
    "00110", "10001", "01001", "11000", "00101", "10100", "01100", "00011", "10010", "01010",
  ]

  /// - Parameter digits: An even number of them, check digit and all.
  package static func itf14(_ digits: String) -> [Bool] {
    let values = digits.compactMap(\.wholeNumberValue)
    var widths = [1, 1, 1, 1]
    for pair in stride(from: 0, to: values.count - 1, by: 2) {
      for (bar, space) in zip(wide[values[pair]], wide[values[pair + 1]]) {
        widths += [bar == "1" ? 3 : 1, space == "1" ? 3 : 1]
      }
    }
    widths += [3, 1, 1]
    return widths.enumerated().flatMap { index, width in
      Array(repeating: index % 2 == 0, count: width)
    }
  }
}
