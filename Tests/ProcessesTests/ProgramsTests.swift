import FoundationEssentials
import Processes
import TemporaryFolders
import Testing

@Suite struct ProgramsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, permissions: Int = 0o755) throws {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name.prefix(1))",
      withIntermediateDirectories: true
    )
    try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  @Test func findsThoseWithAPrefixAndTheFirstOfTwo() throws {
    for name in ["a/my-x", "a/other", "b/my-x", "b/my-a", "b/my-"] { try write(name) }
    try write("a/my-note", permissions: 0o644)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a/my-folder",
      withIntermediateDirectories: false
    )
    let path = "\(folder.path)/a:b:\(folder.path)/none:\(folder.path)/b:"
    let found = findPrograms(prefix: "my-", in: path)
    #expect(found.map(\.name) == ["my-", "my-a", "my-x"])
    #expect(found.map(\.path) == ["b/my-", "b/my-a", "a/my-x"].map { "\(folder.path)/\($0)" })
    #expect(findPrograms(prefix: "my-", in: "").isEmpty)
  }
}
