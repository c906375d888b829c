import Testing

@testable import BarcodeReading

struct CodeSearchTests {
  @Test(arguments: [0...9].flatMap(\.self))
  func weightsOfShortCodesMatchTheirLongForm(last: Int) {
    // The check digit of the number that 0 12345`last` stands for.
    let weights = CodeSearch.upcEWeights(last: last)
    let short = [1, 2, 3, 4, 5]
    let sum = zip(short, weights.digits).reduce(weights.last) { $0 + $1.0 * $1.1 }
    let long: [Int] =
      switch last {
      case 0...2: [0, 1, 2, last, 0, 0, 0, 0, 3, 4, 5]
      case 3: [0, 1, 2, 3, 0, 0, 0, 0, 0, 4, 5]
      case 4: [0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 5]
      default: [0, 1, 2, 3, 4, 5, 0, 0, 0, 0, last]
      }
    let expected = long.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 3 : 1) }
    #expect(sum % 10 == expected % 10)
  }

  @Test func curvesAreFitted() throws {
    let points = stride(from: 0, through: 95, by: 5).map { module in
      let u = Float(module) / 95 - 0.5
      return (module: module, place: 200 + 300 * u + 12 * u * u, isDarkening: module % 2 == 0)
    }
    let grid = try #require(ModuleGrid(points: points, modules: 95))
    #expect(abs(grid.place(0) - 53) < 0.1)
    #expect(abs(grid.place(95) - 353) < 0.1)
  }

  @Test func whatIsNoCurveIsRefused() {
    let points = stride(from: 0, through: 95, by: 5).map { module in
      (module: module, place: Float(module) * 3 + (module == 50 ? 20 : 0), isDarkening: true)
    }
    #expect(ModuleGrid(points: points, modules: 95) == nil)
  }
}
