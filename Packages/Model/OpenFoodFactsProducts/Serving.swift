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
    var digits = ""
    var unit = ""
    for character in text.lowercased() + " " {
      if character.isASCII, character.isNumber {
        if !unit.isEmpty { (digits, unit) = ("", "") }
        digits.append(character)
      } else if !digits.isEmpty, unit.isEmpty, character == "." || character == "," {
        digits.append(".")
      } else if !digits.isEmpty, character.isLetter {
        unit.append(character)
      } else if !unit.isEmpty {
        if let amount = Double(digits), let found = Serving(amount: amount, unit: unit) {
          self = found
          return
        }
        (digits, unit) = ("", "")
      } else if character != " " {
        digits = ""
      }
    }
    return nil
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
  var reference: ReferenceUnit {
    if amountsPer == "100ml" { return .millilitre }
    return package?.unit ?? serving?.unit ?? .gram
  }

  /// What one of it is, as people say.
  var portions: [Portion] {
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
