import FoodSources
import FoundationEssentials
import HTTP
import JSON

/// A question about a plate as a request, without the key.
struct VisionRequest {
  let service: VisionService
  let plate: PlateQuestion
  let form: AnswerForm
  let languages: [String]

  /// The version of Anthropic's API that requests and answers here are written for.
  private static let anthropicVersion = "2026-10-21"

  /// - Parameter key: The person's key; `nil` where the service wants none.
  func http(key: String?) -> HTTPRequest {
    var headers = [
      HTTPHeader("content-type", "application/json"), HTTPHeader("accept", "application/json"),
    ]
    switch service.api {
    case .messages:
      headers.append(HTTPHeader("anthropic-version", Self.anthropicVersion))
      if let key { headers.append(HTTPHeader("x-api-key", key)) }
    case .chat:
      if let key { headers.append(HTTPHeader("authorization", "Bearer \(key)")) }
    }
    return HTTPRequest(
      method: "POST",
      url: service.destination,
      headers: headers,
      body: Array(body.text.utf8),
      timeout: service.timeout,
      maximumBodySize: 4 << 20,
      // Whoever redirects would be sent the pictures and the key.
      policy: HTTPPolicy(maximumRedirects: 0, allowsOtherHosts: false)
    )
  }

  /// The body. No sampling parameters: newer models refuse them.
  var body: JSON {
    let prompt = Prompt(plate, languages: languages, form: form)
    let schema = AnswerSchema(wantsNutrients: plate.wantsNutrients).json
    return switch service.api {
    case .messages: messages(prompt, schema)
    case .chat: chat(prompt, schema)
    }
  }

  // MARK: - Anthropic's Messages

  private func messages(_ prompt: Prompt, _ schema: JSON) -> JSON {
    func text(_ text: String) -> JSON { ["type": "text", "text": .string(text)] }
    let pictures = plate.pictures.map { picture -> JSON in
      [
        "type": "image",
        "source": [
          "type": "base64", "media_type": .string(picture.mediaType),
          "data": .string(picture.base64),
        ],
      ]
    }
    let content = (prompt.note.map { [text($0)] } ?? []) + pictures + [text(prompt.task)]
    let request: JSON = [
      "model": .string(service.model),
      "max_tokens": .int(VisionService.longestReply),
      "messages": .array([["role": "user", "content": .array(content)]]),
    ]
    switch form {
    case .schema:
      let format: JSON = ["type": "json_schema", "schema": schema]
      return request.adding(.init("output_config", ["format": format]))
    case .tool:
      let tool: JSON = [
        "name": .string(AnswerSchema.name), "description": .string(AnswerSchema.description),
        "input_schema": schema,
      ]
      let choice: JSON = ["type": "tool", "name": .string(AnswerSchema.name)]
      return request.adding(.init("tools", .array([tool])), .init("tool_choice", choice))
    case .plain: return request
    }
  }

  // MARK: - OpenAI's Chat Completions

  private func chat(_ prompt: Prompt, _ schema: JSON) -> JSON {
    func text(_ text: String) -> JSON { ["type": "text", "text": .string(text)] }
    let pictures = plate.pictures.map { picture -> JSON in
      let address = "data:\(picture.mediaType);base64,\(picture.base64)"
      return ["type": "image_url", "image_url": ["url": .string(address), "detail": "high"]]
    }
    let content = (prompt.note.map { [text($0)] } ?? []) + pictures + [text(prompt.task)]
    let request: JSON = [
      "model": .string(service.model),
      "messages": .array([["role": "user", "content": .array(content)]]),
    ]
    let limited = request.adding(
      .init(service.limitKey.rawValue, .int(VisionService.longestReply))
    )
    let name = JSON.string(AnswerSchema.name)
    switch form {
    case .schema:
      let format: JSON = [
        "type": "json_schema",
        "json_schema": ["name": name, "strict": .bool(true), "schema": schema],
      ]
      return limited.adding(.init("response_format", format))
    case .tool:
      let function: JSON = [
        "name": name, "description": .string(AnswerSchema.description), "parameters": schema,
      ]
      let tool: JSON = ["type": "function", "function": function]
      let choice: JSON = ["type": "function", "function": ["name": name]]
      return limited.adding(.init("tools", .array([tool])), .init("tool_choice", choice))
    case .plain: return limited
    }
  }
}

extension PlateQuestion.Picture {
  fileprivate var base64: String { Data(bytes).base64EncodedString() }
}
