import TOML
import Testing

/// SplitMix64: the same numbers from the same seed, on every machine.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private let texts = [
  "",
  "# a comment\n\ntop = 1\n[a] # c\nx = 1\n\n# of b\n[b]\ny = [1,\n 2]\n[[l]]\nz = 1\n",
  "\u{FEFF}a.x = 1\r\na.y = 'q'\r\n\r\n[b.a]\r\n  x = { a = 1 }\r\n[b]\r\ny = \"\"\"\r\nq\"\"\"",
  "[b.a.y]\nx = 1 # é\n[[b.l]]\n[b.l.a]\nx = 2\n[b]\nx = 2026-11-30\n# end",
]

@Suite struct RandomEditTests {
  @Test(arguments: 0..<UInt64(60))
  func otherKeysStayAsTheyWere(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var document = try TOMLDocument(texts[Int(seed) % texts.count])
    for _ in 0..<25 {
      let path = Self.path(&random)
      let before = document.entries
      let changed: TOMLDocument
      do {
        changed =
          Bool.random(using: &random)
          ? try document.setting(path, to: Self.value(&random)) : try document.removing(path)
      } catch {
        #expect(error.reason != .wouldNotRead, "\(path) in \(document.text)")
        continue
      }
      let isOther = { (entry: TOMLDocument.Entry) in
        !entry.path.starts(with: path) && !path.starts(with: entry.path)
      }
      let kept = before.filter(isOther).map { "\($0.path) \($0.value)" }
      #expect(changed.entries.filter(isOther).map { "\($0.path) \($0.value)" } == kept)
      #expect(try TOMLDocument(changed.bytes).value == changed.value)
      #expect(Self.comments(changed) == Self.comments(document))
      document = changed
    }
  }

  @Test(arguments: 0..<UInt64(400))
  func damagedTextIsRefusedOrEditedAsAnyOther(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var bytes = Array(texts[Int(seed) % texts.count].utf8)
    let alphabet = Array("[]{}=.,#'\"\n\r\t ax0-\\".utf8) + [0, 0xEF, 0xBB, 0xBF, 0xC3]
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let length = min(Int.random(in: 0...3, using: &random), bytes.count - place)
      let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      bytes.replaceSubrange(place..<place + length, with: new)
    }
    guard let document = try? TOMLDocument(bytes) else { return }
    for path in document.entries.map(\.path) + [["top"], ["a", "new"], ["new", "b"]] {
      for changed in [try? document.setting(path, to: 7), try? document.removing(path)] {
        guard let changed else { continue }
        let isOther = { (entry: TOMLDocument.Entry) in
          !entry.path.starts(with: path) && !path.starts(with: entry.path)
        }
        #expect(
          changed.entries.filter(isOther).map(\.value)
            == document.entries.filter(isOther).map(\.value)
        )
      }
    }
  }

  /// Comments on lines of their own; those beside a value go with it.
  private static func comments(_ document: TOMLDocument) -> [Substring] {
    document.text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#") }
  }

  private static func path(_ random: inout Seeded) -> [String] {
    let keys = ["a", "b", "x", "y", "l", "top", "k k", "é"]
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      keys.randomElement(using: &random) ?? "a"
    }
  }

  private static func value(_ random: inout Seeded) -> TOMLValue {
    let values: [TOMLValue] = [
      1, "text # not a comment", ["a", "]"], true, 2.5, .table(["a": 1]), .table([:]), [],
      .date("2026-11-30"), "\"\n\\",
    ]
    return values.randomElement(using: &random) ?? 0
  }
}
