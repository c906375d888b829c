/// Text in roles rather than colours, which data cannot turn into commands to the terminal.
///
/// What is written out in our sources is taken as it stands, line ends included. Everything that is
/// interpolated or passed as a `String` is data: control characters and whatever reorders text
/// are taken out of it, so that the name of a food can neither move the cursor nor forge a line.
package struct StyledText: Equatable, Sendable {
  /// What a piece of text is to the reader; the terminal decides how that looks.
  package enum Role: Equatable, Sendable {
    case plain, strong, faint, accent, good, caution, bad
  }

  struct Span: Equatable, Sendable {
    var text: String
    var role: Role
  }

  var spans: [Span]

  init(spans: [Span]) { self.spans = spans }

  /// Nothing.
  package init() { spans = [] }

  /// Text that came from outside.
  package init(_ data: String, as role: Role = .plain) {
    spans = [Span(text: data.safeForTerminal, role: role)]
  }

  /// The characters alone.
  package var string: String { spans.map(\.text).joined() }

  package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

  /// The columns it takes on one line.
  package var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// The same text with its plain parts in `role`.
  package func styled(_ role: Role) -> Self {
    Self(spans: spans.map { $0.role == .plain ? Span(text: $0.text, role: role) : $0 })
  }

  package static func + (left: Self, right: Self) -> Self { Self(spans: left.spans + right.spans) }

  package static func += (left: inout Self, right: Self) { left.spans += right.spans }
}

extension StyledText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { spans = [Span(text: value, role: .plain)] }

  package init(stringInterpolation: Interpolation) { spans = stringInterpolation.spans }

  /// Collects literals as they are and data made safe.
  package struct Interpolation: StringInterpolationProtocol {
    var spans: [Span] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { spans.append(Span(text: literal, role: .plain)) }
    }

    package mutating func appendInterpolation(_ text: StyledText) { spans += text.spans }

    package mutating func appendInterpolation(
      _ data: some CustomStringConvertible,
      as role: Role = .plain
    ) {
      spans += StyledText(data.description, as: role).spans
    }
  }
}

extension [StyledText] {
  package func joined(separator: StyledText = "") -> StyledText {
    var result = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }

  /// One line each.
  package var lines: StyledText { joined(separator: "\n") }
}
