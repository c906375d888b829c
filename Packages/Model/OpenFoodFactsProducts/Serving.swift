import Nutrition

/// A weight or a volume: of a serving, of a package, of what numbers are given for.
struct Serving: Equatable {
  let amount: Double
  let unit: ReferenceUnit

  /// `nil` where it is nothing, or measured in something else.
  init?(amount: Double, unit: String) {
    let (base, factor): (ReferenceUnit, Double)
    switch unit.lowercased() {
    case "g", "grm", "gr", "gram", "grams", "gramm", "grammes": (base, factor) = (.gram, 1)
    case "kg": (base, factor) = (.gram, 1000)
    case "mg": (base, factor) = (.gram, 0.001)
    case "ml", "mlt": (base, factor) = (.millilitre, 1)
    case "cl": (base, factor) = (.millilitre, 10)
    case "dl": (base, factor) = (.millilitre, 100)
    case "l", "lt", "ltr", "litre", "liter", "litres": (base, factor) = (.millilitre, 1000)
    default: return nil
    }
    guard amount > 0, amount * factor <= Self.most else { return nil }
    self.amount = amount * factor
    self.unit = base
  }

  /// More than 100 kg is no food but a mistake.
  private static let most = 100_000.0

  /// The first number with a unit in a text such as "330 ml", "60.8 g (1 tranche)", "1,5L".
  init?(in text: String) {
    var number: [UInt8] = []
    var unit: [UInt8] = []
    // A last byte that belongs to nothing ends what stands before it.
    for byte in Array(text.utf8) + [UInt8(ascii: ";")] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if !unit.isEmpty { (number, unit) = ([], []) }
        number.append(byte)
      case UInt8(ascii: ",") where !number.isEmpty && unit.isEmpty,
        UInt8(ascii: ".") where !number.isEmpty && unit.isEmpty:
        number.append(UInt8(ascii: "."))
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
        if !number.isEmpty { unit.append(byte) }
      case UInt8(ascii: " ") where unit.isEmpty: break
      default:
        if let found = Self.read(number, unit) {
          self = found
          return
        }
        (number, unit) = ([], [])
      }
    }
    return nil
  }

  private static func read(_ number: [UInt8], _ unit: [UInt8]) -> Serving? {
    guard !unit.isEmpty, let amount = Double(String(decoding: number, as: UTF8.self)) else {
      return nil
    }
    return Serving(amount: amount, unit: String(decoding: unit, as: UTF8.self))
  }
}

extension ProductDocument {
  /// One serving, as the document says or its text is read.
  var serving: Serving? {
    let unit = servingUnit.isEmpty ? (Serving(in: servingText)?.unit.rawValue ?? "g") : servingUnit
    return servingAmount.flatMap { Serving(amount: $0, unit: unit) } ?? Serving(in: servingText)
  }

  /// The whole package.
  var package: Serving? {
    let unit = packageUnit.isEmpty ? (Serving(in: quantity)?.unit.rawValue ?? "g") : packageUnit
    return packageAmount.flatMap { Serving(amount: $0, unit: unit) } ?? Serving(in: quantity)
  }

  /// What its numbers are for a hundred of: the package tells, since `nutriments` does not.
  func reference(_ serving: Serving?, _ package: Serving?) -> ReferenceUnit {
    if amountsPer == "100ml" { return .millilitre }
    return package?.unit ?? serving?.unit ?? .gram
  }

  /// What one of it is, as people say.
  func portions(_ serving: Serving?, _ package: Serving?) -> [Portion] {
    var portions: [Portion] = []
    if let serving {
      portions.append(Portion(name: Self.servingName(servingText), grams: serving.amount))
    }
    // A package smaller than a serving of it is a slip of the pen.
    if let package, package.amount > serving?.amount ?? 0 {
      portions.append(Portion(name: "package", grams: package.amount))
    }
    return portions
  }

  /// "serving (1 tranche)" for "60.8 g (1 tranche)".
  private static func servingName(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return "serving" }
    let inner = text[text.index(after: open)..<close]
    // A weight in brackets says nothing more: "1 slice (30 g)" has its words in front.
    guard Serving(in: String(inner)) != nil else {
      return inner.isEmpty ? "serving" : "serving (\(inner))"
    }
    var front = text[..<open]
    while front.last?.isWhitespace == true { front.removeLast() }
    return front.isEmpty ? "serving" : "serving (\(front))"
  }
}
