package import Calendar
package import FoodSources
package import HTTP
import JSON

/// An AI service that looks at pictures of a meal and names the dishes on it.
///
/// Consent, retries and recording are wrappers' business and the settings'.
package struct VisionSource: FoodSource {
  package let about: SourceDescription
  private let service: VisionService
  private let client: any HTTPClient
  private let key: @Sendable () async throws -> String?
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - about: What it is; `about(_:secret:)` makes one.
  ///   - service: Which service, and how it is spoken to.
  ///   - client: What sends the requests.
  ///   - key: The person's key, `nil` where the service wants none; throws `SourceFailure` where it
  ///     is missing. It is sent in a header and goes nowhere else.
  ///   - now: The time, for services that name the time when they may be asked again.
  package init(
    _ about: SourceDescription,
    _ service: VisionService,
    client: any HTTPClient,
    key: @escaping @Sendable () async throws -> String?,
    now: @escaping @Sendable () -> Instant
  ) {
    self.about = about
    self.service = service
    self.client = client
    self.key = key
    self.now = now
  }

  /// What a service is, whatever its model and address.
  ///
  /// - Parameters:
  ///   - name: How it is called in the settings.
  ///   - title: Its name for people.
  ///   - secret: The name of its key; `nil` where it may do without.
  package static func about(_ name: String, _ title: String, secret: String?) -> SourceDescription {
    SourceDescription(
      name: name,
      kind: .network,
      capabilities: [.photo],
      asked: "the dishes on pictures (\(title))",
      leaves: "the pictures, made smaller and without metadata, your note, and your key",
      secret: secret
    )
  }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    guard case .photo(let plate) = question.subject else {
      throw SourceFailure(
        source: service.name,
        .unsupported,
        "\(service.name) looks at pictures only"
      )
    }
    let key = try await key()
    var forms = service.form.map { [$0] } ?? AnswerForm.allCases
    while true {
      let form = forms.removeFirst()
      let request = VisionRequest(
        service: service,
        plate: plate,
        form: form,
        languages: question.languages
      )
      let (response, words) = try await exchange(request.http(key: key), key)
      do {
        return try read(response, words)
      } catch let refusal as RefusedForm {
        // Older and smaller servers do not know every way to hold a model to a form.
        guard !forms.isEmpty, refusal.complaint.refuses(form) else { throw refusal.failure }
      }
    }
  }

  private func exchange(
    _ request: HTTPRequest,
    _ key: String?
  ) async throws -> (HTTPResponse, FailureWords) {
    do {
      let response = try await client.send(request)
      return (response, FailureWords(service: service, key: key, now: now()))
    } catch let failure as HTTPFailure {
      throw FailureWords(service: service, key: key, now: now()).failure(failure)
    }
  }

  // MARK: - Reading

  /// A failure that may be about the form that was asked for.
  private struct RefusedForm: Error {
    let complaint: Complaint
    let failure: SourceFailure
  }

  /// - Throws: `SourceFailure`, or `RefusedForm`.
  private func read(_ response: HTTPResponse, _ words: FailureWords) throws -> FoodAnswer {
    guard let json = try? JSON(reading: response.body) else {
      throw words.unreadable(response.body, response.head)
    }
    let complaint = Complaint(json)
    guard (200..<300).contains(response.head.status), complaint == nil else {
      let failure = words.failure(complaint, response.head)
      guard failure.kind == .refused, let complaint else { throw failure }
      throw RefusedForm(complaint: complaint, failure: failure)
    }
    guard let reply = Reply(json) else { throw words.unreadable(response.body, response.head) }
    if let failure = words.ended(reply.ending) { throw failure }
    return try answer(reply, words)
  }

  private func answer(_ reply: Reply, _ words: FailureWords) throws -> FoodAnswer {
    for value in reply.calls + WrittenJSON(in: reply.text).values {
      do throws(ShapeFlaw) {
        guard let plate = try PlateReading(value) else { continue }
        var answer = FoodAnswer(
          dishes: plate.dishes,
          questions: plate.questions,
          usage: reply.usage
        )
        answer.model = AnsweringModel(
          name: reply.model?.line(120) ?? service.model,
          promptVersion: Prompt.version
        )
        answer.raw = reply.text.isEmpty ? value.text : reply.text
        return answer
      } catch {
        throw words.unreadable(error)
      }
    }
    throw words.noDishes(reply)
  }
}
