import FuzzSupport
import TOML

/// The input is a settings file; each of its keys is set and removed.
@main enum Main {
  static func main() {
    fuzz { bytes in
      guard let document = try? TOMLDocument(bytes) else { return }
      let entries = document.entries
      // What is written reads back as the same.
      for entry in entries {
        let line = "k = \(entry.value.written)\n"
        let again = (try? TOMLDocument(line))?.value(at: ["k"])
        expect(again == entry.value, "\(line) reads as \(String(describing: again))")
      }
      let paths = entries.prefix(8).map(\.path) + [["new"], ["a", "new"], ["new", "b"]]
      for path in paths {
        for value in [7, "text # é", ["a"]] as [TOMLValue] {
          guard let changed = try? document.setting(path, to: value) else { continue }
          expect(changed.value(at: path) == value, "\(path) is not \(value)")
          check(changed, document, but: path)
        }
        guard let changed = try? document.removing(path) else { continue }
        expect(changed.value(at: path) == nil, "\(path) is still there")
        check(changed, document, but: path)
      }
    }
  }

  private static func check(_ new: TOMLDocument, _ old: TOMLDocument, but path: [String]) {
    func others(_ document: TOMLDocument) -> [TOMLValue] {
      document.entries.filter { entry in
        !same(entry.path.prefix(path.count), path.prefix(entry.path.count))
      }
      .map(\.value)
    }
    expect(others(new) == others(old), "\(path) changed something else")
    expect((try? TOMLDocument(new.bytes))?.value == new.value, "it reads otherwise the second time")
  }

  /// Byte for byte, as TOML compares.
  private static func same(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Bool {
    left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
  }
}
