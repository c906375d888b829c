import FoodSources
import JSON

/// The one line that a program prints for a question.
struct Reply: Sendable {
  static let schemaVersion = 1
  private static let frame: Set<String> = ["schema_version", "id"]
  private static let contents: Set<String> = [
    "about", "foods", "dishes", "questions", "usage", "error",
  ]

  let fields: JSONFields

  /// A question as it is sent.
  static func envelope(id: Int, _ question: JSON) -> JSON {
    let frame: JSON = ["schema_version": .int(schemaVersion), "id": .int(id)]
    guard case .object(let members) = frame, case .object(let own) = question else { return frame }
    return .object(members + own)
  }

  /// Reads what was printed for the question `id`.
  init(to id: Int, _ output: [UInt8]) throws(ShapeFlaw) {
    let line = try Self.line(in: output)
    // A newer version may have keys of which this one knows nothing.
    guard case .object = line else { throw ShapeFlaw("", "is \(line.kindName), not an object") }
    guard line["schema_version"] == .int(Self.schemaVersion) else {
      throw ShapeFlaw("schema_version", "is not \(Self.schemaVersion), the only one known here")
    }
    fields = try JSONFields(line, known: Self.frame.union(Self.contents))
    guard try fields.whole("id") == id else {
      throw ShapeFlaw("id", "is not \(id), which was asked")
    }
  }

  private static func line(in output: [UInt8]) throws(ShapeFlaw) -> JSON {
    let lines = output.split(separator: UInt8(ascii: "\n")).filter { line in
      line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
    }
    guard let line = lines.first else { throw ShapeFlaw("", "is empty") }
    guard lines.count == 1 else {
      throw ShapeFlaw("", "has \(lines.count) lines, where one question was asked")
    }
    do {
      return try JSON(reading: Array(line))
    } catch let flaw as JSONFlaw {
      throw ShapeFlaw("", "is no JSON: byte \(flaw.place): \(flaw.message)")
    } catch {
      throw ShapeFlaw("", "is no JSON")
    }
  }
}

/// Why a program would not answer, in its own words.
struct Refusal {
  let kind: SourceFailure.Kind
  let message: String
  let retryAfter: Double?

  /// `nil` where the reply is none.
  init?(_ reply: Reply) throws(ShapeFlaw) {
    guard let error = reply.fields["error"] else { return nil }
    let fields = try JSONFields(
      error,
      at: "error",
      known: ["code", "message", "retry_after_s"]
    )
    guard let kind = SourceFailure.Kind(rawValue: try fields.text("code")) else {
      let known = SourceFailure.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ShapeFlaw(fields.place(of: "code"), "is none of \(known)")
    }
    self.kind = kind
    message = Self.oneLine(try fields.text("message"))
    retryAfter = try fields.optionalAmount("retry_after_s")
  }

  private static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 200 ? "\(line.prefix(199))…" : line
  }
}
