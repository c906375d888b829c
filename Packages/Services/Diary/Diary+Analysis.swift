import Calendar
import SQLite

/// The number of an analysis.
package struct AnalysisID: Hashable, Sendable, RawRepresentable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }
}

/// What a model answered about pictures of a meal, kept word by word so that any number that came of
/// it can be explained later. The pictures themselves are not kept.
package struct Analysis: Equatable, Sendable {
  /// Who was asked, such as `anthropic`.
  package var source: String
  /// The model as the service named it; empty where it did not.
  package var model: String
  /// The version of what it was asked; empty where that is not ours.
  package var promptVersion: String
  /// The SHA-256 of each picture as it was sent, in hexadecimal.
  package var pictures: [String]
  /// What the person said beside them.
  package var note: String
  /// The answer as it came.
  package var answer: String

  package init(
    source: String,
    model: String,
    promptVersion: String,
    pictures: [String],
    note: String,
    answer: String
  ) {
    self.source = source
    self.model = model
    self.promptVersion = promptVersion
    self.pictures = pictures
    self.note = note
    self.answer = answer
  }
}

extension Diary {
  /// What a model answered; `nil` where nothing has that number.
  package func analysis(_ id: AnalysisID) throws -> Analysis? {
    let select =
      "SELECT source, model, prompt, pictures, note, answer FROM analysis WHERE id = ?"
    return try file.explaining {
      try database.firstRow(select, .integer(id.rawValue)) { row in
        Analysis(
          source: row.text(0) ?? "",
          model: row.text(1) ?? "",
          promptVersion: row.text(2) ?? "",
          pictures: (row.text(3) ?? "").split(separator: " ").map(String.init),
          note: row.text(4) ?? "",
          answer: row.text(5) ?? ""
        )
      }
    }
  }

  /// Stores it, as part of the change that is under way.
  func keep(_ analysis: Analysis) throws -> AnalysisID {
    try database.run(
      "INSERT INTO analysis (at, source, model, prompt, pictures, note, answer) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(file.now().milliseconds), .text(analysis.source), .text(analysis.model),
        .text(analysis.promptVersion), .text(analysis.pictures.joined(separator: " ")),
        .text(analysis.note), .text(analysis.answer),
      ]
    )
    return AnalysisID(rawValue: database.lastInsertedRowID)
  }
}
