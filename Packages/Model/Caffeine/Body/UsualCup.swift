/// The cup that a person drinks most often.
package enum UsualCup {
  /// The index of the cup in `cups` that stands for the usual one: the newest of those of the same
  /// name and weight that were drunk most often; `nil` where none is a coffee.
  ///
  /// - Parameter cups: What was logged, oldest first: the name and the weight in g.
  package static func index(of cups: [(name: String, grams: Double)]) -> Int? {
    var counts: [String: Int] = [:]
    var newest: [String: Int] = [:]
    for (index, cup) in cups.enumerated() where CaffeineReader.isCoffee(cup.name) {
      let key = "\(cup.name.lowercased()) \(Int((cup.grams / 20).rounded()))"
      counts[key, default: 0] += 1
      newest[key] = index
    }
    return counts.max { left, right in
      (left.value, newest[left.key] ?? 0) < (right.value, newest[right.key] ?? 0)
    }.flatMap { newest[$0.key] }
  }
}
