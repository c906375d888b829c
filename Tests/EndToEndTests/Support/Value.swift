import FoundationEssentials

/// Any JSON value, as another program reads it.
enum Value: Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Value])
  case object([String: Value])

  /// Reads one line of JSON.
  init(line: String) throws { self = try JSONDecoder().decode(Value.self, from: Data(line.utf8)) }

  subscript(key: String) -> Value? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  subscript(index: Int) -> Value? {
    guard case .list(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var values: [Value]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  var count: Int? { values?.count }
}

extension Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([Value].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }
}

extension Outcome {
  /// What was printed, each line one JSON object.
  var objects: [Value] { get throws { try lines.map(Value.init(line:)) } }

  /// The error that was told on standard error under `--json`.
  var error: Value { get throws { try Value(line: errors) } }
}
