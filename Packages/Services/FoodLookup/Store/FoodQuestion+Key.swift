import Barcodes
import FoodSources
import Nutrition

extension FoodQuestion {
  /// The same for questions that have the same answer, in whatever form they were asked; `nil`
  /// where answers are not kept.
  var cacheKey: String? {
    let tongues = languages.joined(separator: ",")
    switch subject {
    case .search(let words, let limit):
      let plain = words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "search \(limit) \(tongues) \(plain)"
    case .barcode(let gtin): return "barcode \(gtin.normalized) \(tongues)"
    case .food(let id): return "food \(id.key) \(tongues)"
    // A sentence or a meal is hardly ever the same again, and both are nobody's business later.
    case .describe, .photo: return nil
    }
  }
}
