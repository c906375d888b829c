/// One food of the everyday table as it is written: `key value` lines.
struct EverydayStanza: Equatable {
  let file: String
  let line: Int
  let values: [String: String]

  static let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "tr"]

  private static let keys: Set<String> = Set(
    ["food", "name", "maker", "row", "mix", "yield", "label", "density", "portion"] + languages
  )

  /// Reads all stanzas of a file; they are set apart by blank lines, `#` begins a comment.
  static func read(_ text: String, file: String) throws -> [EverydayStanza] {
    var stanzas: [EverydayStanza] = []
    var values: [String: String] = [:]
    var start = 0
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + [""]
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      let content = line.drop { $0 == " " }
      if content.isEmpty {
        if !values.isEmpty { stanzas.append(Self(file: file, line: start, values: values)) }
        values = [:]
        continue
      }
      if values.isEmpty { start = index + 1 }
      let key = String(content.prefix { $0 != " " })
      let value = content.dropFirst(key.count).drop { $0 == " " }
      guard keys.contains(key), values[key] == nil, !value.isEmpty else {
        let reason = "line \(index + 1): \(key) again, unknown or without a value"
        throw ImportError.malformed(file: file, reason: reason)
      }
      values[key] = String(value)
    }
    return stanzas
  }

  func value(_ key: String) throws -> String {
    guard let value = values[key] else { throw problem("needs \(key)") }
    return value
  }

  func problem(_ reason: String) -> ImportError {
    .malformed(file: file, reason: "line \(line) (\(values["food"] ?? "?")): \(reason)")
  }

  /// The parts of a value that are set apart by `separator`, without blanks around them.
  static func parts(_ value: String, by separator: Character) -> [String] {
    value.split(separator: separator).map(trimmed).filter { !$0.isEmpty }
  }

  /// A number of the size that foods have; `nil` for others, among them `inf` and `nan`.
  static func amount(_ text: some StringProtocol, orZero: Bool = false) -> Double? {
    guard let number = Double(text) else { return nil }
    return plausible.contains(number) || orZero && number == 0 ? number : nil
  }

  private static let plausible = 0.001...1_000_000.0

  static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
