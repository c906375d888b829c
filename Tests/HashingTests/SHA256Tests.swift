import Hashing
import Testing

struct SHA256Tests {
  /// FIPS 180-4 and the NIST examples.
  static let vectors: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
        + "klmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors)
  func hashesTheStandardsExamples(_ text: String, _ digest: String) {
    #expect(SHA256.hexDigest(Array(text.utf8)) == digest)
  }

  @Test(arguments: 0..<140)
  func piecesMakeNoDifference(_ length: Int) {
    let bytes = (0..<length).map { UInt8($0) }
    let whole = SHA256.hexDigest(bytes)
    for cut in 0...length {
      var hash = SHA256()
      hash.update(Array(bytes[..<cut]))
      _ = hash.digest
      hash.update(Array(bytes[cut...]))
      #expect(hash.hexDigest == whole)
    }
  }
}
