import CSIMDJSON
package import JSON

/// Picks single values out of JSON objects without building them, as fast as they can be read. For
/// one task at a time.
@safe package final class JSONPicker {
  private let handle: OpaquePointer

  /// The corresponding C function is `reset_json_picker_new`.
  ///
  /// - Parameter paths: The keys on the way to each value that is wanted; an empty key stands for
  ///   each element of a list. No key may hold a quotation mark or be written with an escape.
  package init(_ paths: [[String]]) {
    guard let handle = unsafe reset_json_picker_new() else { fatalError("no memory") }
    unsafe self.handle = handle
    for (number, path) in paths.enumerated() {
      let text = path.joined(separator: "\u{1F}")
      guard unsafe reset_json_picker_want(handle, text, UInt32(number)) else {
        fatalError("no memory")
      }
    }
  }

  deinit { unsafe reset_json_picker_free(handle) }

  /// How many bytes there must be behind a text; they are looked at and say nothing.
  package static var padding: Int { reset_json_padding() }

  /// Hands each wanted value of the object that stands in `range` of `bytes` to `body`, in the order
  /// of the text. Lists and objects are handed over by their parts alone, `null` not at all.
  /// The corresponding C function is `reset_json_pick`.
  ///
  /// - Parameters:
  ///   - bytes: A text with at least `padding` bytes behind it.
  ///   - body: Gets the number of the path, which element of a list the value belongs to, and it.
  /// - Returns: Whether the text is a JSON object, and nothing else.
  package func pick(
    from bytes: [UInt8],
    in range: Range<Int>,
    _ body: (_ path: Int, _ element: Int, _ value: JSON) -> Void
  ) -> Bool {
    precondition(range.upperBound + Self.padding <= bytes.count, "the text lacks its padding")
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      let text = unsafe (start + range.lowerBound).assumingMemoryBound(to: CChar.self)
      var count = 0
      guard let values = unsafe reset_json_pick(handle, text, range.count, &count) else {
        return false
      }
      for index in 0..<count {
        let value = unsafe values[index]
        guard let json = unsafe JSON(value) else { continue }
        unsafe body(Int(value.path), Int(value.element), json)
      }
      return true
    }
  }

  /// Where the next line ends in `range`; `nil` where it goes on. The C function is `memchr`.
  package static func lineEnd(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    precondition(range.upperBound <= bytes.count, "out of bounds")
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let found = unsafe reset_json_line_end(start + range.lowerBound, range.count)
      return found == range.count ? nil : range.lowerBound + found
    }
  }
}

extension JSON {
  fileprivate init?(_ value: reset_json_value) {
    switch unsafe value.kind {
    case RESET_JSON_TEXT:
      let bytes = unsafe UnsafeRawBufferPointer(start: value.text, count: value.length)
      self = .string(unsafe String(decoding: bytes, as: UTF8.self))
    case RESET_JSON_NUMBER: self = .number(unsafe value.number)
    case RESET_JSON_TRUE: self = .bool(true)
    case RESET_JSON_FALSE: self = .bool(false)
    default: return nil
    }
  }
}
