/// What a JSON value must look like: exactly these keys, each of its kind.
indirect enum Shape: Sendable {
  case text, number, flag, anything
  case maybe(Shape)
  case list(Shape)
  case object([String: Shape])

  /// The shape of a line: an object with the version of the schema beside its own keys.
  static func line(_ keys: [String: Shape]) -> Shape {
    .object(keys.merging(["schema_version": .number]) { own, _ in own })
  }

  /// Where `value` is not as it must be, a line each.
  func mistakes(in value: Value, at path: String = "") -> [String] {
    switch (self, value) {
    case (.anything, _), (.text, .text), (.number, .number), (.flag, .flag), (.maybe, .null):
      return []
    case (.maybe(let shape), _): return shape.mistakes(in: value, at: path)
    case (.list(let shape), .list(let values)):
      return values.enumerated().flatMap { shape.mistakes(in: $1, at: "\(path)[\($0)]") }
    case (.object(let keys), .object(let members)):
      let foreign = members.keys.filter { keys[$0] == nil }.sorted()
      return foreign.map { "\(path).\($0) is not expected" }
        + keys.sorted { $0.key < $1.key }.flatMap { key, shape in
          members[key].map { shape.mistakes(in: $0, at: "\(path).\(key)") }
            ?? ["\(path).\(key) is missing"]
        }
    default: return ["\(path) is \(value), not \(self)"]
    }
  }
}

/// The shapes of CLI.md.
extension Shape {
  static let nutrients = Shape.object(
    Dictionary(
      uniqueKeysWithValues: [
        "energy_kcal", "protein_g", "carbohydrate_g", "fat_g", "saturated_fat_g", "fiber_g",
        "sugar_g", "sodium_mg", "caffeine_mg", "alcohol_g",
      ].map { ($0, .maybe(.number)) }
    )
  )

  private static let foodKeys: [String: Shape] = [
    "id": .text, "source": .text, "name": .text, "brand": .maybe(.text), "gtin": .maybe(.text),
    "per_100": nutrients, "per_100_unit": .text,
    "portions": .list(.object(["name": .text, "grams": .number])),
    "ingredients_text": .maybe(.text), "allergens": .maybe(.list(.text)),
    "traces": .maybe(.list(.text)), "url": .maybe(.text), "attribution": .text,
    "confidence": .number, "reasons": .list(.text),
  ]

  static let itemKeys: [String: Shape] = [
    "text": .text, "name": .text, "amount": .number, "unit": .text, "grams": .maybe(.number),
    "grams_low": .maybe(.number), "grams_high": .maybe(.number),
    "food": .maybe(.object(["id": .text, "name": .text, "source": .text])),
    "nutrients": nutrients, "energy_kcal_low": .maybe(.number),
    "energy_kcal_high": .maybe(.number), "estimate": .flag, "confidence": .number,
    "alternatives": .list(
      .object([
        "id": .text, "name": .text, "energy_kcal": .maybe(.number),
        "carbohydrate_g": .maybe(.number),
      ])
    ),
  ]

  private static let entryKeys = itemKeys.merging([
    "id": .number, "at": .text, "zone": .text, "meal": .maybe(.text),
    "evidence": .object([
      "source": .maybe(.text), "release": .maybe(.text), "basis": .maybe(.text),
      "attribution": .maybe(.text),
    ]),
  ]) { own, _ in own }

  static let food = Shape.line(foodKeys)
  static let search = Shape.line(["query": .text, "results": .list(.object(foodKeys))])
  static let barcode = Shape.line([
    "code": .text, "gtin": .maybe(.text), "food": .maybe(.object(foodKeys)),
    "tried": .list(.object(["source": .text, "status": .text])),
  ])
  static let source = Shape.line([
    "name": .text, "kind": .text, "enabled": .flag, "capabilities": .maybe(.list(.text)),
    "order": .object(
      ["search", "barcode", "describe", "photo"].reduce(into: [:]) { $0[$1] = .maybe(.number) }
    ),
    "needs_key": .flag, "key_present": .maybe(.flag), "asked": .text, "leaves": .text,
    "remaining": .maybe(.number), "attribution": .text, "trouble": .maybe(.text),
  ])
  static let scan = Shape.line([
    "file": .text,
    "codes": .list(
      .object([
        "symbology": .text, "value": .text, "gtin": .maybe(.text),
        "polygon": .list(.list(.number)),
      ])
    ),
    "food": .maybe(.object(foodKeys)), "verdict": .maybe(.anything),
    "logged": .maybe(.list(.number)), "elapsed_ms": .number, "error": .maybe(.anything),
  ])
  static let kept = Shape.line([
    "source": .text, "answers": .number, "stale": .number, "empty": .number, "bytes": .number,
    "oldest": .text, "newest": .text,
  ])
  static let meal = Shape.line([
    "text": .text, "items": .list(.object(itemKeys)), "total": nutrients,
  ])
  static let logged = Shape.line(["logged": .list(.number), "items": .list(.object(itemKeys))])
  static let day = Shape.line([
    "day": .text, "entries": .list(.object(entryKeys)), "total": nutrients,
    "lower_bounds": .list(.text), "estimate": .flag,
  ])
  static let step = Shape.line(["done": .text, "action": .text, "what": .text])
  static let setting = Shape.line([
    "key": .text, "value": .anything, "origin": .text, "help": .text,
  ])
  static let table = Shape.line([
    "name": .text, "family": .text, "title": .text, "release": .text, "foods": .number,
    "portions": .number, "licence": .text, "attribution": .text, "date": .maybe(.text),
    "origin": .maybe(.text), "bytes": .maybe(.number), "sha256": .maybe(.text),
  ])
  static let officialTable = Shape.line([
    "name": .text, "title": .text, "file": .text, "bytes": .number, "licence": .text,
  ])
  static let verification = Shape.line(["ok": .flag, "problems": .list(.text)])
  static let error = Shape.line([
    "error": .object(["code": .text, "message": .text, "hint": .maybe(.text)])
  ])
}
