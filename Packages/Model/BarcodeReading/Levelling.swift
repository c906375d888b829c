/// Evens out what is darker or lighter than it should be over stretches longer than a digit: shadows,
/// and wide bars that are missing where black was looked for.
enum Levelling {
  /// How far around a module the level is taken from.
  private static let reach = 12

  /// `samples`, stretched so that they come close to `predicted` on average around each module.
  static func levelled(
    _ samples: [SIMD4<Float>],
    to predicted: [SIMD4<Float>]
  ) -> [SIMD4<Float>] {
    var sums: [SIMD4<Float>] = [SIMD4()]
    sums.reserveCapacity(samples.count + 1)
    var sum = SIMD4<Float>()
    for (sample, wanted) in zip(samples, predicted) {
      sum += SIMD4(
        sample.sum(),
        wanted.sum(),
        (wanted * wanted).sum(),
        (sample * wanted).sum()
      )
      sums.append(sum)
    }
    return samples.indices.map { module in
      let (first, last) = (max(module - reach, 0), min(module + reach + 1, samples.count))
      let mean = (sums[last] - sums[first]) / Float(4 * (last - first))
      let (seen, wanted) = (mean.x, mean.y)
      let variance = max(mean.z - wanted * wanted, 0.02)
      let contrast = min(max((mean.w - seen * wanted) / variance, 0.5), 1.5)
      return (samples[module] - seen) / contrast + wanted
    }
  }
}
