import Calendar
import FoodSources
import HTTP
import Synchronization

@testable import VisionSource

/// A client that gives answers that were laid out before, and keeps what it was asked.
final class MadeClient: HTTPClient {
  struct Unexpected: Error {}

  private let answers: Mutex<[HTTPResponse]>
  private let asked = Mutex<[HTTPRequest]>([])

  init(_ answers: HTTPResponse...) { self.answers = Mutex(answers) }

  var requests: [HTTPRequest] { asked.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    asked.withLock { $0.append(request) }
    return try answers.withLock { answers in
      guard !answers.isEmpty else { throw Unexpected() }
      return answers.removeFirst()
    }
  }

  func stream(
    _ request: HTTPRequest,
    onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
    onBody: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws { throw Unexpected() }
}

extension HTTPResponse {
  init(_ status: Int, _ body: String, _ headers: [HTTPHeader] = []) {
    self.init(head: HTTPResponseHead(status: status, headers: headers), body: Array(body.utf8))
  }

  /// What Anthropic says when the model wrote `text`.
  static func message(_ text: String, stop: String = "end_turn") -> HTTPResponse {
    HTTPResponse(
      200,
      """
      {"type":"message","model":"claude-haiku-5-5","content":[{"type":"text","text":\(quoted(text))}],\
      "stop_reason":"\(stop)","usage":{"input_tokens":1500,"output_tokens":80}}
      """
    )
  }

  /// What OpenAI says when the model wrote `text`.
  static func chat(_ text: String, finish: String = "stop") -> HTTPResponse {
    HTTPResponse(
      200,
      """
      {"object":"chat.completion","model":"gpt","choices":[{"index":0,"finish_reason":"\(finish)",\
      "message":{"role":"assistant","content":\(quoted(text))}}],\
      "usage":{"prompt_tokens":1500,"completion_tokens":80}}
      """
    )
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

extension VisionSource {
  static let canary = "sk-canary-0123456789abcdef"

  init(
    _ client: MadeClient,
    api: VisionService.API = .messages,
    form: AnswerForm? = nil,
    key: String? = canary
  ) {
    self.init(
      Self.about("made", "made up", secret: "made_api_key"),
      VisionService(
        name: "made",
        api: api,
        address: "https://service.example",
        model: "model-1",
        form: form
      ),
      client: client,
      key: { key },
      now: { Instant(milliseconds: 1_796_040_000_000) }
    )
  }
}

extension FoodQuestion {
  static func plate(note: String = "", pictures: Int = 1, numbers: Bool = false) -> FoodQuestion {
    let picture = PlateQuestion.Picture(bytes: [0xFF, 0xD8, 0xFF, 0xD9], mediaType: "image/jpeg")
    let plate = PlateQuestion(
      pictures: Array(repeating: picture, count: pictures),
      note: note,
      wantsNutrients: numbers
    )
    return FoodQuestion(.photo(plate))
  }
}
