package import Pixels

/// A part of a picture whose lines run one way, as bars do.
package struct BarRegion: Sendable, Equatable {
  /// The middle, in pixels.
  package var x: Float
  package var y: Float
  /// The direction across the bars, a unit vector.
  package var dx: Float
  package var dy: Float
  /// Extent across the bars and along them, in pixels.
  package var length: Float
  package var height: Float
  /// How much there is of it: contrast by area.
  package var weight: Float

  package init(
    x: Float,
    y: Float,
    dx: Float,
    dy: Float,
    length: Float,
    height: Float,
    weight: Float
  ) {
    (self.x, self.y) = (x, y)
    (self.dx, self.dy) = (dx, dy)
    (self.length, self.height, self.weight) = (length, height, weight)
  }
}

/// Finds bars by the structure tensor: where brightness changes much and in one direction only.
///
/// Source: Bigün and Granlund, Optimal orientation detection of linear symmetry, ICCV 1987.
package enum RegionFinder {
  /// The regions that look most like bars, best first.
  package static func regions(in image: GrayImage, atMost limit: Int) -> [BarRegion] {
    let field = TensorField(image)
    return field.components()
      .compactMap { field.region(of: $0) }
      .sorted { $0.weight > $1.weight }
      .prefix(limit)
      .map(\.self)
  }
}

/// Sums of products of gradients over square blocks.
private struct TensorField {
  static let smallestBlock = 8

  let block: Int
  let columns: Int
  let rows: Int
  /// Sums of gx·gx, gy·gy and gx·gy, and nothing.
  var tensors: [SIMD4<Float>]
  var isBar: [Bool] = []

  init(_ image: GrayImage) {
    block = max(Self.smallestBlock, max(image.width, image.height) / 120)
    columns = max(image.width - 2, 0) / block
    rows = max(image.height - 2, 0) / block
    tensors = Array(repeating: SIMD4(), count: columns * rows)
    for row in 0..<rows { sum(image, row: row) }
    smooth()
    mark()
  }

  private mutating func sum(_ image: GrayImage, row: Int) {
    let pixels = image.pixels.span
    let width = image.width
    for line in 0..<block {
      let start = (row &* block &+ line &+ 1) &* width &+ 1
      for column in 0..<columns {
        var (xx, yy, xy): (Int32, Int32, Int32) = (0, 0, 0)
        let first = start &+ column &* block
        for place in first..<(first &+ block) {
          let gx = Int32(pixels[place &+ 1]) &- Int32(pixels[place &- 1])
          let gy = Int32(pixels[place &+ width]) &- Int32(pixels[place &- width])
          xx &+= gx &* gx
          yy &+= gy &* gy
          xy &+= gx &* gy
        }
        tensors[row &* columns &+ column] += SIMD4(Float(xx), Float(yy), Float(xy), 0)
      }
    }
  }

  /// Each block becomes the mean of itself and its neighbours.
  private mutating func smooth() {
    let source = tensors
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = SIMD4<Float>()
        var count: Float = 0
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            let weight: Float = y == row && x == column ? 2 : 1
            sum += source[y * columns + x] * weight
            count += weight
          }
        }
        tensors[row * columns + column] = sum / (count * Float(block * block))
      }
    }
  }

  private mutating func mark() {
    // A part of the blocks is enough to tell how strong the strong ones are.
    let energies = stride(from: 0, to: tensors.count, by: 5).map { tensors[$0].x + tensors[$0].y }
      .sorted()
    guard !energies.isEmpty else { return }
    let strong = energies[energies.count * 97 / 100]
    let least = max(strong * 0.02, 30)
    isBar = tensors.map { $0.x + $0.y > least && Self.coherence($0) > 0.55 }
  }

  /// 1 where all change is in one direction, 0 where it is in none.
  static func coherence(_ t: SIMD4<Float>) -> Float {
    let energy = t.x + t.y
    guard energy > 0 else { return 0 }
    return ((t.x - t.y) * (t.x - t.y) + 4 * t.z * t.z).squareRoot() / energy
  }

  /// Cosine and sine of twice the direction.
  static func doubled(_ t: SIMD4<Float>) -> SIMD2<Float> {
    let vector = SIMD2(t.x - t.y, 2 * t.z)
    let length = (vector * vector).sum().squareRoot()
    return length > 0 ? vector / length : SIMD2(1, 0)
  }

  /// Blocks that touch and run the same way.
  func components() -> [[Int]] {
    var seen = Array(repeating: false, count: isBar.count)
    var found: [[Int]] = []
    for start in isBar.indices where isBar[start] && !seen[start] {
      var members = [start]
      seen[start] = true
      var next = 0
      while next < members.count {
        let current = members[next]
        next += 1
        let direction = Self.doubled(tensors[current])
        let (row, column) = (current / columns, current % columns)
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for other
            in (y * columns + max(column - 1, 0))...(y * columns + min(column + 1, columns - 1))
          where isBar[other] && !seen[other] {
            // Within 15 degrees.
            guard (direction * Self.doubled(tensors[other])).sum() > 0.866 else { continue }
            seen[other] = true
            members.append(other)
          }
        }
      }
      if members.count >= 4 { found.append(members) }
    }
    return found
  }

  func region(of members: [Int]) -> BarRegion? {
    var total = SIMD4<Float>()
    var weight: Float = 0
    for member in members {
      let tensor = tensors[member]
      total += tensor
      weight += Self.coherence(tensor) * (tensor.x + tensor.y).squareRoot()
    }
    let doubled = Self.doubled(total)
    // Half the angle.
    let dx = max((1 + doubled.x) / 2, 0).squareRoot()
    let dy = max((1 - doubled.x) / 2, 0).squareRoot() * (doubled.y < 0 ? -1 : 1)
    let size = Float(block)
    var across: [Float] = []
    var along: [Float] = []
    for member in members {
      let x = (Float(member % columns) + 0.5) * size + 1
      let y = (Float(member / columns) + 0.5) * size + 1
      across.append(x * dx + y * dy)
      along.append(y * dx - x * dy)
    }
    across.sort()
    along.sort()
    let cut = members.count / 50
    let (u0, u1) = (across[cut] - size / 2, across[members.count - 1 - cut] + size / 2)
    let (v0, v1) = (along[cut] - size / 2, along[members.count - 1 - cut] + size / 2)
    let (u, v) = ((u0 + u1) / 2, (v0 + v1) / 2)
    guard u1 - u0 >= 40 else { return nil }
    return BarRegion(
      x: u * dx - v * dy,
      y: u * dy + v * dx,
      dx: dx,
      dy: dy,
      length: u1 - u0,
      height: v1 - v0,
      weight: weight
    )
  }
}
