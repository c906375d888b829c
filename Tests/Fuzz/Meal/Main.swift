import Amounts
import FuzzSupport
import Words

/// The input is what somebody typed as a meal.
@main enum Main {
  static func main() {
    fuzz { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let tokens = MealLexer.tokens(of: text)
      check(AmountParser.read(tokens))
      _ = AmountParser.beginsWithAmount(tokens)
      for clause in tokens.split(separator: .sign(.comma)) { check(AmountParser.read(clause)) }
      checkWords(of: text)
    }
  }

  private static func check(_ reading: AmountParser.Reading) {
    let amount = reading.amount
    for range in [amount.count, amount.grams].compactMap(\.self) {
      expect(range.low.isFinite && range.high.isFinite, "\(range)")
      expect(range.low >= 0 && range.low <= range.high, "\(range)")
    }
    expect((amount.energy ?? 0).isFinite, "energy \(amount.energy ?? 0)")
    expect(reading.food.allSatisfy { !$0.isEmpty }, "an empty word in \(reading.food)")
  }

  private static func checkWords(of text: String) {
    let plain = Words.plain(of: text)
    for word in plain + Words.all(of: text) + Words.parts(of: text).flatMap(\.self) {
      expect(!word.isEmpty, "an empty word")
      expect(!word.utf8.contains(UInt8(ascii: " ")), "a blank in '\(word)'")
    }
    expect(Words.plain(of: plain.joined(separator: " ")) == plain, "\(plain) folds further")
    guard let first = plain.first, let last = plain.last else { return }
    let there = EditDistance.between(Array(first.utf8), Array(last.utf8), limit: 3)
    let back = EditDistance.between(Array(last.utf8), Array(first.utf8), limit: 3)
    expect(there == back, "\(first) and \(last) are \(there ?? -1) and \(back ?? -1) apart")
  }
}
