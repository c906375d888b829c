import CommandLineKit
import FoodLookup
import FoodSources
import Imaging

/// What `--dry-run` tells: what would be sent, to whom, and what would be paid for.
extension PlateResult {
  func rehearsal(_ style: Style) -> StyledText {
    var lines = pictures.map { sent -> StyledText in
      let picture = sent.picture
      let kilobytes = (picture.bytes.count + 999) / 1000
      return
        "\(sent.file): \(picture.width)x\(picture.height) pixels, JPEG of \(kilobytes) kB, no metadata"
    }
    lines += destination.flatMap { $0.wrapped(to: style.width) }
    lines += price.wrapped(to: style.width)
    return lines.lines
  }

  private var destination: [StyledText] {
    guard let service, !service.destination.isEmpty else { return ["nobody would be asked"] }
    let model = service.model.isEmpty ? "no model" : "model \(service.model)"
    let line: StyledText = "to \(service.name, as: .strong): \(service.destination), \(model)"
    guard let obstacle = service.obstacle else { return [line] }
    return [line, StyledText("not now: \(obstacle.message)", as: .caution)]
  }

  /// What the service counts. A picture of w × h pixels is about w·h/750 tokens to Anthropic, by its
  /// documentation; others count in ways of their own, of the same size.
  private var price: StyledText {
    let tokens = pictures.reduce(0) { $0 + $1.picture.width * $1.picture.height / 750 }
    return
      "price basis: about \(tokens) tokens for the pictures and 600 for the words, some hundred for the answer (8000 at most), at your provider's price"
  }
}
