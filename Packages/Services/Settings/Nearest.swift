/// The name in `names` that `typed` is most likely a slip of; `nil` where none is near.
func nearest(to typed: String, among names: [String]) -> String? {
  let lastPart = typed.split(separator: ".").last
  let near = names.map { (name: $0, distance: editDistance(typed, $0)) }
    .min { $0.distance < $1.distance }
  if let near, near.distance <= max(2, typed.count / 4) { return near.name }
  // The right name in the wrong table, or in none.
  return names.first { $0.split(separator: ".").last == lastPart }
}

/// How many letters must be added, dropped, changed or swapped with the next to make `a` into `b`.
func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var before: [Int] = []
  var last = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var row = [i + 1]
    for (j, other) in b.enumerated() {
      var best = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { best = min(best, before[j - 1] + 1) }
      row.append(best)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
