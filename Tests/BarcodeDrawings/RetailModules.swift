/// The modules of retail symbols, written down from the standard and not taken from the reader.
package enum RetailModules {
  private static let setA = [
    "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011",
    "0110111", "0001011",
  ]
  private static let setB = [
    "0100111", "0110011", "0011011", "0100001", "0011101", "0111001", "0000101", "0010001",
    "0001001", "0010111",
  ]
  private static let setC = [
    "1110010", "1100110", "1101100", "1000010", "1011100", "1001110", "1010000", "1000100",
    "1001000", "1110100",
  ]
  private static let parities = [
    "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA",
    "ABBABA",
  ]

  /// Thirteen digits.
  package static func ean13(_ digits: String) -> [Bool] {
    let numbers = digits.compactMap(\.wholeNumberValue)
    let left = zip(numbers[1...6], parities[numbers[0]]).map { ($1 == "A" ? setA : setB)[$0] }
    let right = numbers[7...12].map { setC[$0] }
    return bits(["101"] + left + ["01010"] + right + ["101"])
  }

  /// Eight digits.
  package static func ean8(_ digits: String) -> [Bool] {
    let numbers = digits.compactMap(\.wholeNumberValue)
    return bits(
      ["101"] + numbers[0...3].map { setA[$0] } + ["01010"] + numbers[4...7].map { setC[$0] }
        + ["101"]
    )
  }

  /// Eight digits of number system 0.
  package static func upcE(_ digits: String) -> [Bool] {
    let numbers = digits.compactMap(\.wholeNumberValue)
    let sets = [
      "BBBAAA", "BBABAA", "BBAABA", "BBAAAB", "BABBAA", "BAABBA", "BAAABB", "BABABA", "BABAAB",
      "BAABAB",
    ][numbers[7]]
    let middle = zip(numbers[1...6], sets).map { ($1 == "A" ? setA : setB)[$0] }
    return bits(["101"] + middle + ["010101"])
  }

  /// Two digits, without the space before them: sets by the number modulo four.
  package static func addOn(_ digits: String) -> [Bool] {
    let numbers = digits.compactMap(\.wholeNumberValue)
    let sets = ["AA", "AB", "BA", "BB"][(numbers[0] * 10 + numbers[1]) % 4]
    let parts = zip(numbers, sets).map { ($1 == "A" ? setA : setB)[$0] }
    return bits(["1011", parts[0], "01", parts[1]])
  }

  private static func bits(_ parts: [String]) -> [Bool] { parts.joined().map { $0 == "1" } }
}
