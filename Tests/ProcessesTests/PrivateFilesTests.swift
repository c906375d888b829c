import FoundationEssentials
import Processes
import Testing

private let manager = FileManager.default

@Suite struct PrivateFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func at(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func text(_ path: String) throws -> String? {
    try PrivateFiles.read(path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func writesPrivateFilesInPrivateFolders() throws {
    let path = at("a/b/c.toml")
    try PrivateFiles.write(Array("one".utf8), to: path)
    try PrivateFiles.write(Array("two".utf8), to: path)
    #expect(try text(path) == "two")
    #expect(try folder.permissions("a") == 0o700)
    #expect(try folder.permissions("a/b") == 0o700)
    #expect(try folder.permissions("a/b/c.toml") == 0o600)
    #expect(try manager.contentsOfDirectory(atPath: at("a/b")) == ["c.toml"])
  }

  @Test func makesAReadableFilePrivateWhenItReplacesIt() throws {
    try Data("old".utf8).write(to: URL(filePath: at("x")))
    try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: at("x"))
    try PrivateFiles.write(Array("new".utf8), to: at("x"))
    #expect(try folder.permissions("x") == 0o600)
  }

  @Test(arguments: ["real/target", "real/missing"])
  func replacesWhatALinkLeadsTo(target: String) throws {
    try PrivateFiles.write(Array("old".utf8), to: at("real/target"))
    try manager.createDirectory(atPath: at("links"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: at("links/first"),
      withDestinationPath: "../\(target)"
    )
    try manager.createSymbolicLink(atPath: at("second"), withDestinationPath: at("links/first"))
    try PrivateFiles.write(Array("new".utf8), to: at("second"))
    #expect(try text(at(target)) == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: at("second")) == at("links/first"))
    #expect(try manager.destinationOfSymbolicLink(atPath: at("links/first")) == "../\(target)")
  }

  @Test func refusesALinkThatLeadsToItself() throws {
    try manager.createSymbolicLink(atPath: at("loop"), withDestinationPath: "loop")
    #expect(throws: FileError.self) { try PrivateFiles.write([], to: at("loop")) }
    #expect(throws: FileError.self) { try PrivateFiles.read(at("loop")) }
  }

  @Test(arguments: ["/dev/null", "/"])
  func neverReplacesWhatIsNoFile(path: String) throws {
    try manager.createSymbolicLink(atPath: at("link"), withDestinationPath: path)
    let expected = try PrivateFiles.status(of: path)
    let error = #expect(throws: FileError.self) { try PrivateFiles.write([1], to: at("link")) }
    #expect(error?.reason == "not a regular file")
    #expect(throws: FileError.self) { try PrivateFiles.read(at("link")) }
    #expect(try PrivateFiles.status(of: path) == expected)
  }

  @Test func leavesNothingBehindWhenItFails() throws {
    try manager.createDirectory(atPath: at("full/name"), withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try PrivateFiles.write([1], to: at("full/name")) }
    #expect(try manager.contentsOfDirectory(atPath: at("full")) == ["name"])
  }

  @Test func tellsWhatIsMissingFromWhatCannotBeRead() throws {
    #expect(try PrivateFiles.read(at("none")) == nil)
    #expect(try PrivateFiles.status(of: at("none/deeper")) == nil)
    try PrivateFiles.write(Array("file".utf8), to: at("file"))
    #expect(try PrivateFiles.read(at("file/below")) == nil)
    #expect(throws: FileError.self) { try PrivateFiles.makeFolder(at("file")) }
    #expect(throws: FileError.self) { try PrivateFiles.makeFolder(at("file/below")) }
    #expect(throws: FileError.self) { try PrivateFiles.read(at("file"), limit: 3) }
  }

  @Test func leavesAFolderThatIsThereAsItIs() throws {
    try manager.createDirectory(
      atPath: at("open"),
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755]
    )
    try PrivateFiles.makeFolder(at("open/"))
    #expect(try folder.permissions("open") == 0o755)
    try PrivateFiles.makeFolder(at("new//deep/"))
    #expect(try folder.permissions("new/deep") == 0o700)
  }

  @Test func tellsModeAndOwner() throws {
    try PrivateFiles.write([], to: at("x"))
    #expect(
      try PrivateFiles.status(of: at("x"))
        == PrivateFiles.Status(permissions: 0o600, isOwn: true, isRegular: true)
    )
    #expect(try PrivateFiles.remove(at("x")))
    #expect(try !PrivateFiles.remove(at("x")))
  }
}
