import Barcodes
import FoodSources
import JSON

/// What a program says of itself when it is met.
struct Introduction: Sendable {
  let about: SourceDescription
  let samples: [FoodQuestion]

  /// The question for it. The program is told its own name, since ids of foods begin with it.
  static func request(name: String) -> JSON { ["ask": "about", "name": .string(name)] }

  init(_ reply: Reply, name: String) throws(ShapeFlaw) {
    let about = try JSONFields(
      try reply.fields.value("about"),
      at: "about",
      known: ["capabilities", "asked", "leaves", "attribution", "samples"]
    )
    self.about = SourceDescription(
      name: name,
      kind: .external,
      capabilities: try about.capabilities(),
      asked: try about.line("asked"),
      leaves: try about.line("leaves"),
      attribution: try about.optionalText("attribution") ?? ""
    )
    samples = try about.samples()
  }
}

extension JSONFields {
  fileprivate func capabilities() throws(ShapeFlaw) -> Set<QuestionKind> {
    let names = try optionalTexts("capabilities") ?? []
    let kinds = names.compactMap(QuestionKind.init)
    guard !kinds.isEmpty, kinds.count == names.count else {
      let known = QuestionKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ShapeFlaw(place(of: "capabilities"), "is not a list of some of \(known)")
    }
    return Set(kinds)
  }

  /// A text on one line.
  fileprivate func line(_ key: String) throws(ShapeFlaw) -> String {
    let text = try text(key)
    guard !text.contains(where: \.isNewline) else {
      throw ShapeFlaw(place(of: key), "has more than one line")
    }
    return text
  }

  /// The questions a program says it has an answer to; pictures are too large to be among them.
  fileprivate func samples() throws(ShapeFlaw) -> [FoodQuestion] {
    guard let json = self["samples"] else { return [] }
    let fields = try JSONFields(
      json,
      at: place(of: "samples"),
      known: ["search", "barcode", "describe"]
    )
    var samples: [FoodQuestion] = []
    if let words = try fields.optionalText("search") {
      samples.append(FoodQuestion(.search(words, limit: 10)))
    }
    if let text = try fields.optionalText("barcode") {
      guard let code = GTIN(text) else {
        throw ShapeFlaw(fields.place(of: "barcode"), "is no product number")
      }
      samples.append(FoodQuestion(.barcode(code)))
    }
    if let text = try fields.optionalText("describe") {
      samples.append(FoodQuestion(.describe(text)))
    }
    return samples
  }
}
