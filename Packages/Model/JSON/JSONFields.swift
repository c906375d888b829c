/// The keys of a JSON object, read strictly: what is missing, of another kind or not known is told
/// with its place, for the person who wrote the program it came from.
///
/// A key whose value is `null` counts as not there.
package struct JSONFields: Sendable {
  /// Where the object stands, such as `foods[2].per_100`; empty for the outermost.
  package let path: String
  private let members: [String: JSON]

  /// - Parameter known: The keys the object may have: a key with a typing mistake would lose what it
  ///   holds without a word.
  package init(
    _ json: JSON,
    at path: String = "",
    known: some Collection<String>
  ) throws(ShapeFlaw) {
    guard case .object(let members) = json else {
      throw ShapeFlaw(path, "is \(json.kindName), not an object")
    }
    self.path = path
    self.members = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for member in members where !known.contains(member.key) {
      throw ShapeFlaw(place(of: member.key), "is not a key that is known there")
    }
  }

  /// The place of what stands under `key`.
  package func place(of key: String) -> String {
    let shown = key.unicodeScalars.prefix(40).map { $0.properties.isPrintable ? $0 : "?" }
    let name = String(String.UnicodeScalarView(shown))
    return path.isEmpty ? name : "\(path).\(name)"
  }

  /// Whatever stands under `key`; `nil` where nothing does.
  package subscript(key: String) -> JSON? {
    guard let value = members[key], value != .null else { return nil }
    return value
  }

  package func value(_ key: String) throws(ShapeFlaw) -> JSON {
    guard let value = self[key] else { throw ShapeFlaw(place(of: key), "is missing") }
    return value
  }

  package func optionalText(_ key: String) throws(ShapeFlaw) -> String? {
    guard let value = self[key] else { return nil }
    return try value.text(at: place(of: key))
  }

  /// A text with something in it besides space.
  package func text(_ key: String) throws(ShapeFlaw) -> String {
    let text = try value(key).text(at: place(of: key))
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ShapeFlaw(place(of: key), "is empty")
    }
    return text
  }

  package func optionalNumber(_ key: String) throws(ShapeFlaw) -> Double? {
    switch self[key] {
    case nil: return nil
    case .int(let number): return Double(number)
    case .number(let number): return number
    case .some(let other): throw ShapeFlaw(place(of: key), "is \(other.kindName), not a number")
    }
  }

  package func number(_ key: String) throws(ShapeFlaw) -> Double {
    _ = try value(key)
    return try optionalNumber(key) ?? 0
  }

  /// A number that is there to measure something.
  package func optionalAmount(_ key: String) throws(ShapeFlaw) -> Double? {
    guard let number = try optionalNumber(key) else { return nil }
    guard number >= 0 else { throw ShapeFlaw(place(of: key), "is less than 0") }
    return number
  }

  package func whole(_ key: String) throws(ShapeFlaw) -> Int {
    guard case .int(let number) = try value(key) else {
      throw ShapeFlaw(place(of: key), "is not a whole number")
    }
    return number
  }

  /// The elements of a list with their places; `nil` where there is no list.
  package func optionalList(
    _ key: String
  ) throws(ShapeFlaw) -> [(element: JSON, path: String)]? {
    guard let value = self[key] else { return nil }
    guard case .array(let elements) = value else {
      throw ShapeFlaw(place(of: key), "is \(value.kindName), not a list")
    }
    return elements.enumerated().map { ($1, "\(place(of: key))[\($0)]") }
  }

  package func optionalTexts(_ key: String) throws(ShapeFlaw) -> [String]? {
    guard let list = try optionalList(key) else { return nil }
    var texts: [String] = []
    for (element, path) in list { texts.append(try element.text(at: path)) }
    return texts
  }
}

/// Where a JSON value is not as it must be.
package struct ShapeFlaw: Error, Equatable, Sendable {
  /// Such as `foods[2].per_100.fat_g`; empty for the whole.
  package let path: String
  /// What is wrong, to follow the place.
  package let message: String

  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  package var description: String { path.isEmpty ? "it \(message)" : "\(path) \(message)" }
}

extension JSON {
  /// What it is, with its article.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .int, .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  fileprivate func text(at path: String) throws(ShapeFlaw) -> String {
    guard case .string(let text) = self else { throw ShapeFlaw(path, "is \(kindName), not text") }
    guard text.unicodeScalars.allSatisfy({ $0.isTextual }) else {
      throw ShapeFlaw(path, "holds a control character")
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a text may hold it: of the control characters only tabs and line ends.
  fileprivate var isTextual: Bool {
    properties.generalCategory != .control || self == "\t" || self == "\n" || self == "\r"
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
