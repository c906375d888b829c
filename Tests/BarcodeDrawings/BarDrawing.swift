package import Pixels

/// Draws retail symbols as a camera might see them; for tests.
package struct BarDrawing {
  /// Dark and light modules, without quiet zones.
  package var modules: [Bool]
  /// Pixels a module.
  package var pitch = 3.0
  /// Standard deviation of the blur across the bars, in modules.
  package var blur = 0.3
  /// Standard deviation of the noise, of 255.
  package var noise = 0.0
  /// Brightness of bars and of paper.
  package var ink = 30.0
  package var paper = 220.0
  /// Degrees that it is turned by, clockwise.
  package var angle = 0.0
  /// How much wider than it should be a bar is, in modules.
  package var spread = 0.0
  /// How much narrower the last module looks than the first, as a share: a package seen from aside.
  package var perspective = 0.0
  /// How much wider the middle module looks than the mean one, as a share: a bottle.
  package var roundness = 0.0

  package init(_ modules: [Bool]) { self.modules = modules }

  /// The picture: the symbol in the middle of paper, with a margin of ten modules or more.
  package func image(rows: Int = 80, random: inout some RandomNumberGenerator) -> GrayImage {
    let length = Double(modules.count) * pitch
    let (sine, cosine) = Turn.sineAndCosine(degrees: angle)
    let reach = length / 2 + 12 * pitch
    let (across, along) = (reach, Double(rows) / 2 + 12)
    let width = Int(2 * (abs(cosine) * across + abs(sine) * along))
    let height = Int(2 * (abs(sine) * across + abs(cosine) * along))
    var image = GrayImage(
      width: width,
      height: height,
      pixels: [UInt8](repeating: 0, count: width * height)
    )
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (Double(x) - Double(width) / 2, Double(y) - Double(height) / 2)
        let (u, v) = (dx * cosine + dy * sine, dy * cosine - dx * sine)
        let dark = abs(v) < Double(rows) / 2 ? darkness(at: u / length + 0.5) : 0
        let value = paper + (ink - paper) * dark + noise * Self.bell(&random)
        image[x, y] = UInt8(min(max(value, 0), 255))
      }
    }
    return image
  }

  /// Darkness at a place, 0 the start of the symbol and 1 its end.
  private func darkness(at place: Double) -> Double {
    let slanted = place + perspective * place * (1 - place)
    let bent = slanted + 2 * roundness * slanted * (1 - slanted) * (1 - 2 * slanted)
    let module = bent * Double(modules.count)
    // Five samples over the blur, weighted as a bell.
    let steps = [(-2.0, 0.06), (-1.0, 0.24), (0, 0.4), (1.0, 0.24), (2.0, 0.06)]
    return steps.reduce(0) { sum, step in
      sum + step.1 * coverage(from: module + step.0 * blur - 0.5 / pitch, width: 1 / pitch)
    }
  }

  /// The share of `from ..< from + width` that is dark, in modules.
  private func coverage(from start: Double, width: Double) -> Double {
    var sum = 0.0
    for step in 0..<4 where isDark(start + width * (Double(step) + 0.5) / 4) { sum += 0.25 }
    return sum
  }

  private func isDark(_ module: Double) -> Bool {
    let half = abs(spread) / 2
    let (left, right) = (index(module - half), index(module + half))
    return spread >= 0 ? (left || right) : (left && right)
  }

  private func index(_ module: Double) -> Bool {
    guard module >= 0, module < Double(modules.count) else { return false }
    return modules[Int(module)]
  }

  /// About normal: the sum of twelve uniform numbers.
  private static func bell(_ random: inout some RandomNumberGenerator) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
  }
}

/// Sine and cosine without a library.
enum Turn {
  static func sineAndCosine(degrees: Double) -> (Double, Double) {
    let x = degrees * 3.141_592_653_589_793 / 180
    var (sine, cosine) = (0.0, 0.0)
    var term = 1.0
    for step in 0..<30 {
      switch step % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= x / Double(step + 1)
    }
    return (sine, cosine)
  }
}

/// Numbers that look random and are the same each time (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
