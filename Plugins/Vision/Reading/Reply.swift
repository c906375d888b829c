import FoodSources
import JSON

/// What a model said, out of the frame that its server puts around it.
///
/// The frame is told by its shape and not by who was asked: whoever speaks for another keeps its
/// ways.
struct Reply: Equatable {
  enum Ending: Equatable {
    case finished
    /// At the most tokens that were allowed, in the middle of it.
    case cut
    /// The model will not answer; its words where it gave any.
    case refused(String?)
    /// A filter of the server took the answer away.
    case filtered
  }

  /// What it wrote, its thoughts left out; empty where nothing.
  var text = ""
  /// The arguments of the tools that it called.
  var calls: [JSON] = []
  var ending = Ending.finished
  var usage: TokenUsage?
  var model: String?

  /// `nil` for what is no answer of a model.
  init?(_ json: JSON) {
    if let choices = json["choices"]?.elements {
      self.init(chat: json, choices)
    } else if let candidates = json["candidates"]?.elements {
      self.init(candidates: candidates, json)
    } else if let output = json["output"]?.elements {
      self.init(output: output, json)
    } else if let content = json["content"]?.elements, json["stop_reason"] != nil {
      self.init(message: content, json)
    } else {
      return nil
    }
    model = (json["model"] ?? json["modelVersion"])?.words
  }

  // MARK: - The four frames

  /// Anthropic's Messages.
  private init(message content: [JSON], _ json: JSON) {
    for block in content {
      switch block["type"]?.words {
      case "text": text += block["text"]?.words ?? ""
      case "tool_use": if let input = block["input"] { calls.append(input) }
      default: break
      }
    }
    switch json["stop_reason"]?.words {
    case "max_tokens", "model_context_window_exceeded": ending = .cut
    case "refusal":
      ending = .refused(json["stop_details"]?["explanation"]?.words ?? (text.isEmpty ? nil : text))
    default: break
    }
    usage = TokenUsage(json["usage"], input: "input_tokens", output: "output_tokens")
  }

  /// OpenAI's Chat Completions.
  private init(chat json: JSON, _ choices: [JSON]) {
    let choice = choices.first ?? .null
    let message = choice["message"] ?? .null
    text = message["content"]?.textOrParts ?? ""
    for call in message["tool_calls"]?.elements ?? [] {
      guard let function = call["function"], let arguments = function["arguments"] else { continue }
      // Text by the book; some send the object itself.
      calls.append(arguments.words.flatMap { try? JSON(reading: Array($0.utf8)) } ?? arguments)
    }
    switch choice["finish_reason"]?.words {
    case "length": ending = .cut
    case "content_filter": ending = .filtered
    default: break
    }
    if let refusal = message["refusal"]?.words { ending = .refused(refusal) }
    usage = TokenUsage(json["usage"], input: "prompt_tokens", output: "completion_tokens")
  }

  /// OpenAI's Responses.
  private init(output: [JSON], _ json: JSON) {
    for part in output.flatMap({ $0["content"]?.elements ?? [] }) {
      switch part["type"]?.words {
      case "output_text": text += part["text"]?.words ?? ""
      case "refusal": ending = .refused(part["refusal"]?.words)
      default: break
      }
    }
    for call in output where call["type"]?.words == "function_call" {
      guard let arguments = call["arguments"]?.words else { continue }
      if let input = try? JSON(reading: Array(arguments.utf8)) { calls.append(input) }
    }
    switch json["incomplete_details"]?["reason"]?.words {
    case "content_filter": ending = .filtered
    case .some: ending = .cut
    case nil: break
    }
    usage = TokenUsage(json["usage"], input: "input_tokens", output: "output_tokens")
  }

  /// Google's generateContent.
  private init(candidates: [JSON], _ json: JSON) {
    let first = candidates.first ?? .null
    let parts = first["content"]?["parts"]?.elements ?? []
    text = parts.compactMap { $0["text"]?.words }.joined()
    calls = parts.compactMap { $0["functionCall"]?["args"] }
    switch first["finishReason"]?.words {
    case "MAX_TOKENS": ending = .cut
    case "STOP", nil: break
    case .some: ending = .filtered
    }
    usage = TokenUsage(
      json["usageMetadata"],
      input: "promptTokenCount",
      output: "candidatesTokenCount"
    )
  }
}

extension TokenUsage {
  fileprivate init?(_ json: JSON?, input: String, output: String) {
    guard let read = json?[input]?.whole, let written = json?[output]?.whole else { return nil }
    self.init(input: read, output: written)
  }
}

extension JSON {
  /// The elements, where this is a list.
  var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text, where this is one.
  var words: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var whole: Int? {
    guard case .int(let number) = self else { return nil }
    return number
  }

  /// A text, or the texts of a list of parts one after the other.
  fileprivate var textOrParts: String? {
    words ?? elements.map { $0.compactMap { $0["text"]?.words }.joined() }
  }
}
