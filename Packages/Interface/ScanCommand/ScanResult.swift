package import Barcodes
import CommandLineKit
import DietCheck
import Diary
import Explanations
import Meals
package import JSON
import Nutrition

/// What a picture shows, and what became of it.
struct ScanResult: Presentable {
  let file: String
  var codes: [Barcode] = []
  var food: Food?
  /// The numbers that nobody knows.
  var missing: [MissingProduct] = []
  var verdict: Verdict?
  /// The food in the amount that was eaten; `nil` where nothing is to be logged.
  var item: Item?
  /// The entries of the diary; `nil` where nothing was stored.
  var logged: [EntryID]?
  var error: (any Explained)?
  var elapsedMilliseconds = 0

  init(file: String) { self.file = file }

  var json: JSON {
    [
      "file": .string(file),
      "codes": .array(codes),
      "food": food?.json ?? .null,
      "verdict": verdict?.json ?? .null,
      "logged": logged.map { .array($0.map { JSON.int($0.rawValue) }) } ?? .null,
      "elapsed_ms": .int(elapsedMilliseconds),
      "error": error.map { error in
        [
          "code": .string(error.code), "message": .string(error.summary),
          "hint": .string(error.hint),
        ]
      } ?? .null,
    ]
  }

  func text(_ style: Style) -> StyledText {
    let name = StyledText(file, as: .strong)
    guard !codes.isEmpty else { return error == nil ? name + ": no barcode found" : "" }
    var lines = codes.flatMap { code in
      (name + ": \(code.symbology.rawValue) \(code.value)").wrapped(to: style.width)
        + code.notes.flatMap { StyledText($0, as: .faint).wrapped(to: style.width - 2) }.map {
          "  " + $0
        }
    }
    if let food {
      lines.append(FoodPanel(food: food).text(style))
    } else {
      lines += missing.filter { !$0.isOpen && $0.gtin.item.scope == .product }.flatMap { missing in
        StyledText("no product found for \(missing.gtin.normalized); \(missing.reason)")
          .wrapped(to: style.width)
      }
    }
    if let verdict { lines.append(VerdictView(verdict: verdict).text(style)) }
    if let item { lines += amount(of: item).wrapped(to: style.width) }
    return lines.lines
  }

  /// "logged 30 g, about 162 kcal; take it back with: reset undo".
  private func amount(of item: Item) -> StyledText {
    let grams = "\(Figures.tenths(item.grams.best)) g"
    let energy = item.nutrients.energy.map { "about \(Figures.whole($0)) kcal" }
    let what = "\(grams), \(energy ?? "its energy is not known")"
    let isStored = logged != nil
    return StyledText(isStored ? "logged \(what); take it back with: reset undo" : what)
  }
}

extension Barcode {
  /// What kind of number it is where it is not that of a product, and what else stands in it.
  fileprivate var notes: [String] {
    let scope = (gtin?.notes ?? []) + (addOn.map { ["add-on \($0)"] } ?? [])
    guard symbology == .code128 || symbology == .dataBar || symbology == .qr,
      let fields = ApplicationIdentifiers(value)
    else { return scope }
    return scope + fields.meanings
  }
}

extension GTIN {
  /// What the number is where it is not that of a product.
  fileprivate var notes: [String] {
    switch scope {
    case .product: []
    case .inStore: ["a shop's own number, it is looked up nowhere"] + (inStoreParts?.notes ?? [])
    case .book: ["the ISBN of a book"]
    case .coupon: ["a coupon"]
    // Source: GS1 General Specifications, section 2.1.10: 9 is for what is sold by measure.
    case .packaging: [normalized.hasPrefix("9") ? "sold by weight" : "a case of several"]
    }
  }
}

extension GTIN.InStoreParts {
  fileprivate var notes: [String] {
    [
      "item \(item), weight or price \(value): the shop's country says which, and where the point is"
    ]
  }
}

extension Barcode: JSONRepresentable {
  /// `add_on` and `in_store` are there only where the code has them.
  package var json: JSON {
    var members: [JSON.Member] = [
      .init("symbology", .string(symbology.rawValue)),
      .init("value", .string(value)),
      .init("gtin", .string(gtin?.normalized)),
      .init(
        "polygon",
        .array(polygon.map { .array([.int(Int($0.x.rounded())), .int(Int($0.y.rounded()))]) })
      ),
    ]
    if let addOn { members.append(.init("add_on", .string(addOn))) }
    if let parts = gtin?.inStoreParts {
      let fields: JSON = ["item": .string(parts.item), "weight_or_price": .string(parts.value)]
      members.append(.init("in_store", fields))
    }
    return .object(members)
  }
}
