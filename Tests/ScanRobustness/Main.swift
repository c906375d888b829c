import BarcodeDrawings
import Barcodes
import Pixels
import ScanEngines
import Scanning

/// Where each reader stops: codes that are drawn worse and worse in one way at a time.
///
/// Prints a line for each way, amount and reader, with tabs between: how many of how many codes were
/// read, and how many read wrongly.
@main enum Main {
  /// A way to make a picture worse, and by how much.
  private struct Trouble {
    let name: String
    let amounts: [Double]
    let apply: @Sendable (inout BarDrawing, Double) -> Void
  }

  private static let troubles = [
    Trouble(name: "blur in modules", amounts: steps(0.1, 1.5, 14)) { $0.blur = $1 },
    Trouble(name: "noise of 255", amounts: steps(0, 104, 13)) { $0.noise = $1 },
    Trouble(name: "rotation in degrees", amounts: steps(0, 90, 12)) { $0.angle = $1 },
    Trouble(name: "perspective", amounts: steps(0, 0.8, 10)) { $0.perspective = $1 },
    Trouble(name: "roundness", amounts: steps(0, 0.45, 9)) { $0.roundness = $1 },
    Trouble(name: "contrast of 255", amounts: [190, 120, 80, 50, 32, 20, 14, 10, 7, 5]) {
      ($0.ink, $0.paper) = (120 - $1 / 2, 120 + $1 / 2)
    },
    Trouble(name: "pixels a module", amounts: [3, 2.5, 2, 1.7, 1.5, 1.3, 1.15, 1, 0.9, 0.8]) {
      $0.pitch = $1
    },
  ]

  private typealias Reader = (name: String, read: @Sendable (GrayImage) -> [String])

  private static var readers: [Reader] {
    let nobody = ScanEngine { _, _ in [] }
    let own = Scanner(quick: nobody, patient: nobody)
    return [
      ("reset-scan", { Scanner.system.barcodes(in: $0).compactMap(\.gtin?.normalized) }),
      ("own reader", { own.barcodes(in: $0).compactMap(\.gtin?.normalized) }),
      ("zbar", { ScanEngine.zbar.read($0, .retail).compactMap(\.gtin?.normalized) }),
      ("zxing-cpp", { ScanEngine.zxing.read($0, .retail).compactMap(\.gtin?.normalized) }),
    ]
  }

  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8
    for trouble in troubles {
      for amount in trouble.amounts {
        let pictures = (0..<count).map { picture(trouble, amount, $0) }
        for reader in readers {
          var (right, wrong) = (0, 0)
          for (code, image) in pictures {
            let found = reader.read(image)
            if found.contains(code) { right += 1 }
            wrong += found.count { $0 != code }
          }
          print(trouble.name, amount, reader.name, count, right, wrong, separator: "\t")
        }
      }
    }
  }

  private static func picture(
    _ trouble: Trouble,
    _ amount: Double,
    _ index: Int
  ) -> (code: String, image: GrayImage) {
    var random = SeededNumbers(UInt64(index))
    let body = [4] + (0..<11).map { _ in Int.random(in: 0...9, using: &random) }
    let code = (body + [GTIN.checkDigit(of: body)]).map(String.init).joined()
    var drawing = BarDrawing(RetailModules.ean13(code))
    (drawing.noise, drawing.angle) = (3, 2)
    trouble.apply(&drawing, amount)
    return (code, drawing.image(rows: 70, random: &random))
  }

  private static func steps(_ first: Double, _ last: Double, _ count: Int) -> [Double] {
    (0...count).map { step in
      let amount = first + (last - first) * Double(step) / Double(count)
      return (amount * 1000).rounded() / 1000
    }
  }
}
