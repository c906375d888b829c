package import Diary
package import FoodCatalog
package import Nutrition

extension Catalog {
  /// Where the numbers of an item come from; nothing where its food is none of these tables.
  package func evidence(of item: Item) throws -> Evidence {
    guard let id = item.food?.id else { return Evidence() }
    let table = tables.first { $0.name == id.source }
    let formula = try formula(of: id)
    let reasons = item.reasons.suffix(item.caffeineReason == nil ? 1 : 2)
    let basis = ((formula.map { [$0] } ?? []) + reasons).joined(separator: "; ")
    return Evidence(
      source: id.source,
      release: table?.released,
      basis: basis.isEmpty ? nil : basis,
      attribution: table?.attribution
    )
  }
}
