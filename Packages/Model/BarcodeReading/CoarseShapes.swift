/// A guard or a digit of an EAN-13.
struct CoarsePart: Sendable {
  enum Kind: Sendable {
    /// The guard at the start, in the middle or at the end.
    case bars(Int)
    case left
    case right
  }

  let kind: Kind
  let module: Int
  /// How many modules it takes.
  let count: Int

  /// All of them, the guards first: they tell most about a place.
  static let all: [CoarsePart] = {
    let layout = RetailLayout.ean13
    let guards = layout.guards.enumerated().map { index, part in
      CoarsePart(kind: .bars(index), module: part.module, count: part.count)
    }
    let digits = layout.cells.enumerated().map { index, module in
      CoarsePart(kind: index < layout.leftCells ? .left : .right, module: module, count: 7)
    }
    return guards + digits
  }()
}

/// The shapes of the digits and guards of an EAN-13 at two samples a module.
struct CoarseShapes: Sendable {
  /// Sets A, B and C.
  private let sets: [DigitSet]
  /// At the start, in the middle and at the end.
  private let guards: [[Float]]

  static let typical = CoarseShapes(
    DigitTemplates.table[DigitTemplates.typical.row][DigitTemplates.typical.column]
  )

  private init(_ templates: DigitTemplates) {
    func halves(_ modules: ArraySlice<SIMD4<Float>>) -> [Float] {
      modules.flatMap { [($0.x + $0.y) / 2, ($0.z + $0.w) / 2] }
    }
    sets = (0..<3).map { set in
      DigitSet((0..<10).map { halves(templates.digits[((set * 10 + $0) * 7)...].prefix(7)) })
    }
    guards = [
      halves(templates.start[DigitTemplates.quiet...]), halves(templates.middle[...]),
      halves(templates.end.prefix(3)),
    ]
  }

  /// The sum of squared differences over the samples of `part`, for the digit that fits best.
  ///
  /// - Parameters:
  ///   - part: A guard or a digit.
  ///   - samples: Where it is looked for, two samples a module.
  ///   - start: The sample it begins at.
  func misfit(_ part: CoarsePart, _ samples: Span<Float>, at start: Int) -> Float {
    switch part.kind {
    case .bars(let index): barsMisfit(guards[index], samples, start)
    case .left: min(sets[0].misfit(samples, start), sets[1].misfit(samples, start))
    case .right: sets[2].misfit(samples, start)
    }
  }

  private func barsMisfit(_ darkness: [Float], _ samples: Span<Float>, _ start: Int) -> Float {
    var sum: Float = 0
    for index in darkness.indices {
      let difference = samples[start &+ index] - darkness[index]
      sum += difference * difference
    }
    return sum
  }
}

/// Ten digits, a lane each; sixteen are as many as are fast.
private struct DigitSet: Sendable {
  /// For each of a cell's fourteen samples, twice what the digits have there.
  private var doubled = [SIMD16<Float>](repeating: .zero, count: 14)
  /// The sums of their squares; a lane without a digit never fits.
  private var norm = SIMD16<Float>(repeating: 1e6)

  init(_ digits: [[Float]]) {
    for (digit, samples) in digits.enumerated() {
      norm[digit] = samples.reduce(0) { $0 + $1 * $1 }
      for (index, sample) in samples.enumerated() { doubled[index][digit] = 2 * sample }
    }
  }

  /// The least sum of squared differences: |s - t|² = |s|² + |t|² - 2·s·t.
  func misfit(_ samples: Span<Float>, _ start: Int) -> Float {
    var (fits, square) = (norm, Float(0))
    for index in 0..<14 {
      let sample = samples[start &+ index]
      square += sample * sample
      fits -= sample * doubled[index]
    }
    return square + fits.min()
  }
}
