import Files
import FoundationEssentials
import TemporaryFolders
import Testing

@Suite struct GrowingFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/file"
  }

  @Test func writesReadsAndCuts() throws {
    do {
      let file = try GrowingFile(path: path)
      try file.append(Array("hello".utf8))
      try file.append([])
      try file.append(Array(" world".utf8))
      try file.truncate(to: 8)
      try file.synchronize()
    }
    let file = try GrowingFile(path: path)
    #expect(try file.size == 8)
    #expect(try file.read(at: 3, count: 100) == Array("lo wo".utf8))
    #expect(try file.read(at: 8, count: 100).isEmpty)
    try file.append([0x21])
    #expect(try file.read(at: 7, count: 100) == Array("o!".utf8))
  }

  @Test func isForItsOwnerAlone() throws {
    try Data().write(to: URL(filePath: path))
    _ = try GrowingFile(path: path)
    #expect(try folder.permissions("file") == 0o600)
  }

  @Test func letsNobodyElseIn() throws {
    let first = try GrowingFile(path: path)
    let error = #expect(throws: FileError.self) { try GrowingFile(path: path) }
    #expect(error?.isLocked == true)
    try first.append([1])
  }

  @Test func movesInPlaceOfAnother() throws {
    let target = path + ".done"
    try Data("old".utf8).write(to: URL(filePath: target))
    let file = try GrowingFile(path: path)
    try file.append(Array("new".utf8))
    try file.move(to: target)
    #expect(FileManager.default.contents(atPath: target) == Data("new".utf8))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func followsNoLinkAndWritesToNoFolder() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/tmp/elsewhere")
    #expect(throws: FileError.self) { try GrowingFile(path: path) }
    #expect(throws: FileError.self) { try GrowingFile(path: "/tmp") }
    let missing = #expect(throws: FileError.self) { try GrowingFile(path: "/nowhere/x") }
    #expect(missing?.summary == "/nowhere/x: no such file or directory")
  }

  @Test func tellsAFullDisk() throws {
    // The one device that is always full is no regular file, so it is refused even earlier.
    #expect(throws: FileError.self) { try GrowingFile(path: "/dev/full") }
  }
}
