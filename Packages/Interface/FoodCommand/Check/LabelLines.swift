import CommandLineKit
import DietCheck
import FoundationEssentials
import JSON
import Meals

/// Labels as JSON Lines, each answered with a verdict in its turn.
struct LabelLines {
  let wishes: Wishes
  let language: Language?
  let diet: DietTools

  func answer(_ file: String, _ context: Context) throws -> ExitCode {
    var codes: [ExitCode] = []
    var failures: [ExitCode] = []
    var number = 0
    try forEachLine(of: file, context) { line in
      try Task.checkCancellation()
      number += 1
      if line.allSatisfy(\.isWhitespace) { return }
      do {
        let (view, code) = try answer(line)
        try context.output.show(view)
        codes.append(code)
      } catch let error as LabelLine.Malformed {
        failures.append(context.output.report(error, in: "line \(number)"))
      } catch let error as DietProfileError {
        failures.append(context.output.report(error, in: "line \(number)"))
      }
    }
    if failures.isEmpty { return Self.strongest(codes) }
    return codes.isEmpty ? .unreadableInput : .partlyDone
  }

  private func forEachLine(
    of file: String,
    _ context: Context,
    _ body: (String) throws -> Void
  ) throws {
    if file == "-" {
      while let line = try context.input.line() { try body(line) }
    } else {
      let text = String(decoding: try diet.readFile(file), as: UTF8.self)
      for line in text.split(separator: "\n") { try body(String(line)) }
    }
  }

  private func answer(_ text: String) throws -> (VerdictView, ExitCode) {
    let line = try LabelLine(text)
    var wishes = wishes
    if let names = line.avoid {
      let vocabulary = wishes.profile.vocabulary
      wishes = Wishes(profile: try DietProfile(avoiding: names, vocabulary: vocabulary))
    }
    let food = FoodEvidence(
      ingredients: line.ingredientsText,
      allergens: line.allergens,
      traces: line.traces,
      language: line.lang.flatMap(Language.init(code:)) ?? language
    )
    let verdict = wishes.profile.noting(wishes.profile.check(food))
    return (VerdictView(verdict: verdict, id: line.id), verdict.exitCode)
  }

  /// One exit code for many answers: the one that matters most.
  static func strongest(_ codes: [ExitCode]) -> ExitCode {
    for code in [ExitCode.match, .possibleMatch, .cannotTell] where codes.contains(code) {
      return code
    }
    return codes.isEmpty ? .nothingFound : .done
  }
}

/// A label as one line of JSON.
struct LabelLine: Decodable {
  /// A line that is no label.
  struct Malformed: Explained {
    let summary: String
    var hint: String? { #"a line is {"id": 1, "ingredients_text": "…", "avoid": ["milk"]}"# }
    var exitCode: ExitCode { .unreadableInput }
    var code: String { "malformed_line" }
  }

  private enum Key: String, CodingKey {
    case id, ingredientsText = "ingredients_text", allergens, traces, lang, avoid
  }

  let id: JSON?
  let ingredientsText: String?
  let allergens: [String]?
  let traces: [String]?
  let lang: String?
  let avoid: [String]?

  init(_ text: String) throws {
    do {
      self = try JSONDecoder().decode(LabelLine.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw Malformed(summary: Self.summary(error))
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = Self.id(values)
    ingredientsText = try values.decodeIfPresent(String.self, forKey: .ingredientsText)
    allergens = try Self.list(values, .allergens)
    traces = try Self.list(values, .traces)
    lang = try values.decodeIfPresent(String.self, forKey: .lang)
    avoid = try Self.list(values, .avoid)
  }

  private static func id(_ values: KeyedDecodingContainer<Key>) -> JSON? {
    if let number = try? values.decode(Int.self, forKey: .id) { return .int(number) }
    if let text = try? values.decode(String.self, forKey: .id) { return .string(text) }
    return values.contains(.id) ? .null : nil
  }

  /// A list, or names with commas between them.
  private static func list(_ values: KeyedDecodingContainer<Key>, _ key: Key) throws -> [String]? {
    if let text = try? values.decode(String.self, forKey: key) {
      return text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
    return try values.decodeIfPresent([String].self, forKey: key)
  }

  private static func summary(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of the wrong kind"
    default: "not an object of JSON"
    }
  }
}
