import CommandLineKit
import FoodSources
import JSON
import SourceConformance

/// `reset-food source test`.
enum SourceTest {
  struct Options: Equatable, Sendable {
    var words: String?
    var barcode: String?
    var text: String?
    var name = ""
  }

  static func command(_ tools: FoodTools) -> Command<Options> {
    Command(
      "test",
      summary: "check that a source holds to what all sources must",
      details: """
        Asks the source a few dozen questions and looks at the answers. Give it questions that it has \
        an answer to; a program of your own can name some itself.
        """,
      examples: [
        Example("reset-food source test pantry", "reset-source-pantry, a program of your own"),
        Example("reset-food source test openfoodfacts --barcode 3017620422003 --words nutella"),
      ],
      defaults: Options(),
      parameters: [
        .option(
          "--words",
          sets: \.words,
          value: "WORDS",
          help: "Words that it finds something for."
        ),
        .option("--barcode", sets: \.barcode, value: "CODE", help: "A product that it knows."),
        .option("--describe", sets: \.text, value: "TEXT", help: "A meal that it can read."),
        .argument("NAME", sets: \.name, help: "The source, as in the settings."),
      ]
    ) { options, common, context in
      let own = try options.samples()
      let subject = try await tools.open(common, context).trial(options.name)
      var failed = 0
      try await Conformance.run(subject.asking(own)) { result in
        if result.verdict == .failed { failed += 1 }
        try context.output.show(CheckReport(source: options.name, result: result))
      }
      guard failed == 0 else {
        throw Failure(
          "\(options.name) failed \(failed) of \(Conformance.checks.count) checks",
          exitCode: .sourceFailed,
          code: "not_conforming"
        )
      }
      context.output.note("\(options.name) holds to what all sources must")
      return .done
    }
  }
}

extension SourceTest.Options {
  /// The questions that were given.
  fileprivate func samples() throws -> [FoodQuestion] {
    var samples: [FoodQuestion] = []
    if let words { samples.append(FoodQuestion(.search(words, limit: 10))) }
    if let barcode {
      samples.append(FoodQuestion(.barcode(try BarcodeCommand.number(barcode))))
    }
    if let text { samples.append(FoodQuestion(.describe(text))) }
    return samples
  }
}

extension ConformanceSubject {
  /// Asked `own` first, then what it names itself, then what most sources have an answer to.
  fileprivate func asking(_ own: [FoodQuestion]) -> ConformanceSubject {
    let common = [FoodQuestion(.search("apple", limit: 10)), FoodQuestion(.describe("two eggs"))]
    return ConformanceSubject(
      source,
      samples: own + samples + common,
      timeLimit: timeLimit,
      clock: clock
    )
  }
}

/// What one check came to.
private struct CheckReport: Presentable {
  let source: String
  let result: CheckResult

  var json: JSON {
    [
      "source": .string(source),
      "check": .string(result.check),
      "rule": .string(result.rule),
      "result": .string(result.verdict.rawValue),
      "remark": .string(result.remark),
      "elapsed_ms": .number((result.elapsed / .milliseconds(1)).rounded()),
    ]
  }

  func text(_ style: Style) -> StyledText {
    let name = StyledText(result.check)
    let lines =
      switch result.verdict {
      case .passed: [StyledText("passed  ", as: .good) + name]
      case .skipped: [StyledText("skipped ", as: .faint) + name]
      case .failed:
        [StyledText("failed  ", as: .bad) + name] + indented(result.rule, .plain, style)
      }
    return (lines + indented(result.remark ?? "", .faint, style)).lines
  }

  private func indented(
    _ text: String,
    _ role: StyledText.Role,
    _ style: Style
  ) -> [StyledText] {
    guard !text.isEmpty else { return [] }
    return StyledText(text, as: role).wrapped(to: style.width - 8).map { "        " + $0 }
  }
}
