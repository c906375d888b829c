import Amounts
import Words

/// The name of a portion, read: "medium single serving bag", "bottle (20 fl oz)".
struct PortionName {
  /// Its comparable words.
  let words: [String]
  let size: Size?
  /// All sizes that it names: "miniature/small roll".
  let sizes: [Size]
  /// Millilitres, where the portion is a measure of volume: "cup", "fl oz", "tablespoon, heaped".
  let millilitres: Double?
  /// "tender, strip, or finger": either is meant.
  let isChoice: Bool
  /// "Quantity not specified": what is meant when nothing is said.
  let isUnspecified: Bool
  /// What is usually taken of a food that is added to another, such as sugar in coffee.
  let isGuideline: Bool

  /// "Package (2 cakes)".
  let holdsSeveral: Bool
  /// "Oz, dry, yields": what an ounce of the dry food comes to.
  let isDryOunce: Bool
  /// The ounces that a package names, whatever it comes to: "package (3 oz), prepared", "can (6.5 oz)".
  let packedOunces: Double?

  init(_ name: String) {
    // "Small trout (yield after cooking, bone removed)" is a small trout.
    let name = name.firstRange(of: " (yield").map { String(name[..<$0.lowerBound]) } ?? name
    let inches = name.contains("\"") ? name.replacing("\"", with: " inch") : name
    let plain = Words.plain(of: inches)
    words = Words.all(of: inches)
    sizes = Self.sizes(plain)
    size = sizes.first
    millilitres = Self.volume(plain)
    isChoice = plain.contains("or")
    isUnspecified = name == "quantity not specified"
    isGuideline = plain.first == "guideline"
    let isPackage = plain.contains("package")
    holdsSeveral = isPackage && plain.dropFirst().contains { Int($0).map { $0 > 1 } ?? false }
    isDryOunce = plain.starts(with: ["oz", "dry"])
    let isSold = plain.contains {
      ["can", "package", "container", "box", "jar", "pouch"].contains($0)
    }
    packedOunces =
      isSold && !plain.contains("fl")
      ? plain.firstIndex(of: "oz").flatMap { $0 > 0 ? Double(plain[$0 - 1]) : nil } : nil
  }

  /// Whether nothing in the name says more than how the food is divided.
  func has(_ word: String) -> Bool { words.contains(word) }

  private static func sizes(_ words: [String]) -> [Size] {
    var found: [Size] = []
    for (index, word) in words.enumerated() {
      let isExtra = index > 0 && words[index - 1] == "extra"
      let size = isExtra && word.hasPrefix("large") ? .extraLarge : named[word]
      if let size, !found.contains(size) { found.append(size) }
    }
    return found
  }

  private static let named: [String: Size] = [
    "miniature": .mini, "mini": .mini, "bite": .mini, "small": .small, "medium": .medium,
    "regular": .medium, "large": .large, "jumbo": .extraLarge,
    "tall": .named("tall"), "grande": .named("grande"), "venti": .named("venti"),
    "footlong": .named("footlong"), "thin": .named("thin"), "thick": .named("thick"),
  ]

  private static func volume(_ words: [String]) -> Double? {
    guard let first = words.first else { return nil }
    // A cup that is sold is no measure.
    if words.contains(where: notMeasured.contains) { return nil }
    if words.count > 1, case .volume(let volume)? = Measure.named(first, words[1]) { return volume }
    if case .volume(let volume)? = Measure.named(first) { return volume }
    return nil
  }

  private static let notMeasured: Set<String> = ["equivalent", "yields", "package", "container"]
}

/// Portion names that were read before: thousands of foods share a few hundred of them.
final class PortionNames {
  private var known: [String: PortionName] = [:]

  func read(_ name: String) -> PortionName {
    if let found = known[name] { return found }
    let read = PortionName(name)
    known[name] = read
    return read
  }
}
