/// A value that a statement takes or gives.
package enum SQLiteValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue {
  package static func text(_ value: String?) -> SQLiteValue { value.map { .text($0) } ?? .null }
  package static func real(_ value: Double?) -> SQLiteValue { value.map { .real($0) } ?? .null }
  package static func integer(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
  package static func integer(_ value: Int64?) -> SQLiteValue {
    value.map { .integer($0) } ?? .null
  }
}

extension SQLiteValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
}
