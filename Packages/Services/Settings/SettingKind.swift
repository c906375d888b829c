import TOML

/// How a setting's value is written and what is expected of it.
package enum SettingKind: Equatable, Sendable {
  case text
  case whole(ClosedRange<Int>)
  case flag
  case choice([String])
  case list

  /// What is expected, to follow "must be".
  package var expectation: String {
    switch self {
    case .text: "text"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .list: "a list of texts"
    }
  }

  /// Reads a value from a file; `nil` where it is of another kind.
  func value(_ value: TOMLValue) -> SettingValue? {
    switch (self, value) {
    case (.text, .string(let text)): .text(text)
    case (.choice(let names), .string(let text)): names.contains(text) ? .text(text) : nil
    case (.whole(let range), .integer(let number)):
      Int(exactly: number).flatMap { range.contains($0) ? .whole($0) : nil }
    case (.flag, .bool(let flag)): .flag(flag)
    case (.list, .array(let values)): list(values)
    default: nil
    }
  }

  /// Reads a value as typed: `on`, `7`, `catalog,usda` or `["catalog", "usda"]`.
  package func value(typed text: String) -> SettingValue? {
    switch self {
    case .text, .choice: value(.string(text))
    case .whole: Int64(text).flatMap { value(.integer($0)) }
    case .flag: flag(text)
    case .list: text.hasPrefix("[") ? list(written: text) : .list(parts(of: text))
    }
  }

  private func flag(_ text: String) -> SettingValue? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": .flag(true)
    case "false", "no", "off", "0": .flag(false)
    default: nil
    }
  }

  private func list(_ values: [TOMLValue]) -> SettingValue? {
    var texts: [String] = []
    for value in values {
      guard case .string(let text) = value else { return nil }
      texts.append(text)
    }
    return .list(texts)
  }

  private func list(written text: String) -> SettingValue? {
    guard case .table(let table)? = try? TOMLDocument("list = \(text)").value, table.count == 1
    else { return nil }
    return table["list"].flatMap(value)
  }

  private func parts(of text: String) -> [String] {
    text.split(separator: ",").map { part in
      let start = part.drop { $0.isWhitespace }
      return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
    .filter { !$0.isEmpty }
  }
}

extension SettingValue {
  /// As it stands in a file.
  var written: TOMLValue {
    switch self {
    case .text(let text): .string(text)
    case .whole(let number): .integer(Int64(number))
    case .flag(let flag): .bool(flag)
    case .list(let texts): .array(texts.map { .string($0) })
    }
  }
}
