import Files
import FoundationEssentials
import Glibc
import TemporaryFolders
import Testing

private let manager = FileManager.default

@Suite struct FileSystemTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func at(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func text(_ path: String) throws -> String? {
    try FileSystem.read(path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func writesPrivateFilesInPrivateFolders() throws {
    let path = at("a/b/c.toml")
    try FileSystem.write(Array("one".utf8), to: path)
    try FileSystem.write(Array("two".utf8), to: path)
    #expect(try text(path) == "two")
    #expect(try folder.permissions("a") == 0o700)
    #expect(try folder.permissions("a/b") == 0o700)
    #expect(try folder.permissions("a/b/c.toml") == 0o600)
    #expect(try manager.contentsOfDirectory(atPath: at("a/b")) == ["c.toml"])
  }

  @Test func makesAReadableFilePrivateWhenItReplacesIt() throws {
    try Data("old".utf8).write(to: URL(filePath: at("x")))
    try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: at("x"))
    try FileSystem.write(Array("new".utf8), to: at("x"))
    #expect(try folder.permissions("x") == 0o600)
  }

  @Test(arguments: ["real/target", "real/missing"])
  func replacesWhatALinkLeadsTo(target: String) throws {
    try FileSystem.write(Array("old".utf8), to: at("real/target"))
    try manager.createDirectory(atPath: at("links"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: at("links/first"),
      withDestinationPath: "../\(target)"
    )
    try manager.createSymbolicLink(atPath: at("second"), withDestinationPath: at("links/first"))
    try FileSystem.write(Array("new".utf8), to: at("second"))
    #expect(try text(at(target)) == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: at("second")) == at("links/first"))
    #expect(try manager.destinationOfSymbolicLink(atPath: at("links/first")) == "../\(target)")
  }

  @Test func refusesALinkThatLeadsToItself() throws {
    try manager.createSymbolicLink(atPath: at("loop"), withDestinationPath: "loop")
    #expect(throws: FileError.self) { try FileSystem.write([], to: at("loop")) }
    #expect(throws: FileError.self) { try FileSystem.read(at("loop")) }
  }

  @Test(arguments: ["/dev/null", "/"])
  func neverReplacesWhatIsNoFile(path: String) throws {
    try manager.createSymbolicLink(atPath: at("link"), withDestinationPath: path)
    let expected = try FileSystem.status(of: path)?.kind
    let error = #expect(throws: FileError.self) { try FileSystem.write([1], to: at("link")) }
    #expect(error?.reason == "not a regular file")
    #expect(throws: FileError.self) { try FileSystem.read(at("link")) }
    #expect(try FileSystem.status(of: path)?.kind == expected)
  }

  @Test func namesTheFileThatCannotBeWritten() {
    // Nobody can make files there, not even root.
    #expect(throws: FileError("/proc/self/x", .system(ENOENT))) {
      try FileSystem.write([1], to: "/proc/self/x")
    }
  }

  @Test func leavesNothingBehindWhenItFails() throws {
    try manager.createDirectory(atPath: at("full/name"), withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try FileSystem.write([1], to: at("full/name")) }
    #expect(try manager.contentsOfDirectory(atPath: at("full")) == ["name"])
  }

  @Test func tellsWhatIsMissingFromWhatCannotBeRead() throws {
    #expect(try FileSystem.read(at("none")) == nil)
    #expect(try FileSystem.status(of: at("none/deeper")) == nil)
    try FileSystem.write(Array("file".utf8), to: at("file"))
    #expect(try FileSystem.read(at("file/below")) == nil)
    #expect(throws: FileError(at("file"), .notAFolder)) { try FileSystem.makeFolder(at("file")) }
    #expect(throws: FileError(at("file/below"), .system(ENOTDIR))) {
      try FileSystem.makeFolder(at("file/below"))
    }
    #expect(try FileSystem.read(at("file"), limit: 4)?.bytes.count == 4)
    #expect(throws: FileError(at("file"), .tooLarge(limit: 3))) {
      try FileSystem.read(at("file"), limit: 3)
    }
  }

  @Test func leavesAFolderThatIsThereAsItIs() throws {
    try manager.createDirectory(
      atPath: at("open"),
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755]
    )
    try FileSystem.makeFolder(at("open/"))
    #expect(try folder.permissions("open") == 0o755)
    try FileSystem.makeFolder(at("new//deep/"))
    #expect(try folder.permissions("new/deep") == 0o700)
  }

  @Test func tellsKindModeOwnerAndSize() throws {
    try FileSystem.write([1, 2, 3], to: at("x"))
    #expect(
      try FileSystem.status(of: at("x"))
        == FileStatus(kind: .file, permissions: 0o600, isOwn: true, size: 3)
    )
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: at("x"))
    #expect(try FileSystem.status(of: at("x"))?.isOpenToOthers == true)
    #expect(try FileSystem.status(of: folder.path)?.kind == .folder)
    #expect(try FileSystem.status(of: "/dev/null")?.kind == .other)
    #expect(try FileSystem.remove(at("x")))
    #expect(try !FileSystem.remove(at("x")))
  }

  @Test func readsALargeFileWholeAndInPieces() throws {
    let bytes = (0..<2_500_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try FileSystem.write(bytes, to: at("large"))
    #expect(try FileSystem.read(at("large"))?.bytes == bytes)
    var pieces: [[UInt8]] = []
    try FileSystem.forEachPiece(of: at("large")) { pieces.append($0) }
    #expect(pieces.count > 1 && Array(pieces.joined()) == bytes)
    #expect(try FileSystem.beginning(of: at("large"), 3) == Array(bytes[..<3]))
    #expect(throws: FileError(at("none"), .system(ENOENT))) {
      try FileSystem.forEachPiece(of: at("none")) { _ in }
    }
    #expect(throws: FileError(folder.path, .system(EISDIR))) {
      try FileSystem.forEachPiece(of: folder.path) { _ in }
    }
  }

  @Test func putsAFinishedFileInThePlaceOfAnother() throws {
    try FileSystem.write([1], to: at("old"))
    try Data([2]).write(to: URL(filePath: at("fresh")))
    try FileSystem.replace(at("old"), with: at("fresh"))
    #expect(try FileSystem.read(at("old"))?.bytes == [2])
    #expect(try folder.permissions("old") == 0o600)
    #expect(try FileSystem.status(of: at("fresh")) == nil)
  }

  @Test(
    arguments: [
      ("/a/b", "/a"), ("/a", "/"), ("a", "."), ("a/b/", "a"), ("/", "/"), ("./a", "."),
      ("a//b", "a"),
    ]
  )
  func knowsTheFolderOfAPath(path: String, folder: String) {
    #expect(FileSystem.folder(of: path) == folder)
  }

  @Test func locksOutOthersUntilItGoesAway() throws {
    let path = at("lock")
    let lock = try AdvisoryLock(path: path, wait: false)
    let error = #expect(throws: FileError.self) { _ = try AdvisoryLock(path: path, wait: false) }
    #expect(error?.isLocked == true)
    lock.release()
    _ = try AdvisoryLock(path: path, wait: true)
    #expect(try folder.permissions("lock") == 0o600)
  }
}
