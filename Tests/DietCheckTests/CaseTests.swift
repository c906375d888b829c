import DietCheck
import Testing

/// A label of our own and what it names of the fourteen allergens.
struct LabelCase: Sendable, CustomTestStringConvertible {
  let language: String
  let text: String
  let contained: Set<String>
  let traces: Set<String>

  var testDescription: String { "\(language): \(text)" }

  init(_ line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    language = fields[0]
    text = fields[1].split(separator: "\\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
    contained = Self.names(fields[2])
    traces = Self.names(fields[3])
  }

  private static func names(_ field: String) -> Set<String> {
    Set(field.split(separator: ",").map(trimmed))
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  static let all = [
    englishCases, romanceCases, germanicCases, otherCases, wordCases, trapCases, scannedCases,
  ]
  .flatMap { $0.split(separator: "\n").map(LabelCase.init) }
}

@Suite struct CaseTests {
  @Test(arguments: LabelCase.all)
  func saysWhatTheLabelNames(label: LabelCase) {
    let verdict = DietCheck.check(
      FoodEvidence(ingredients: label.text, language: Language(code: label.language)),
      avoiding: Avoid.allergens.flatMap(Avoid.named)
    )
    let contained = verdict.findings.filter { $0.level == .ingredient }
    let traces = verdict.findings.filter { $0.level == .mayContain }
    #expect(Set(contained.map(\.avoid)) == label.contained)
    #expect(Set(traces.map(\.avoid)) == label.traces)
  }

  @Test func thereAreManyCases() { #expect(LabelCase.all.count >= 300) }
}
