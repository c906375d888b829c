import Files
import Inflate
import SIMDJSON

/// The least that reading a dump can cost, for measuring the import beside it.
enum Floors {
  /// Unpacks a file and drops what comes out; prints how many bytes that was.
  static func inflate(_ path: String) throws { print(try unpack(path) { _, _ in }) }

  /// Unpacks a file and takes the code of each line; prints how many bytes and products that was.
  static func pick(_ path: String) throws {
    let picker = JSONPicker([["code"]])
    var products = 0
    // A line that goes on in the next buffer is not read: one of some hundred.
    let bytes = try unpack(path) { bytes, filled in
      var start = 0
      while let end = JSONPicker.lineEnd(in: bytes, start..<filled) {
        if picker.pick(from: bytes, in: start..<end, { _, _, _ in }) { products += 1 }
        start = end + 1
      }
    }
    print(bytes, products)
  }

  private static func unpack(_ path: String, _ body: ([UInt8], Int) -> Void) throws -> Int {
    let stream = GzipStream()
    let room = 4 << 20
    var buffer = [UInt8](repeating: 0, count: room + JSONPicker.padding)
    var total = 0
    try FileSystem.forEachPiece(of: path) { piece in
      var used = 0
      var progress = GzipStream.Progress.isFull
      while progress == .isFull {
        var filled = 0
        progress = try stream.unpack(piece, from: &used, into: &buffer, at: &filled, before: room)
        total += filled
        body(buffer, filled)
      }
    }
    return total
  }
}
