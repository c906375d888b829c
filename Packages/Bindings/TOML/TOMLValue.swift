/// A value in TOML text.
package enum TOMLValue: Sendable {
  case string(String)
  case integer(Int64)
  case double(Double)
  case bool(Bool)
  /// A date, a time or both, as TOML writes it.
  case date(String)
  case array([TOMLValue])
  case table([String: TOMLValue])

  /// What kind of value this is, for a message: "text", "a whole number".
  package var kind: String {
    switch self {
    case .string: "text"
    case .integer: "a whole number"
    case .double: "a number"
    case .bool: "true or false"
    case .date: "a date"
    case .array: "a list"
    case .table: "a table"
    }
  }
}

extension TOMLValue: Equatable {
  /// Equal in kind and content; "not a number" equals itself, so that text read twice is equal.
  package static func == (a: TOMLValue, b: TOMLValue) -> Bool {
    switch (a, b) {
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.integer(let a), .integer(let b)): a == b
    case (.double(let a), .double(let b)): a == b || (a.isNaN && b.isNaN)
    case (.bool(let a), .bool(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.table(let a), .table(let b)): a == b
    default: false
    }
  }
}

extension TOMLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: TOMLValue...) { self = .array(elements) }
}
