/// What the words of a drink or food tell: its caffeine, and what to look up in a food table.
package struct CaffeineReading: Equatable, Sendable {
  package let content: CaffeineContent
  /// The name without its amount, for a look-up.
  package let name: String
  /// The amount that was said, in ml of a drink or g; `nil` where a usual one is meant.
  package let saidAmount: Double?
  /// Whether such a drink surely holds caffeine, so that a table's 0 is a value that is missing.
  package let isCertain: Bool
  /// Whether the brand's sizes are known each with its caffeine, as those of cafés are.
  package let hasSizes: Bool
}
