import Calendar
import FoodSources
import HTTP
import JSON

/// Puts what went wrong with a service into words, with no key in them.
struct FailureWords {
  let service: VisionService
  let key: String?
  let now: Instant

  private var name: String { service.name }

  /// An exchange that came to nothing.
  func failure(_ failure: HTTPFailure) -> SourceFailure {
    let kind: SourceFailure.Kind =
      switch failure.kind {
      case .timedOut: .timedOut
      case .cannotConnect, .interrupted, .tls: .unavailable
      case .notAllowed: .notAllowed
      case .tooLarge, .malformed: .malformed
      }
    return SourceFailure(
      source: name,
      kind,
      "\(name): \(failure.message)",
      // A certificate that is wrong stays so.
      isWorthRetrying: failure.kind == .tls ? false : nil
    )
  }

  /// An answer that is a complaint, by its status or by what stands in it.
  func failure(_ complaint: Complaint?, _ head: HTTPResponseHead) -> SourceFailure {
    let isFailure = !(200..<300).contains(head.status)
    let status = isFailure ? head.status : complaint?.status ?? 400
    let retry = RetryHeaders(head, now: now)
    let (kind, words) = meaning(of: status, complaint)
    let said = complaint.map { Scrubbing(key: key).line($0.message) } ?? ""
    let isSpent = kind == .rateLimited && isQuota(complaint)
    return SourceFailure(
      source: name,
      kind,
      said.isEmpty ? "\(name) \(words)" : "\(name) \(words): \(said)",
      retryAfter: isFailure ? retry.retryAfter ?? complaint?.retryAfter : nil,
      isWorthRetrying: isSpent ? false : isFailure ? retry.isWorthRetrying : nil
    )
  }

  private func meaning(
    of status: Int,
    _ complaint: Complaint?
  ) -> (SourceFailure.Kind, String) {
    if let complaint, let meaning = meaning(of: complaint, status) { return meaning }
    return switch status {
    case 300..<400: (.malformed, "is no longer at this address (status \(status))")
    case 401, 403: (.notSetUp, "does not take the key (status \(status))")
    case 402: (.refused, "wants to be paid (status 402)")
    case 404, 405, 410: (.notSetUp, "has no such model or address (status \(status))")
    case 408, 409, 500...528, 530...599: (.unavailable, "is out of order (status \(status))")
    case 413: (.refused, "finds the pictures too large (status 413)")
    case 429: (.rateLimited, "allows no more for now (status 429)")
    case 529: (.unavailable, "is overloaded (status 529)")
    default: (.refused, "refuses the question (status \(status))")
    }
  }

  /// What the words of a complaint mean, where they tell more than its status.
  private func meaning(
    of complaint: Complaint,
    _ status: Int
  ) -> (SourceFailure.Kind, String)? {
    guard status < 500 else { return nil }
    let said = complaint.message.lowercased()
    if complaint.isAbout("content_filter", "content_policy", "safety") {
      return (.refused, "will not look at this")
    }
    let isAboutKey =
      complaint.isAbout("invalid_api_key", "api_key_invalid", "authentication_error")
      || said.hasPrefix("incorrect api key") || said.hasPrefix("invalid api key")
    if isAboutKey { return (.notSetUp, "does not take the key") }
    let isAboutModel =
      complaint.isAbout("model_not_found", "deploymentnotfound")
      || status == 404 && said.contains("model")
    if isAboutModel { return (.notSetUp, "does not have the model \(service.model)") }
    return nil
  }

  /// Whether what was paid for is used up, which no waiting mends.
  private func isQuota(_ complaint: Complaint?) -> Bool {
    guard let complaint, complaint.retryAfter == nil else { return false }
    return complaint.isAbout("insufficient_quota", "billing")
  }

  // MARK: - Answers that are none

  /// Something that is not the JSON that was due.
  func unreadable(_ body: [UInt8], _ head: HTTPResponseHead) -> SourceFailure {
    guard (200..<300).contains(head.status) else { return failure(nil, head) }
    let what =
      switch body.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      case nil: "nothing"
      case UInt8(ascii: "<"): "a web page"
      case UInt8(ascii: "{"): "JSON that is cut off or something else"
      default: "something else"
      }
    return malformed("\(name) sent \(what) where an answer was due")
  }

  func ended(_ ending: Reply.Ending) -> SourceFailure? {
    switch ending {
    case .finished: nil
    case .cut:
      malformed(
        "\(name): the answer was cut off at the most tokens there may be; nothing of it is used"
      )
    case .refused(let words):
      SourceFailure(source: name, .refused, "\(name) will not answer\(quoted(words))")
    case .filtered:
      SourceFailure(
        source: name,
        .refused,
        "\(name) will not answer: a content filter took it away"
      )
    }
  }

  func noDishes(_ reply: Reply) -> SourceFailure {
    malformed("\(name) answered with no list of dishes\(quoted(reply.text))")
  }

  func unreadable(_ flaw: ShapeFlaw) -> SourceFailure {
    malformed("\(name) answered with dishes that cannot be read: \(flaw.description)")
  }

  private func malformed(_ message: String) -> SourceFailure {
    SourceFailure(source: name, .malformed, message)
  }

  /// The beginning of what a model said, so that a person sees what went on.
  private func quoted(_ words: String?) -> String {
    let line = words.flatMap { Scrubbing(key: key).line($0).line(120) }
    return line.map { ": \"\($0)\"" } ?? ""
  }
}
