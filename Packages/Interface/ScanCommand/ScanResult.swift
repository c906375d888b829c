package import Barcodes
import CommandLineKit
package import JSON
import Nutrition

/// What a picture shows.
struct ScanResult: Presentable {
  let file: String
  var codes: [Barcode] = []
  var food: Food?
  var error: (any Explained)?
  var elapsedMilliseconds = 0

  init(file: String) { self.file = file }

  var json: JSON {
    [
      "file": .string(file),
      "codes": .array(codes),
      "food": food?.json ?? .null,
      "verdict": .null,
      "logged": .null,
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
    guard error == nil else { return "" }
    let name = StyledText(file, as: .strong)
    guard !codes.isEmpty else { return name + ": no barcode found" }
    var lines = codes.map { code -> StyledText in
      let note = code.gtin?.scope.note.map { "  \($0)" } ?? ""
      return name + ": \(code.symbology.rawValue) \(code.value)" + StyledText(note, as: .faint)
    }
    if let food { lines += [FoodPanel(food: food).text(style)] }
    return lines.lines
  }
}

extension GTIN.Scope {
  /// What the number is where it is not that of a product; `nil` where it is.
  var note: String? {
    switch self {
    case .product: nil
    case .inStore: "a shop's own number: weight or price may be inside, it is looked up nowhere"
    case .book: "a book"
    case .coupon: "a coupon"
    case .packaging: "a case of several"
    }
  }
}

extension Barcode: JSONRepresentable {
  package var json: JSON {
    [
      "symbology": .string(symbology.rawValue),
      "value": .string(value),
      "gtin": .string(gtin?.normalized),
      "polygon": .array(
        polygon.map { .array([.int(Int($0.x.rounded())), .int(Int($0.y.rounded()))]) }
      ),
    ]
  }
}
