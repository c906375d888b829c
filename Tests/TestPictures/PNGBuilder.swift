/// Makes PNG files, right ones and wrong ones.
package struct PNGBuilder {
  package enum Colour: UInt8, Sendable {
    case gray = 0, rgb = 2, palette = 3, grayAlpha = 4, rgba = 6

    var samples: Int { [1, 0, 3, 1, 2, 0, 4][Int(rawValue)] }
  }

  package var width: Int
  package var height: Int
  package var colour: Colour
  package var depth = 8
  package var isInterlaced = false
  /// Between the header and the picture.
  package var before: [(name: String, content: [UInt8])] = []
  /// Between the picture and the end.
  package var after: [(name: String, content: [UInt8])] = []

  package init(_ width: Int, _ height: Int, _ colour: Colour, depth: Int = 8) {
    (self.width, self.height, self.colour, self.depth) = (width, height, colour, depth)
  }

  /// The file; `samples` are all the packed bytes of the rows without their filter bytes.
  package func bytes(_ samples: [UInt8]) -> [UInt8] {
    let stride = max(1, (width * colour.samples * depth + 7) / 8)
    var filtered: [UInt8] = []
    for row in Swift.stride(from: 0, to: samples.count, by: stride) {
      filtered.append(0)
      filtered += samples[row..<min(row + stride, samples.count)]
    }
    return file(picture: stored(filtered))
  }

  /// The file of an interlaced picture of one colour.
  package func interlaced(_ pixel: [UInt8]) -> [UInt8] {
    let passes = [
      (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
      (0, 1, 1, 2),
    ]
    var filtered: [UInt8] = []
    for (x, xStep, y, yStep) in passes {
      let columns = stride(from: x, to: width, by: xStep).map { _ in pixel }
      guard !columns.isEmpty else { continue }
      for _ in stride(from: y, to: height, by: yStep) { filtered += [0] + columns.joined() }
    }
    var copy = self
    copy.isInterlaced = true
    return copy.file(picture: stored(filtered))
  }

  private func file(picture: [UInt8]) -> [UInt8] {
    let header =
      big(width) + big(height) + [UInt8(depth), colour.rawValue, 0, 0, isInterlaced ? 1 : 0]
    let chunks = [("IHDR", header)] + before + [("IDAT", picture)] + after + [("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunks.flatMap { name, content in
        let named = Array(name.utf8) + content
        return big(content.count) + named + big(Int(crc32(named)))
      }
  }
}

/// A zlib stream of blocks that are not packed.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: max(1, bytes.count), by: 65535) {
    let block = bytes[start..<min(start + 65535, bytes.count)]
    stream.append(start + 65535 >= bytes.count ? 1 : 0)
    stream += little(block.count, 2) + little(~block.count, 2) + block
  }
  var (first, second) = (1, 0)
  for byte in bytes {
    first = (first + Int(byte)) % 65521
    second = (second + first) % 65521
  }
  return stream + big(second << 16 | first)
}

private func big(_ value: Int) -> [UInt8] { little(value, 4).reversed() }

private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc = UInt32.max
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
