import Calendar
import FoodSources
import FuzzSupport
import HTTP
import JSON
import Nutrition

@testable import VisionSource

/// The first byte picks what the rest is: the body of a service's answer, what a model wrote, what a
/// service complains of, or a header that says when to ask again.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let first = bytes.first else { return }
      let rest = Array(bytes.dropFirst())
      let text = String(decoding: rest, as: UTF8.self)
      switch first % 4 {
      case 0: checkBody(rest)
      case 1: checkWritten(text)
      case 2: checkScrubbed(text)
      default: checkHeader(text)
      }
    }
  }

  private static func checkBody(_ body: [UInt8]) {
    guard let json = try? JSON(reading: body) else { return }
    if let complaint = Complaint(json) {
      expect((complaint.retryAfter ?? 0) >= 0, "wait less than nothing")
      for form in AnswerForm.allCases { _ = complaint.refuses(form) }
    }
    guard let reply = Reply(json) else { return }
    for call in reply.calls { checkPlate(call) }
    checkWritten(reply.text)
  }

  private static func checkWritten(_ text: String) {
    for json in WrittenJSON(in: text).values { checkPlate(json) }
  }

  /// Whatever a model says, a dish can be shown, summed and logged.
  private static func checkPlate(_ json: JSON) {
    guard let plate = (try? PlateReading(json)) ?? nil else { return }
    expect(plate.questions.count <= 3, "too many questions")
    for dish in plate.dishes {
      let grams = dish.grams
      expect(0 <= grams.low && grams.low <= grams.best, "the low end is over the best")
      expect(grams.best <= grams.high && grams.high <= 20_000, "the high end is under it")
      expect(dish.amount >= 0 && dish.amount.isFinite, "no amount")
      expect((0...1).contains(dish.confidence), "no confidence")
      expect(!dish.name.isEmpty && dish.name.count <= 120, "no name")
      for nutrient in Nutrient.allCases {
        let amount = dish.nutrients[nutrient] ?? 0
        expect(amount >= 0 && amount.isFinite, "no number")
      }
    }
  }

  /// A key that stands in a message is not shown, wherever and in whatever it stands.
  private static func checkScrubbed(_ text: String) {
    let key = "sk-canary-0123456789abcdef"
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let line = Scrubbing(key: key).line(text[..<middle] + " " + key + " " + text[middle...])
    expect(!line.contains("0123456789abcdef"), "the key is shown")
    expect(!line.contains { $0.isNewline }, "more than a line")
  }

  private static func checkHeader(_ text: String) {
    let head = HTTPResponseHead(
      status: 429,
      headers: [HTTPHeader("retry-after", text), HTTPHeader("retry-after-ms", text)]
    )
    let wait = RetryHeaders(head, now: Instant(milliseconds: 1_790_000_000_000)).retryAfter
    expect((wait ?? 0) >= 0 && (wait ?? 0).isFinite, "wait less than nothing")
  }
}
