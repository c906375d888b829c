package import Calendar

/// A value that can be read from one word of a command line.
package protocol ArgumentValue: SendableMetatype {
  init?(argument: String)

  /// Stands for the value in help, such as `N` or `text|json`.
  static var placeholder: String { get }

  /// What is wanted, for the message about a word that is not it: `a whole number`.
  static var expectation: String { get }

  /// Every word there is, where they can be listed.
  static var choices: [String] { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }
}

extension String: ArgumentValue {
  package init?(argument: String) { self = argument }
  package static var placeholder: String { "TEXT" }
  package static var expectation: String { "text" }
}

extension Int: ArgumentValue {
  package init?(argument: String) { self.init(argument) }
  package static var placeholder: String { "N" }
  package static var expectation: String { "a whole number" }
}

extension Double: ArgumentValue {
  /// Reads a finite decimal number; `nan`, `inf` and hexadecimal digits are not numbers here.
  package init?(argument: String) {
    guard argument.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
    guard let number = Double(argument), number.isFinite else { return nil }
    self = number
  }

  package static var placeholder: String { "NUMBER" }
  package static var expectation: String { "a number" }
}

extension When: ArgumentValue {
  package init?(argument: String) {
    guard let when = try? When(argument) else { return nil }
    self = when
  }

  package static var placeholder: String { "DAY" }
  package static var expectation: String { "a day such as yesterday, -2d, mon or 2026-11-30" }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  package init?(argument: String) { self.init(rawValue: argument) }
  package static var placeholder: String { choices.joined(separator: "|") }
  package static var expectation: String { "one of \(choices.joined(separator: ", "))" }
  package static var choices: [String] { allCases.map(\.rawValue) }
}
