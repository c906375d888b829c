/// The shapes of the digits and guards of an EAN-13 at two samples a module.
struct CoarseShapes: Sendable {
  /// Sets A, B and C.
  private let sets: [DigitSet]
  private let guards: [(sample: Int, darkness: [Float])]

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
      (0, halves(templates.start[DigitTemplates.quiet...])), (90, halves(templates.middle[...])),
      (184, halves(templates.end.prefix(3))),
    ]
  }

  /// The mean squared difference of a whole symbol.
  func misfit(_ samples: [Float]) -> Float {
    let samples = samples.span
    var sum: Float = 0
    for cell in 0..<6 {
      sum += leftCell(samples, 6 + 14 * cell) + rightCell(samples, 100 + 14 * cell)
    }
    for part in guards.indices { sum += self.part(part, samples, guards[part].sample) }
    return sum / Float(samples.count)
  }

  /// The sum over the samples of a digit from `start` on, for the digit that fits best.
  func leftCell(_ samples: Span<Float>, _ start: Int) -> Float {
    min(sets[0].misfit(samples, start), sets[1].misfit(samples, start))
  }

  func rightCell(_ samples: Span<Float>, _ start: Int) -> Float { sets[2].misfit(samples, start) }

  /// The same of the guard at the start, in the middle or at the end.
  func part(_ index: Int, _ samples: Span<Float>, _ start: Int) -> Float {
    let darkness = guards[index].darkness
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
