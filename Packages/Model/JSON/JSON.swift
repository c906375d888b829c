/// A JSON value whose objects keep the order of their keys.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One key of an object and its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

/// A value that shows itself as JSON, the same way everywhere.
package protocol JSONRepresentable {
  var json: JSON { get }
}

extension JSON {
  package static func string(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// A number, or `null` where it is unknown or not finite.
  package static func number(_ value: Double?) -> JSON {
    guard let value, value.isFinite else { return .null }
    return .number(value)
  }

  package static func strings(_ values: [String]?) -> JSON {
    values.map { .array($0.map { .string($0) }) } ?? .null
  }

  package static func array(_ values: [some JSONRepresentable]) -> JSON {
    .array(values.map(\.json))
  }

  /// The value under `key`, if this is an object that has it.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// This object with `members` after its own.
  package func adding(_ members: Member...) -> JSON {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}
