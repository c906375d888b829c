import FoodSources
import FoundationEssentials
import HTTP

extension SourceFailure {
  init(_ kind: Kind, _ message: String, retryAfter: Double? = nil) {
    self.init(source: USDASource.about.name, kind, message, retryAfter: retryAfter)
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
  ///
  /// Of its body only the code is told, and only a known one: what else stands there may repeat
  /// what was sent.
  init(_ response: HTTPResponse) {
    let status = response.head.status
    let pause = response.head["retry-after"].flatMap { Double($0) }.flatMap { $0 >= 0 ? $0 : nil }
    let code = GatewayCode(body: response.body)
    switch (status, code) {
    case (429, _), (_, .overRateLimit):
      self.init(.rateLimited, "usda allows no more calls in this hour", retryAfter: pause)
    case (_, .missing), (_, .invalid), (_, .disabled), (_, .unverified), (_, .unauthorized):
      self.init(.notSetUp, "usda does not take the key: \(code?.words ?? "")")
    case (401, _), (403, _):
      self.init(.notSetUp, "usda does not take the key (status \(status))")
    case (408, _), (500...599, _):
      self.init(.unavailable, "usda is out of order (status \(status))", retryAfter: pause)
    case (300..<400, _): self.init(.malformed, "usda is no longer at this address (\(status))")
    case (400..<500, _): self.init(.refused, "usda refuses the question (status \(status))")
    default: self.init(.malformed, "usda answered with status \(status)")
    }
  }

  /// An answer that is not the JSON that was due.
  init(unreadable body: [UInt8]) {
    let what =
      switch body.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      case nil: "nothing"
      case UInt8(ascii: "<"): "a web page"
      case UInt8(ascii: "{"): "JSON that is cut off or something else"
      default: "something else"
      }
    self.init(.malformed, "usda sent \(what) where foods were due")
  }
}

/// The codes by which the gateway in front of the service says what is wrong.
///
/// Source: the error data of api.data.gov.
private enum GatewayCode: String {
  case missing = "API_KEY_MISSING"
  case invalid = "API_KEY_INVALID"
  case disabled = "API_KEY_DISABLED"
  case unverified = "API_KEY_UNVERIFIED"
  case unauthorized = "API_KEY_UNAUTHORIZED"
  case overRateLimit = "OVER_RATE_LIMIT"

  init?(body: [UInt8]) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(body)) else { return nil }
    self.init(rawValue: answer.error.code)
  }

  private struct Answer: Decodable {
    struct Complaint: Decodable {
      let code: String
    }

    let error: Complaint
  }

  var words: String {
    switch self {
    case .missing: "none came"
    case .invalid: "there is no such key"
    case .disabled: "it is switched off"
    case .unverified: "its owner has not confirmed it yet"
    case .unauthorized: "it is not for this service"
    case .overRateLimit: "it has no calls left"
    }
  }
}
