import Barcodes

extension Barcode {
  /// Whether it is a retail code of eight digits; half of one with thirteen may look like it.
  var isShort: Bool { symbology == .ean8 || symbology == .upcE }
}

/// What speaks for a code.
struct Candidate {
  var barcode: Barcode
  /// How many steps and readers saw it.
  var votes = 0
  /// How clear it is to our own reader at best; 0 where that has not seen it.
  var clarity: Float = 0
}

/// Collects readings of one picture, and says which of them are to be believed.
///
/// A wrong code is worse than none: where two codes compete and neither wins, there is no answer.
struct Ballot {
  /// By the item's number in 13 digits.
  private(set) var candidates: [String: Candidate] = [:]

  mutating func vote(_ barcode: Barcode, clarity: Float = 0) {
    guard barcode.symbology.isRetail, let number = barcode.gtin?.normalized else { return }
    var candidate = candidates[number] ?? Candidate(barcode: barcode)
    if clarity > candidate.clarity {
      candidate.clarity = clarity
      candidate.barcode = barcode
    }
    candidate.votes += 1
    candidates[number] = candidate
  }

  /// The code that wins against all others; `nil` while none does.
  var winner: Barcode? {
    let ranked = candidates.values.sorted { ($0.votes, $0.clarity) > ($1.votes, $1.clarity) }
    guard let first = ranked.first else { return nil }
    // A part of a long code may look like a short one, on any number of lines.
    if first.barcode.isShort, ranked.contains(where: { !$0.barcode.isShort }) { return nil }
    let second = ranked.dropFirst().first
    let rivalVotes = second?.votes ?? 0
    let rivalClarity = ranked.dropFirst().map(\.clarity).max() ?? 0
    guard first.clarity >= rivalClarity || rivalClarity < 0.05 else { return nil }
    if first.clarity >= 0.05, first.votes >= 2, first.votes > rivalVotes { return first.barcode }
    if first.votes >= 3, first.votes >= 3 * rivalVotes { return first.barcode }
    return nil
  }
}
