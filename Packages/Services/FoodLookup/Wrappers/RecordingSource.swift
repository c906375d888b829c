package import FoodSources
import FoundationEssentials
import Hashing

/// Where recordings are kept, each under a name of its own.
package struct Recordings: Sendable {
  package var read: @Sendable (_ name: String) throws -> [UInt8]?
  package var write: @Sendable (_ bytes: [UInt8], _ name: String) throws -> Void

  package init(
    read: @escaping @Sendable (String) throws -> [UInt8]?,
    write: @escaping @Sendable ([UInt8], String) throws -> Void
  ) {
    self.read = read
    self.write = write
  }
}

/// Writes down what a source answers and how it fails, so that the same can be played again.
package struct RecordingSource: FoodSource {
  private let source: any FoodSource
  private let recordings: Recordings

  package init(_ source: any FoodSource, to recordings: Recordings) {
    self.source = source
    self.recordings = recordings
  }

  package var about: SourceDescription { source.about }

  /// - Throws: What the source throws, and where nothing can be written, why.
  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    do {
      let answer = try await source.answer(question)
      try keep(RecordedAnswer(answer: StoredAnswer(answer)), question)
      return answer
    } catch let failure as SourceFailure {
      try keep(RecordedAnswer(failure: RecordedFailure(failure)), question)
      throw failure
    }
  }

  private func keep(_ recorded: RecordedAnswer, _ question: FoodQuestion) throws {
    let bytes = Array(try JSONEncoder().encode(recorded))
    try recordings.write(bytes, question.recordingName(source: about.name))
  }
}

/// Plays what was recorded. A question that was not is a failure, never a question to anybody.
package struct ReplayingSource: FoodSource {
  package let about: SourceDescription
  private let recordings: Recordings

  package init(_ about: SourceDescription, from recordings: Recordings) {
    self.about = about
    self.recordings = recordings
  }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    let name = question.recordingName(source: about.name)
    guard let bytes = try recordings.read(name) else {
      throw SourceFailure(
        source: about.name,
        .unavailable,
        "this question to \(about.name) was not recorded (\(name))"
      )
    }
    let recorded = try? JSONDecoder().decode(RecordedAnswer.self, from: Data(bytes))
    if let failure = recorded?.failure?.failure(of: about.name) { throw failure }
    guard let answer = recorded?.answer?.answer else {
      throw SourceFailure(source: about.name, .malformed, "the recording \(name) is damaged")
    }
    return answer
  }
}

private struct RecordedAnswer: Codable {
  var answer: StoredAnswer?
  var failure: RecordedFailure?
}

private struct RecordedFailure: Codable {
  let kind: String
  let message: String
  let retryAfter: Double?

  init(_ failure: SourceFailure) {
    kind = failure.kind.rawValue
    message = failure.message
    retryAfter = failure.retryAfter
  }

  /// The failure; `nil` where it is of no kind that is known.
  func failure(of source: String) -> SourceFailure? {
    SourceFailure.Kind(rawValue: kind).map {
      SourceFailure(source: source, $0, message, retryAfter: retryAfter)
    }
  }
}

extension FoodQuestion {
  /// The name of the file for this question. It tells nothing of what was asked.
  fileprivate func recordingName(source: String) -> String {
    var hash = SHA256()
    hash.update(Array((languages.joined(separator: ",") + "\n").utf8))
    switch subject {
    case .describe(let text): hash.update(Array("describe \(text)".utf8))
    case .photo(let plate):
      hash.update(Array("photo \(plate.wantsNutrients ? "numbers " : "")\(plate.note)".utf8))
      for picture in plate.pictures { hash.update(SHA256.digest(of: picture.bytes)) }
    case .search, .barcode, .food: hash.update(Array((cacheKey ?? "").utf8))
    }
    return "\(source)-\(hash.hexDigest.prefix(32)).json"
  }
}

extension SHA256 {
  fileprivate static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest
  }
}
