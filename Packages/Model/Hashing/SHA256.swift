/// SHA-256 (FIPS 180-4) of bytes that come in pieces.
///
/// Written out here rather than taken from a library: it is a hundred lines that never change, and
/// no program has to link libcrypto for it.
package struct SHA256: Sendable {
  private var state: Block8 = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// The bytes that do not fill a block yet.
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  private typealias Block8 = InlineArray<8, UInt32>

  package init() {}

  package mutating func update(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(64 - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == 64 else { return }
      let block = pending
      pending = []
      Self.compress(&state, block.span, blocksFrom: 0)
    }
    let whole = start + (bytes.count - start) / 64 * 64
    Self.compress(&state, bytes.span.extracting(..<whole), blocksFrom: start)
    pending += bytes[whole...]
  }

  /// The digest of all bytes so far; more may follow.
  package var digest: [UInt8] {
    var copy = self
    let bits = count &* 8
    let padding = (pending.count < 56 ? 56 : 120) - pending.count
    copy.update(
      [0x80] + [UInt8](repeating: 0, count: padding - 1)
        + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    )
    var digest: [UInt8] = []
    for index in copy.state.indices {
      for shift in [24, 16, 8, 0] as [UInt32] {
        digest.append(UInt8(truncatingIfNeeded: copy.state[index] >> shift))
      }
    }
    return digest
  }

  /// The digest as 64 lower-case hexadecimal digits.
  package var hexDigest: String {
    digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    .joined()
  }

  package static func hexDigest(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexDigest
  }

  private static func compress(
    _ result: inout Block8,
    _ bytes: Span<UInt8>,
    blocksFrom start: Int
  ) {
    var state = result
    var words = InlineArray<16, UInt32>(repeating: 0)
    var place = start
    while place < bytes.count {
      for index in 0..<16 {
        let at = place + index * 4
        words[index] =
          UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
          | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
      }
      mix(&state, &words)
      place += 64
    }
    result = state
  }

  private static func mix(_ state: inout Block8, _ words: inout InlineArray<16, UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let slot = round & 15
      if round >= 16 {
        words[slot] =
          words[slot] &+ small0(words[(round + 1) & 15]) &+ words[(round + 9) & 15]
          &+ small1(words[(round + 14) & 15])
      }
      let first = h &+ large1(e) &+ (e & f ^ ~e & g) &+ roundConstants[round] &+ words[slot]
      let second = large0(a) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
}

// The functions of FIPS 180-4, 4.1.2.

private func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 {
  word &>> bits | word &<< (32 &- bits)
}

private func large0(_ x: UInt32) -> UInt32 { rotate(x, 2) ^ rotate(x, 13) ^ rotate(x, 22) }
private func large1(_ x: UInt32) -> UInt32 { rotate(x, 6) ^ rotate(x, 11) ^ rotate(x, 25) }
private func small0(_ x: UInt32) -> UInt32 { rotate(x, 7) ^ rotate(x, 18) ^ x &>> 3 }
private func small1(_ x: UInt32) -> UInt32 { rotate(x, 17) ^ rotate(x, 19) ^ x &>> 10 }

private let roundConstants: InlineArray<64, UInt32> = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
