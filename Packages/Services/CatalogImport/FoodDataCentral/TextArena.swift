/// Many short texts, each at its place, in little more memory than their bytes.
struct TextArena {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>]

  init(places: Int) { ranges = [Range<Int>](repeating: 0..<0, count: places) }

  /// Sets the text at `place`; the first one stays.
  mutating func set(_ text: ArraySlice<UInt8>, at place: Int) {
    guard ranges[place].isEmpty else { return }
    ranges[place] = bytes.count..<bytes.count + text.count
    bytes += text
  }

  func text(at place: Int) -> String { String(decoding: bytes[ranges[place]], as: UTF8.self) }
}
