/// The two codes that fit best among those whose check digit holds.
struct CodeChoice: Equatable {
  var digits: [Int]
  /// Mean cost over the cells.
  var cost: Float
  var runnerUp: Float
}

/// A chain of digits with what it costs.
private struct Chain {
  var digits: UInt64 = 0
  var cost = Float.infinity

  func adding(_ digit: Int, _ cost: Float) -> Chain {
    Chain(digits: digits * 10 + UInt64(digit), cost: self.cost + cost)
  }
}

/// The two cheapest chains.
private struct Two {
  var first = Chain()
  var second = Chain()

  mutating func offer(_ chain: Chain) {
    if chain.cost < first.cost {
      second = first
      first = chain
    } else if chain.cost < second.cost {
      second = chain
    }
  }
}

/// Dynamic programming over the digits, one state for each check sum modulo ten.
enum CodeSearch {
  static func ean13(_ costs: CellCosts) -> CodeChoice {
    var two = Two()
    for (first, parity) in DigitShapes.parities.enumerated() {
      let sets = (0..<12).map { cell in cell >= 6 ? 2 : parity >> (5 - cell) & 1 }
      let weights = (0..<12).map { $0 % 2 == 0 ? 3 : 1 }
      let found = search(costs, sets, weights, sum: first)
      for chain in [found.first, found.second] where chain.cost < .infinity {
        two.offer(Chain(digits: UInt64(first) * 1_000_000_000_000 + chain.digits, cost: chain.cost))
      }
    }
    return choice(two, count: 13, cells: 12)
  }

  static func ean8(_ costs: CellCosts) -> CodeChoice {
    let sets = (0..<8).map { $0 < 4 ? 0 : 2 }
    let weights = (0..<8).map { $0 % 2 == 0 ? 3 : 1 }
    return choice(search(costs, sets, weights, sum: 0), count: 8, cells: 8)
  }

  /// Eight digits: the number system, the six that are printed as bars, the check digit.
  static func upcE(_ costs: CellCosts) -> CodeChoice {
    var two = Two()
    for system in 0...1 {
      for check in 0...9 {
        // Number system 0: sets as EAN-13 has them, the other way round; 1: as they are.
        let parity = upcEParity(system: system, check: check)
        let sets = (0..<6).map { parity >> (5 - $0) & 1 }
        for last in 0...9 {
          let weights = upcEWeights(last: last)
          let sum = (system * 3 + weights.last + check) % 10
          var found = search(costs, sets, weights.digits, sum: sum, cells: 5)
          let end = costs[5, sets[5] * 10 + last]
          found.first = found.first.adding(last, end)
          found.second = found.second.adding(last, end)
          for chain in [found.first, found.second] where chain.cost < .infinity {
            let digits = (UInt64(system) * 1_000_000 + chain.digits) * 10 + UInt64(check)
            two.offer(Chain(digits: digits, cost: chain.cost))
          }
        }
      }
    }
    return choice(two, count: 8, cells: 6)
  }

  /// Which digits are of set B, the leftmost the highest bit.
  static func upcEParity(system: Int, check: Int) -> Int {
    let odd = [
      0b111000, 0b110100, 0b110010, 0b110001, 0b101100, 0b100110, 0b100011, 0b101010, 0b101001,
      0b100101,
    ][check]
    return system == 0 ? odd : odd ^ 0b111111
  }

  /// What the first five digits weigh in the check sum of the number they stand for, and what the
  /// last adds by itself.
  static func upcEWeights(last: Int) -> (digits: [Int], last: Int) {
    switch last {
    case 0...2: ([1, 3, 3, 1, 3], last)
    case 3: ([1, 3, 1, 1, 3], 0)
    case 4: ([1, 3, 1, 3, 3], 0)
    default: ([1, 3, 1, 3, 1], last * 3)
    }
  }

  private static func search(
    _ costs: CellCosts,
    _ sets: [Int],
    _ weights: [Int],
    sum: Int,
    cells: Int? = nil
  ) -> Two {
    var states = Array(repeating: Two(), count: 10)
    states[sum % 10].first = Chain(digits: 0, cost: 0)
    for cell in 0..<(cells ?? costs.cells) {
      var next = Array(repeating: Two(), count: 10)
      for state in 0..<10 where states[state].first.cost < .infinity {
        for digit in 0..<10 {
          let cost = costs[cell, sets[cell] * 10 + digit]
          let target = (state + weights[cell] * digit) % 10
          next[target].offer(states[state].first.adding(digit, cost))
          if states[state].second.cost < .infinity {
            next[target].offer(states[state].second.adding(digit, cost))
          }
        }
      }
      states = next
    }
    return states[0]
  }

  private static func choice(_ two: Two, count: Int, cells: Int) -> CodeChoice {
    var digits: [Int] = []
    var rest = two.first.digits
    for _ in 0..<count {
      digits.append(Int(rest % 10))
      rest /= 10
    }
    return CodeChoice(
      digits: digits.reversed(),
      cost: two.first.cost / Float(cells),
      runnerUp: two.second.cost / Float(cells)
    )
  }
}
