// FoodData Central writes the same field now as a number, now as text, now as null.
extension KeyedDecodingContainer {
  /// A text; a number is written out. Empty where there is none.
  func text(_ key: Key) throws -> String {
    do {
      let text = try decodeIfPresent(String.self, forKey: key) ?? ""
      guard !text.utf8.contains(0) else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: self,
          debugDescription: "a NUL byte"
        )
      }
      return text
    } catch DecodingError.typeMismatch {
      if let whole = try? decode(Int.self, forKey: key) { return String(whole) }
      return String(try decode(Double.self, forKey: key))
    }
  }

  /// A number, which may stand in quotes; `nil` where there is none.
  func number(_ key: Key) throws -> Double? {
    do {
      return try decodeIfPresent(Double.self, forKey: key)
    } catch DecodingError.typeMismatch {
      return try quoted(key) { Double($0) }
    }
  }

  /// A whole number, which may stand in quotes; `nil` where there is none.
  func whole(_ key: Key) throws -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch DecodingError.typeMismatch {
      return try quoted(key) { Int($0) }
    }
  }

  /// The elements of a list that are not null; none where there is no list.
  func list<Element: Decodable>(_ key: Key, of _: Element.Type) throws -> [Element] {
    try decodeIfPresent([Element?].self, forKey: key)?.compactMap(\.self) ?? []
  }

  private func quoted<Number>(_ key: Key, _ read: (Substring) -> Number?) throws -> Number? {
    var text = try decode(String.self, forKey: key)[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    guard !text.isEmpty else { return nil }
    guard let number = read(text) else {
      let reason = "\"\(text.prefix(40))\" is no number"
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: reason)
    }
    return number
  }
}
