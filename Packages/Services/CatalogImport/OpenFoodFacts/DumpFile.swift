import Files
import Inflate
import SIMDJSON

/// A dump of Open Food Facts as it is downloaded: a product a line, in JSON, packed with gzip.
struct DumpFile: Equatable {
  let path: String
  /// The last part of its path.
  let file: String
  let isPacked: Bool
  /// Tells it from other dumps of the same size: a number made of its first bytes.
  let beginning: UInt64

  /// - Returns: `nil` where the file is nothing of Open Food Facts.
  /// - Throws: `ImportError` for a dump in a form that is of no use.
  init?(path: String) throws(ImportError) {
    self.path = path
    file = path.split(separator: "/").last.map(String.init) ?? path
    let start = Self.beginning(of: path)
    beginning = start.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    isPacked = start.starts(with: [0x1F, 0x8B])
    let text = isPacked ? Self.unpacked(start) : start
    if start.starts(with: Array("PAR1".utf8)) {
      throw .unknownKind(file: file, reason: "it is a Parquet file; give \(Self.official)")
    }
    let line = text.prefix { $0 != 0x0A }
    guard !Self.isCSV(line) else {
      let reason = "the CSV lacks the energy of most products; give \(Self.official)"
      throw .unknownKind(file: file, reason: reason)
    }
    guard Self.isProduct(line, isWhole: line.count < text.count) else { return nil }
  }

  /// The name of the file that is right.
  static let official = "openfoodfacts-products.jsonl.gz"

  /// Enough for the first line of most dumps. What cannot be read is for others to complain about.
  private static func beginning(of path: String) -> [UInt8] {
    guard let status = try? FileSystem.status(of: path), status.kind == .file else { return [] }
    return (try? FileSystem.beginning(of: path, 256 << 10)) ?? []
  }

  private static func unpacked(_ start: [UInt8]) -> [UInt8] {
    var text = [UInt8](repeating: 0, count: 1 << 20)
    var (used, filled) = (0, 0)
    let count = text.count
    _ = try? GzipStream().unpack(start, from: &used, into: &text, at: &filled, before: count)
    return Array(text[..<filled])
  }

  private static func isCSV(_ line: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: line.prefix(4096), as: UTF8.self)
    return (head.hasPrefix("code\t") || head.hasPrefix("code,")) && head.contains("product_name")
  }

  private static func isFoodDataCentral(_ line: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: line.prefix(100), as: UTF8.self)
    return FDCFoodList.allCases.contains { head.contains("\"\($0.rawValue)\"") }
  }

  /// Whether a line is a product. Of a long one that is not whole, some keys must show.
  private static func isProduct(_ line: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    guard line.first == UInt8(ascii: "{"), !isFoodDataCentral(line) else { return false }
    if isWhole {
      var hasCode = false
      let bytes = Array(line) + [UInt8](repeating: 0, count: JSONPicker.padding)
      let picker = JSONPicker([["code"], ["_id"]])
      return picker.pick(from: bytes, in: 0..<line.count) { _, _, _ in hasCode = true } && hasCode
    }
    let text = String(decoding: line, as: UTF8.self)
    return text.contains("\"code\"") || text.contains("\"_keywords\"") || text.contains("_tags\"")
  }
}
