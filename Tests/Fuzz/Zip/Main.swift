import FoodCatalog
import FoundationEssentials
import FuzzSupport
import Nutrition
import Zip

@testable import CatalogImport

/// The input is an archive, or tables that become one: what does not begin as a zip is cut at each
/// byte 0x1E into the files of a FoodData Central release, so that it comes past the checksums.
@main enum Main {
  private static let path = "/dev/shm/reset-fuzz-\(ProcessInfo.processInfo.processIdentifier).zip"

  static func main() {
    fuzz { bytes in
      let archive = bytes.starts(with: Array("PK".utf8)) ? bytes : release(bytes)
      guard (try? Data(archive).write(to: URL(filePath: path))) != nil else { return }
      defer { try? FileManager.default.removeItem(atPath: path) }
      unpack()
      importFoods()
    }
  }

  private static func unpack() {
    guard let archive = try? ZipArchive(path: path) else { return }
    for entry in archive.entries.prefix(20) {
      var count = 0
      do {
        try archive.read(entry, limit: 1 << 20) { count += $0.count }
      } catch {
        expect(error is ZipError, "\(error) is no ZipError")
        expect(count <= 1 << 20, "\(count) bytes came out")
        continue
      }
      expect(count == entry.size, "\(count) bytes instead of \(entry.size)")
    }
  }

  private static func importFoods() {
    var foods: [FoodRecord] = []
    do {
      try FDCDownload(path: path).read { _ in
      } add: {
        foods.append($0)
      }
    } catch {
      expect(error is ImportError, "\(error) is no ImportError")
    }
    for food in foods {
      expect(!food.name.isEmpty, "a food without name")
      for nutrient in Nutrient.allCases {
        let amount = food.per100[nutrient] ?? 0
        expect(amount.isFinite && amount >= 0, "\(amount) of \(nutrient)")
      }
      for portion in food.portions {
        expect(portion.grams.isFinite && portion.grams > 0, "a portion of \(portion.grams) g")
      }
    }
  }

  // MARK: Making an archive

  private static let tables = [
    "food.csv", "food_nutrient.csv", "survey_fndds_food.csv", "sr_legacy_food.csv",
    "measure_unit.csv", "food_portion.csv", "food_attribute.csv", "input_food.csv",
    "branded_food.csv", "more/food.json",
  ]

  private static func release(_ bytes: [UInt8]) -> [UInt8] {
    let contents = bytes.split(separator: 0x1E, omittingEmptySubsequences: false)
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    let files = zip(tables, contents).filter { !$0.1.isEmpty }
    for (name, content) in files {
      let offset = little(archive.count, 4)
      let common =
        little(0x0800, 2) + little(0, 2) + little(0x5A21_0000, 4) + little(crc32(content), 4)
        + little(content.count, 4) + little(content.count, 4) + little(name.utf8.count, 2)
        + little(0, 2)
      archive += [0x50, 0x4B, 3, 4, 20, 0] + common + name.utf8 + content
      directory += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + common + little(0, 10) + offset
      directory += name.utf8
    }
    let counts = little(files.count, 2) + little(files.count, 2)
    let end = counts + little(directory.count, 4) + little(archive.count, 4) + little(0, 2)
    return archive + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + end
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  private static func crc32(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(~bytes.reduce(UInt32.max) { $0 >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] })
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
