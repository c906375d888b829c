import Calendar
import FoodSources
import HTTP
import SourceConformance
import Synchronization
import Testing

@testable import VisionSource

struct ConformanceTests {
  /// A client with the same answer for everybody.
  private final class SameAnswer: HTTPClient {
    let response: HTTPResponse

    init(_ response: HTTPResponse) { self.response = response }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      try await Task.sleep(for: .milliseconds(1))
      return response
    }

    func stream(
      _ request: HTTPRequest,
      onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
      onBody: @escaping @Sendable ([UInt8]) throws -> Void
    ) async throws { throw MadeClient.Unexpected() }
  }

  @Test(arguments: VisionService.API.allCases)
  func holdsToWhatEverySourceHoldsTo(api: VisionService.API) async throws {
    let plate = #"{"dishes":[{"name":"cooked white rice","grams":180}],"questions":[]}"#
    let source = VisionSource(
      VisionSource.about("made", "made up", secret: "made_api_key"),
      VisionService(name: "made", api: api, address: "https://service.example", model: "m"),
      client: SameAnswer(api == .messages ? .message(plate) : .chat(plate)),
      key: { VisionSource.canary },
      now: { .init(milliseconds: 0) }
    )
    let subject = ConformanceSubject(
      source,
      samples: [.plate(), .plate(note: "no salt", pictures: 2)],
      timeLimit: .seconds(20),
      clock: ContinuousClock()
    )
    var results: [CheckResult] = []
    try await Conformance.run(subject) { results.append($0) }
    #expect(results.filter { $0.verdict == .failed } == [])
    let looked = results.filter { $0.verdict == .passed }.map(\.check)
    #expect(looked.contains("answers_photo") && looked.contains("dishes_make_sense"))
  }
}
