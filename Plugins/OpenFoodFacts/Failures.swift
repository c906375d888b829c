import FoodSources
import HTTP
import JSON
import OpenFoodFactsProducts

extension SourceFailure {
  init(_ kind: Kind, _ message: String, retryAfter: Double? = nil) {
    self.init(source: ProductDocument.source, kind, message, retryAfter: retryAfter)
  }

  /// An exchange that came to nothing.
  init(_ failure: HTTPFailure) {
    let kind: Kind =
      switch failure.kind {
      case .timedOut: .timedOut
      case .cannotConnect, .interrupted, .tls: .unavailable
      case .tooLarge, .malformed: .malformed
      case .notAllowed: .notAllowed
      }
    self.init(kind, failure.message)
  }

  /// An answer whose status says that it is none.
  init(status head: HTTPResponseHead) {
    let pause = head["retry-after"].flatMap { Double($0) }.flatMap { $0 >= 0 ? $0 : nil }
    let said = "openfoodfacts answered with status \(head.status)"
    switch head.status {
    case 429: self.init(.rateLimited, "openfoodfacts asks for fewer questions", retryAfter: pause)
    case 401, 403: self.init(.refused, "openfoodfacts refuses to answer (status \(head.status))")
    case 408, 500...599: self.init(.unavailable, said, retryAfter: pause)
    case 300..<400: self.init(.malformed, said + ", a redirect that leads nowhere")
    case 400..<500: self.init(.refused, said)
    default: self.init(.malformed, said)
    }
  }

  /// An answer that is no JSON object.
  init(noJSON response: HTTPResponse) {
    let start = response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let what =
      switch start {
      case nil: "nothing"
      case UInt8(ascii: "<"): "a web page"
      default: "something else"
      }
    self.init(.malformed, "openfoodfacts sent \(what) where data were due")
  }

  /// JSON that holds a complaint in place of an answer, in one of the servers' ways.
  init(complaint json: JSON, status: Int) {
    let texts = [
      json["errors"].flatMap(Self.firstText), json["detail"].flatMap(Self.firstText),
      json["error"].flatMap(Self.firstText), json["status_verbose"].flatMap(Self.firstText),
    ]
    guard let text = texts.compactMap({ $0 }).first else {
      self.init(.malformed, "openfoodfacts sent an answer that holds no answer")
      return
    }
    self.init(.refused, "openfoodfacts says: \(text)")
  }

  /// What a complaint says, on one line and not at length.
  private static func firstText(_ json: JSON) -> String? {
    switch json {
    case .string(let text):
      let line = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
      return line.isEmpty ? nil : String(line.prefix(120))
    case .array(let list): return list.compactMap(firstText).first
    case .object:
      let keys = ["message", "title", "description", "msg", "lc_name", "name", "id"]
      return keys.compactMap { json[$0].flatMap(firstText) }.first
    default: return nil
    }
  }
}
