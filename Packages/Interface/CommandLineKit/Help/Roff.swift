/// Writes the language of manual pages.
struct Roff {
  private(set) var text = ""
  /// `mandoc -Tlint` complains about longer lines.
  private static let longestLine = 78

  /// A request with arguments, each quoted.
  mutating func macro(_ name: String, _ arguments: String...) {
    line("." + ([name] + arguments.map { "\"\($0.roff)\"" }).joined(separator: " "))
  }

  mutating func section(_ title: String) { macro("SH", title) }

  /// A line that is roff already.
  mutating func line(_ roff: String) { text += roff + "\n" }

  /// Paragraphs of plain text.
  mutating func prose(_ text: String) {
    for (index, paragraph) in text.paragraphs.enumerated() {
      if index > 0 { macro("PP") }
      fill(paragraph)
    }
  }

  /// Terms in bold with what they mean, indented.
  mutating func definitions(_ rows: [(String, String)]) {
    for (term, meaning) in rows {
      macro("TP")
      line("\\fB\(term.roff)\\fR")
      fill(meaning)
    }
  }

  mutating func examples(_ examples: [Example]) {
    for example in examples {
      macro("TP")
      line("\\fB\(example.line.roff)\\fR")
      // A term with nothing under it would swallow the next one.
      example.meaning.isEmpty ? line("\\&") : fill(example.meaning)
    }
  }

  /// The calls of a synopsis: what is typed in bold, what is put in its place not.
  mutating func calls(_ calls: [[String]]) {
    for (index, words) in calls.enumerated() {
      if index > 0 { macro("br") }
      line("\\fB\(words[0].roff)\\fR \(words.dropFirst().map(\.roff).joined(separator: " "))")
    }
  }

  private mutating func fill(_ paragraph: String) {
    var current = ""
    for word in paragraph.split(separator: " ").map({ String($0).roff }) {
      let longer = current.isEmpty ? word : "\(current) \(word)"
      if longer.utf8.count > Self.longestLine, !current.isEmpty {
        line(current)
        current = word
      } else {
        current = longer
      }
      // A word that begins a line must not be taken for a request.
      if current == word, let first = word.first, ".'".contains(first) { current = "\\&\(word)" }
    }
    if !current.isEmpty { line(current) }
  }
}

extension String {
  /// The text with everything escaped that roff would read as more than text.
  var roff: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case _ where scalar.isASCII: "\(scalar)"
      default: "\\[u\(Self.hexadecimal(scalar.value))]"
      }
    }.joined()
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
