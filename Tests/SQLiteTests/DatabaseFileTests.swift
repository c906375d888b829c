import Foundation
import SQLite
import Testing

struct DatabaseFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func makesFoldersAndFilesForTheirOwner() throws {
    let deep = folder.file("a/b/c")
    try DatabaseFile.makeFolder(deep)
    try DatabaseFile.makeFolder(deep)
    try DatabaseFile.makeFile(deep + "/x")
    for path in ["a", "a/b", "a/b/c"] { #expect(try mode(folder.file(path)) == 0o700) }
    #expect(try mode(deep + "/x") == 0o600)
    #expect(try DatabaseFile.size(of: deep + "/x") == 0)
    #expect(try DatabaseFile.size(of: deep + "/y") == nil)
    #expect(try DatabaseFile.size(of: deep + "/x/y") == nil)
  }

  @Test func publishesButNeverReplaces() throws {
    try folder.write([1], to: "new")
    try DatabaseFile.publish(folder.file("new"), as: folder.file("old"))
    #expect(try folder.read("old") == [1])
    #expect(try DatabaseFile.size(of: folder.file("new")) == nil)
    try folder.write([2], to: "new")
    let error = #expect(throws: DatabaseFileError.self) {
      try DatabaseFile.publish(folder.file("new"), as: folder.file("old"))
    }
    #expect(error?.kind == .exists && error?.message.isEmpty == false)
    #expect(try folder.read("old") == [1])
  }

  @Test func findsNamesAndRemovesADatabase() throws {
    for name in ["b.db", "a.db", "a.db-wal", "a.db-shm", "c.txt"] { try folder.write([], to: name) }
    #expect(DatabaseFile.names(in: folder.path, endingIn: ".db") == ["a.db", "b.db"])
    #expect(DatabaseFile.names(in: folder.file("none"), endingIn: "") == [])
    DatabaseFile.removeDatabase(folder.file("a.db"))
    #expect(Set(DatabaseFile.names(in: folder.path, endingIn: "")) == [".", "..", "b.db", "c.txt"])
  }

  @Test(arguments: [("a", ""), ("/a", "/"), ("/a/b", "/a"), ("a/b/c", "a/b"), ("./a", ".")])
  func theFolderOfAPath(path: String, folder: String) {
    #expect(DatabaseFile.folder(of: path) == folder)
  }

  @Test(
    arguments: [
      (ENOENT, DatabaseFileError.Kind.missing), (EROFS, .readOnly), (EDQUOT, .full), (EIO, .other),
    ]
  )
  func errorsHaveAKind(code: Int32, kind: DatabaseFileError.Kind) {
    #expect(DatabaseFileError(path: "", code: code).kind == kind)
  }
}
