import Calendar

/// What is asked of values beyond their kind, worded to follow "must".
enum Rules {
  static func zone(_ text: String) -> String? {
    let isName = text.utf8.allSatisfy { isLetterOrDigit($0) || "/_+-".utf8.contains($0) }
    let isPath = text.hasPrefix("/") || text.hasSuffix("/") || text.contains("//")
    return isName && !isPath ? nil : "be the name of a time zone, such as Europe/Paris"
  }

  static func language(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isCode =
      (2...3).contains(parts.first?.utf8.count ?? 0)
      && parts.allSatisfy { (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }
    return isCode || text.isEmpty ? nil : "be a language code, such as de or pt-BR"
  }

  static func release(_ text: String) -> String? {
    let isName = text.utf8.allSatisfy { isLetterOrDigit($0) || "._-".utf8.contains($0) }
    return isName && !text.isEmpty && !text.hasPrefix(".")
      ? nil : "be current or the name of a release, such as 2025-04-24"
  }

  static func sources(_ names: [String]) -> String? {
    let areNames = names.allSatisfy { name in
      !name.isEmpty && name.utf8.allSatisfy { isLetterOrDigit($0) || "_-".utf8.contains($0) }
    }
    guard areNames else { return "be names of food sources, such as catalog" }
    return Set(names).count == names.count ? nil : "name each source once"
  }

  /// Secret or not, what is fetched must not be changed on the way: plain http only to this machine.
  static func address(_ text: String) -> String? {
    let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard parts.count >= 3, parts[1].isEmpty, !parts[2].isEmpty, isPlain, !parts[2].contains("@")
    else { return "be an address, such as https://example.org/tables" }
    if parts[0] == "https:" { return nil }
    let isHere = parts[0] == "http:" && isLoopback(parts[2])
    return isHere ? nil : "begin with https://, or with http:// and lead to this machine"
  }

  static func model(_ text: String) -> String? {
    text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? nil : "be the name of a model, without spaces"
  }

  /// What a server binds: a numeric address, of IPv6 in brackets, and a port.
  static func listening(_ text: String) -> String? {
    let expected = "be a numeric address and a port, such as 127.0.0.1:8484 or [::]:8443"
    guard let colon = text.lastIndex(of: ":"), UInt16(text[text.index(after: colon)...]) != nil
    else { return expected }
    let host = text[..<colon]
    let isIPv6 =
      host.hasPrefix("[") && host.hasSuffix("]")
      && host.utf8.dropFirst().dropLast().allSatisfy {
        "0123456789abcdefABCDEF:.".utf8.contains($0)
      }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return isIPv6 || numbers.count == 4 && !numbers.contains(nil) ? nil : expected
  }

  static func avoided(_ names: [String]) -> String? {
    names.allSatisfy { name in name.contains { !$0.isWhitespace } }
      ? nil : "not have an empty name in it"
  }

  static func birth(_ text: String) -> String? {
    let isYear = text.utf8.count == 4 && text.utf8.allSatisfy { (48...57).contains($0) }
    return text.isEmpty || isYear && Day("\(text)-01-01") != nil || Day(text) != nil
      ? nil : "be a day or a year, such as 1990-05-17 or 1990"
  }

  static func timeOfDay(_ text: String) -> String? {
    (try? When("@\(text)")) != nil ? nil : "be a time of day, such as 23:00"
  }

  static func household(_ people: [String]) -> String? {
    let areNamed = people.allSatisfy { person in
      person.firstIndex(of: ":").map { person[..<$0].contains { !$0.isWhitespace } } ?? false
    }
    return areNamed ? nil : "name each person: \"Anna: milk, peanuts=severe\""
  }

  private static func isLoopback(_ place: Substring) -> Bool {
    if place == "[::1]" || place.hasPrefix("[::1]:") { return true }
    let host = place.prefix { $0 != ":" }
    if host == "localhost" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
