import CommandLineKit
import Diary
import FoodLookup
import FoodSources
import Imaging
import Pixels
import Synchronization

/// One call of the program.
struct PhotoRun {
  let tools: PhotoTools
  let session: PhotoSession
  let options: PhotoOptions
  let common: CommonOptions
  let context: Context

  /// Nobody takes more of one meal, and each is paid for.
  private static let mostPictures = 10

  func answer() async throws -> ExitCode {
    let meals = options.each ? options.images.map { [$0] } : [options.images]
    try checkFiles()
    guard meals.count > 1 else {
      var result = PlateResult(files: meals[0])
      try await fill(&result)
      if context.output.form == .json || result.error == nil { try context.output.show(result) }
      if let error = result.error { return context.output.report(error) }
      return result.exitCode
    }
    var codes: [ExitCode] = []
    var failures: [ExitCode] = []
    for files in meals {
      try Task.checkCancellation()
      var result = PlateResult(files: files)
      try await fill(&result)
      if context.output.form == .json || result.error == nil { try context.output.show(result) }
      if let error = result.error {
        failures.append(context.output.report(error, in: files[0]))
      } else {
        codes.append(result.exitCode)
      }
    }
    return Context.summary(of: codes, failures: failures)
  }

  private func checkFiles() throws {
    guard options.saveSent == nil || options.images.count == 1 else {
      throw usage("--save-sent takes one picture", hint: "name the pictures one at a time")
    }
    guard options.each || options.images.count <= Self.mostPictures else {
      throw usage(
        "\(options.images.count) pictures are too many for one meal",
        hint: "--each takes every picture as a meal of its own"
      )
    }
    guard options.record == nil || options.replay == nil else {
      throw usage("--record and --replay exclude each other", hint: nil)
    }
  }

  private func usage(_ summary: String, hint: String?) -> Failure {
    Failure(summary, hint: hint, exitCode: .usage, code: "usage")
  }

  /// Puts all that can be known into the result; what keeps something away is its error.
  private func fill(_ result: inout PlateResult) async throws {
    do {
      try await answer(&result)
    } catch let error as CancellationError {
      throw error
    } catch let error as any Explained {
      result.error = error
    }
  }

  private func answer(_ result: inout PlateResult) async throws {
    result.pictures = try prepare(result.files)
    if let path = options.saveSent { try save(result.pictures, at: path) }
    let services = try session.services(options.source)
    result.service = services.first { $0.obstacle == nil } ?? services.first
    guard !common.dryRun else {
      result.isRehearsal = true
      return
    }
    let numbers = options.numbers ?? session.numbers
    let plate = try PlateReader(session, numbers: numbers, logs: options.log)
    let answer = try await ask(services, &result)
    try await plate.read(answer, into: &result, options, common, context)
  }

  // MARK: - Pictures

  private func prepare(_ images: [String]) throws -> [SentPicture] {
    let format = PictureFormat(longEdge: session.longEdge)
    return try images.map { image in
      try Task.checkCancellation()
      let bytes = try image == "-" ? context.input.bytes() : tools.read(image)
      do throws(PictureError) {
        return SentPicture(file: image, picture: try PictureReader().prepare(bytes, as: format))
      } catch {
        throw UnreadablePicture(file: image, error: error)
      }
    }
  }

  private func save(_ pictures: [SentPicture], at path: String) throws {
    for sent in pictures {
      if path == "-" {
        throw usage("--save-sent writes a file", hint: "name one")
      }
      try tools.write(sent.picture.bytes, path)
    }
  }

  // MARK: - Asking

  private var tape: Tape {
    if let folder = options.record { return .record(tools.recordings(folder)) }
    if let folder = options.replay { return .replay(tools.recordings(folder)) }
    return .none
  }

  private func ask(
    _ services: [ServiceStatus],
    _ result: inout PlateResult
  ) async throws -> LookupResult {
    let plate = PlateQuestion(
      pictures: result.pictures.map {
        .init(bytes: $0.picture.bytes, mediaType: $0.picture.mediaType)
      },
      note: options.note,
      wantsNutrients: (options.numbers ?? session.numbers) != .database
    )
    let attempts = Attempts(context.output)
    defer { attempts.finish() }
    let lookup = try session.lookup(options.source, tape, attempts.note)
    if options.replay == nil, let service = result.service, service.obstacle == nil {
      attempts.begin(service.name)
    }
    let answer = try await lookup.ask(
      FoodQuestion(.photo(plate), languages: session.language.map { [$0] } ?? ["en"])
    )
    result.attempts = attempts.count(of: answer)
    if let asked = answer.source?.name ?? answer.failure?.source,
      let service = services.first(where: { $0.name == asked })
    {
      result.service = service
    }
    guard answer.source == nil, let failure = answer.failure else { return answer }
    guard options.replay != nil else { throw PhotoFailure(failure) }
    // Everybody who was not recorded fails too; a damaged recording is what matters.
    let damaged = answer.failures.first { $0.kind == .malformed }
    throw PhotoFailure(damaged ?? answer.failures.first ?? failure, isReplayed: true)
  }
}

/// Counts how often somebody was asked, and tells a person who waits what is going on.
private final class Attempts: Sendable {
  private let output: Output
  private let further = Mutex(0)

  init(_ output: Output) { self.output = output }

  func begin(_ name: String) {
    output.status("asking \(name) …")
  }

  var note: @Sendable (RetryNotice) -> Void {
    { notice in
      self.further.withLock { $0 += 1 }
      self.output.status("\(notice.summary)")
    }
  }

  func finish() { output.clearStatus() }

  /// Each one who was asked counts once, and once more for each further attempt.
  func count(of result: LookupResult) -> Int {
    let asked = result.failures.count(where: \.wasAsked) + (result.source == nil ? 0 : 1)
    return asked + further.withLock { $0 }
  }
}

/// A picture that could not be read, by its name.
struct UnreadablePicture: Explained {
  let file: String
  let error: PictureError

  var summary: String { "\(file == "-" ? "standard input" : file): \(error.summary)" }
  var hint: String? { error.hint }
  var exitCode: ExitCode { .unreadableInput }
  var code: String { "unreadable_picture" }
}
