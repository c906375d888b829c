package import JSON

/// A result that shows itself to people as text and to programs as JSON.
package protocol Presentable: JSONRepresentable {
  /// The result as text, without a line end after the last line.
  func text(_ style: Style) -> StyledText
}

extension JSON {
  /// This object as a top-level one, with the version of the contract as its first key.
  package var versioned: JSON {
    let version = Member("schema_version", .int(1))
    guard case .object(let members) = self else {
      return .object([version, Member("value", self)])
    }
    return .object([version] + members.filter { $0.key != version.key })
  }
}
