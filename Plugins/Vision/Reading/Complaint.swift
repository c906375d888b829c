import JSON

/// What a server says is wrong, in any of the forms that servers use.
struct Complaint: Equatable {
  /// Its own words; empty where it has none.
  var message = ""
  /// Its names for the trouble: `invalid_api_key`, `overloaded_error`, `API_KEY_INVALID`.
  var codes: [String] = []
  /// The status that it gives itself, also inside an answer with status 200.
  var status: Int?
  /// What of the request it is about, such as `response_format`.
  var parameter: String?
  /// Seconds to wait, where they stand in the body.
  var retryAfter: Double?

  /// `nil` where the body complains of nothing.
  init?(_ json: JSON) {
    // Some wrap it in a list of one.
    let json = json.elements?.first ?? json
    if let error = json["error"], error != .null {
      if let text = error.words {
        message = text
      } else {
        take(error)
      }
      if let code = json["code"]?.words { codes.append(code) }
    } else if let error = json["choices"]?.elements?.first?["error"], error != .null {
      // A server in between whose own server broke off.
      take(error)
    } else if let detail = json["detail"] {
      message =
        detail.words ?? detail.elements?.compactMap { $0["msg"]?.words }.joined(separator: "; ")
        ?? ""
    } else if json["type"]?.words == "error" || json["object"]?.words == "error" {
      take(json)
    } else {
      return nil
    }
  }

  private mutating func take(_ error: JSON) {
    message = error["message"]?.words ?? error["code"]?.words ?? ""
    // "Provider returned error" says nothing; what the provider said does.
    if let raw = error["metadata"]?["raw"]?.words { message += ": \(raw)" }
    codes = ["type", "code", "status"].compactMap { error[$0]?.words }
    status = error["code"]?.whole ?? error["status"]?.whole
    if status == nil, let code = error["code"]?.words { status = Int(code) }
    parameter = error["param"]?.words
    for detail in error["details"]?.elements ?? [] {
      if let reason = detail["reason"]?.words { codes.append(reason) }
      if let delay = detail["retryDelay"]?.words, delay.hasSuffix("s") {
        retryAfter = Double(delay.dropLast()).flatMap { $0 >= 0 ? $0 : nil }
      }
    }
  }

  /// Whether one of its codes has one of `words` in it.
  func isAbout(_ words: String...) -> Bool {
    codes.contains { code in
      let code = code.lowercased()
      return words.contains { code.contains($0) }
    }
  }

  /// Whether it says that the server does not know how to hold a model to `form`.
  func refuses(_ form: AnswerForm) -> Bool {
    let said = ([message, parameter ?? ""] + codes).joined(separator: " ").lowercased()
    return Self.words(of: form).contains { said.contains($0) }
  }

  private static func words(of form: AnswerForm) -> [String] {
    switch form {
    case .schema:
      [
        "response_format", "json_schema", "output_config", "output_format", "structured output",
        "json_validate_failed", "schema",
      ]
    case .tool: ["tool", "function"]
    case .plain: []
    }
  }
}
