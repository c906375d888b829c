import CSystem
import System
import Testing

@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func makesPrivateFoldersAllTheWay() throws {
    try Files.makePrivateFolder("\(folder.path)/a/b/c/")
    for path in ["a", "a/b", "a/b/c"] {
      #expect(try Files.kind(of: "\(folder.path)/\(path)") == .folder)
      #expect(try Files.isOpenToOthers("\(folder.path)/\(path)") == false)
    }
    try Files.makePrivateFolder("\(folder.path)/a/b")
  }

  @Test func leavesTheModeOfAFolderThatIsThere() throws {
    _ = unsafe mkdir("\(folder.path)/open", 0o755)
    try Files.makePrivateFolder("\(folder.path)/open")
    #expect(try Files.isOpenToOthers("\(folder.path)/open") == true)
  }

  @Test func makesNoFolderWhereAFileIs() throws {
    try Files.writePrivateFile("\(folder.path)/file", Array("x".utf8))
    #expect(throws: SystemError(code: ENOTDIR, action: "\(folder.path)/file")) {
      try Files.makePrivateFolder("\(folder.path)/file")
    }
    #expect(throws: SystemError.self) { try Files.makePrivateFolder("\(folder.path)/file/sub") }
  }

  @Test func writesPrivateFilesAndReadsThemBack() throws {
    let path = "\(folder.path)/file"
    for bytes in [[UInt8](), Array("x".utf8), [UInt8](repeating: 7, count: 300_000)] {
      try Files.writePrivateFile(path, bytes)
      #expect(try Files.read(path) == bytes)
      #expect(try Files.isOpenToOthers(path) == false)
    }
    _ = unsafe chmod(path, 0o644)
    #expect(try Files.isOpenToOthers(path) == true)
  }

  @Test func leavesTheOldFileAndNoRestWhenWritingFails() throws {
    let path = "\(folder.path)/sub"
    try Files.makePrivateFolder("\(path)/inner")
    // A folder that holds something cannot be replaced by a file.
    #expect(throws: SystemError.self) { try Files.writePrivateFile(path, [1]) }
    #expect(try Files.kind(of: "\(path)/inner") == .folder)
    #expect(unsafe rmdir("\(path)/inner") == 0)
    #expect(unsafe rmdir(path) == 0)
    // Nothing was left beside it.
    #expect(unsafe rmdir(folder.path) == 0)
  }

  @Test func refusesFilesThatAreTooLarge() throws {
    let path = "\(folder.path)/file"
    try Files.writePrivateFile(path, [1, 2, 3, 4])
    #expect(try Files.read(path, limit: 4) == [1, 2, 3, 4])
    #expect(throws: SystemError(code: EFBIG, action: "read \(path)")) {
      try Files.read(path, limit: 3)
    }
  }

  @Test func tellsWhatIsMissing() throws {
    let path = "\(folder.path)/none"
    #expect(try Files.kind(of: path) == nil)
    #expect(try Files.kind(of: "\(path)/deeper") == nil)
    #expect(try Files.isOpenToOthers(path) == nil)
    #expect(throws: SystemError(code: SystemError.noSuchFile, action: "open \(path)")) {
      try Files.read(path)
    }
    try Files.remove(path)
  }

  @Test func describesErrorsInWords() {
    let error = SystemError(code: ENOENT, action: "open /x")
    #expect("\(error)" == "No such file or directory (open /x)")
  }

  @Test(
    arguments: [("/a/b", "/a"), ("/a", "/"), ("a", "."), ("a/b/", "a"), ("/", "/"), ("./a", ".")]
  )
  func knowsTheFolderOfAPath(path: String, folder: String) {
    #expect(Files.folder(of: path) == folder)
  }

  @Test func locksOutOthersUntilItGoesAway() throws {
    let path = "\(folder.path)/lock"
    let lock = try AdvisoryLock(path: path, wait: false)
    #expect(throws: SystemError(code: SystemError.wouldBlock, action: "lock \(path)")) {
      _ = try AdvisoryLock(path: path, wait: false)
    }
    lock.release()
    _ = try AdvisoryLock(path: path, wait: true)
    #expect(try Files.isOpenToOthers(path) == false)
  }
}
