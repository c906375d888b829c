private let quote = UInt8(ascii: "\"")

/// Why a document could not be cut into elements. Places count bytes from the beginning.
enum JSONScanError: Error, Equatable {
  /// The document is no object.
  case noObject
  case unexpected(UInt8, at: Int)
  case truncated(at: Int)
  case tooLong(at: Int, limit: Int)

  /// One line in lower case without a full stop.
  var summary: String {
    switch self {
    case .noObject: "it holds no JSON object"
    case .unexpected(let byte, let place):
      "byte \(place): \(Self.name(of: byte)) where JSON has none"
    case .truncated(let place): "it is cut off at byte \(place)"
    case .tooLong(let place, let limit): "byte \(place): a value of more than \(limit) bytes"
    }
  }

  private static func name(of byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
  }
}

/// Cuts the arrays of a large JSON object into their elements, while its bytes come in pieces of
/// any size.
///
///     var scanner = JSONArrayScanner(["foods"])
///     for piece in pieces { try scanner.read(piece) { key, element in … } }
///     try scanner.finish()
///
/// Only one element is held at a time. It is handed out as it stands, right or wrong; all other
/// values of the object are passed over.
struct JSONArrayScanner {
  private enum Place {
    case start, firstKey, key, colon, value, firstElement, element
    case afterElement, afterValue, end
  }

  private let keys: Set<String>
  private let limit: Int
  private var place = Place.start
  private var key = ""
  /// The value being passed, and where it begins.
  private var value: JSONValueEnd?
  private var valueStart = 0
  /// What came of it in earlier pieces.
  private var pending: [UInt8] = []
  /// Where the piece being read begins.
  private var base = 0

  /// The keys whose arrays were met.
  private(set) var found: Set<String> = []

  /// - Parameters:
  ///   - keys: The keys whose arrays are wanted, compared as they stand, without escapes.
  ///   - limit: How long an element may be, so that a lost bracket does not eat the memory.
  init(_ keys: Set<String>, limit: Int = 4 << 20) {
    self.keys = keys
    self.limit = limit
  }

  /// Reads a piece and hands each element that is now whole to `body`, with the key it is under.
  ///
  /// After an error the scanner is of no use.
  mutating func read(
    _ piece: [UInt8],
    _ body: (_ key: String, _ element: ArraySlice<UInt8>) throws -> Void
  ) throws {
    var position = 0
    while position < piece.count {
      guard value == nil else {
        let start = position
        let isWhole = value?.pass(piece.span, &position) == true
        try keep(piece[start..<position], isWhole: isWhole, body)
        continue
      }
      try take(piece[position], at: base + position)
      if value == nil { position += 1 }
    }
    base += piece.count
  }

  /// Tells whether the document was complete.
  func finish() throws(JSONScanError) {
    guard place != .end else { return }
    throw place == .start ? .noObject : .truncated(at: base)
  }

  // MARK: Between values

  /// Takes a byte that is not inside a value; a value that begins with it is not passed yet.
  private mutating func take(_ byte: UInt8, at offset: Int) throws(JSONScanError) {
    switch (place, byte) {
    case (_, 0x20), (_, 0x0A), (_, 0x0D), (_, 0x09): break
    // A byte order mark.
    case (.start, 0xEF) where offset == 0: break
    case (.start, 0xBB) where offset == 1: break
    case (.start, 0xBF) where offset == 2: break
    case (.start, UInt8(ascii: "{")): place = .firstKey
    case (.start, _): throw .noObject
    case (.firstKey, UInt8(ascii: "}")), (.afterValue, UInt8(ascii: "}")): place = .end
    case (.firstKey, quote), (.key, quote): try begin(byte, .key, at: offset)
    case (.colon, UInt8(ascii: ":")): place = .value
    case (.value, UInt8(ascii: "[")) where keys.contains(key):
      found.insert(key)
      place = .firstElement
    case (.firstElement, UInt8(ascii: "]")), (.afterElement, UInt8(ascii: "]")):
      place = .afterValue
    case (.value, _): try begin(byte, .value, at: offset)
    case (.firstElement, _), (.element, _): try begin(byte, .element, at: offset)
    case (.afterElement, UInt8(ascii: ",")): place = .element
    case (.afterValue, UInt8(ascii: ",")): place = .key
    default: throw .unexpected(byte, at: offset)
    }
  }

  private mutating func begin(
    _ byte: UInt8,
    _ place: Place,
    at offset: Int
  ) throws(JSONScanError) {
    value = JSONValueEnd(first: byte)
    guard value != nil else { throw .unexpected(byte, at: offset) }
    self.place = place
    valueStart = offset
  }

  // MARK: Values

  private mutating func keep(
    _ bytes: ArraySlice<UInt8>,
    isWhole: Bool,
    _ body: (String, ArraySlice<UInt8>) throws -> Void
  ) throws {
    guard place != .value else {
      if isWhole { (value, place) = (nil, .afterValue) }
      return
    }
    guard pending.count + bytes.count <= limit else {
      throw JSONScanError.tooLong(at: valueStart, limit: limit)
    }
    if !isWhole || !pending.isEmpty { pending += bytes }
    guard isWhole else { return }
    let all = pending.isEmpty ? bytes : pending[...]
    value = nil
    if place == .key {
      key = String(decoding: all.dropFirst().dropLast(), as: UTF8.self)
      place = .colon
    } else {
      place = .afterElement
      try body(key, all)
    }
    pending.removeAll(keepingCapacity: true)
  }
}
