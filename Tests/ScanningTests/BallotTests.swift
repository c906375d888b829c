import Barcodes
import Testing

@testable import Scanning

struct BallotTests {
  private func code(_ value: String) -> Barcode {
    Barcode(symbology: .ean13, value: value, polygon: [])
  }

  @Test func oneVoteIsNotEnough() {
    var ballot = Ballot()
    ballot.vote(code("4006381333931"))
    #expect(ballot.winner == nil)
  }

  @Test func votesAndALookOfOurOwnAreEnough() {
    var ballot = Ballot()
    ballot.vote(code("4006381333931"), clarity: 0.06)
    ballot.vote(code("4006381333931"))
    #expect(ballot.winner?.value == "4006381333931")
  }

  @Test func twoThatCompeteGiveNoAnswer() {
    var ballot = Ballot()
    for value in ["4006381333931", "3017620422003", "4006381333931", "3017620422003"] {
      ballot.vote(code(value))
      ballot.vote(code(value))
    }
    #expect(ballot.winner == nil)
  }

  /// The bars of 4007817327098 without its end look like this UPC-E to every reader.
  @Test func aShortCodeNeverWinsOverALongOne() {
    var ballot = Ballot()
    for _ in 0..<9 {
      ballot.vote(Barcode(symbology: .upcE, value: "10078174", polygon: []), clarity: 0.3)
    }
    #expect(ballot.winner?.value == "10078174")
    ballot.vote(code("4007817327098"))
    #expect(ballot.winner == nil)
  }

  @Test func aWrongCheckDigitHasNoVote() {
    var ballot = Ballot()
    for _ in 0..<9 { ballot.vote(code("4006381333932")) }
    #expect(ballot.winner == nil)
  }
}
