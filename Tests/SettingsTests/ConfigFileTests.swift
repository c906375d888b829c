import Files
import FoundationEssentials
import Glibc
import Settings
import TemporaryFolders
import Testing

private let manager = FileManager.default

@Suite struct ConfigFileTests {
  let folder: TemporaryFolder
  let file: ConfigFile

  init() throws {
    folder = try TemporaryFolder()
    file = ConfigFile(path: folder.path + "/new/config.toml", tools: .system)
  }

  private func text() throws -> String? {
    try FileSystem.read(file.path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func makesFolderAndFilePrivate() throws {
    #expect(try file.read() == nil)
    try file.set("food.search", to: "usda, catalog")
    #expect(try text() == "[food]\nsearch = [\"usda\", \"catalog\"]\n")
    #expect(try folder.permissions("new") == 0o700)
    #expect(try folder.permissions("new/config.toml") == 0o600)
    let settings = try Settings(environment: [:], file: try file.read())
    #expect(settings.searchSources == ["usda", "catalog"])
  }

  @Test func keepsCommentsWhenItSetsAndUnsets() throws {
    let before = "# mine\n[food] # tables\nrelease = 'x' # pinned\n\n# the rest\n[data]\n"
    try FileSystem.write(Array(before.utf8), to: file.path)
    try file.set("food.release", to: "2025-04-24")
    try file.set("data.day_starts_at", to: "4")
    try file.set("ai.openai.allow_sending", to: "on")
    let after =
      "# mine\n[food] # tables\nrelease = \"2025-04-24\" # pinned\n\n# the rest\n[data]\n"
      + "day_starts_at = 4\n\n[ai.openai]\nallow_sending = true\n"
    #expect(try text() == after)
    #expect(try file.unset("food.release"))
    #expect(try !file.unset("food.release"))
    #expect(try text()?.hasPrefix("# mine\n[food] # tables\n\n# the rest\n") == true)
  }

  @Test func unsetsWhatMeansNothing() throws {
    try FileSystem.write(Array("fod.x = 1\nfood.release = 'a'\n".utf8), to: file.path)
    #expect(try file.unset("fod.x"))
    #expect(try text() == "food.release = 'a'\n")
  }

  @Test(arguments: [
    ("food.search", "a b"), ("data.day_starts_at", "24"), ("food.serch", "x"), ("food", "x"),
    ("output.color", "blue"), ("", "x"),
  ])
  func changesNothingWhenTheValueIsWrong(key: String, value: String) throws {
    let before = "data.day_starts_at = 1"
    try FileSystem.write(Array(before.utf8), to: file.path)
    #expect(throws: SettingsError.self) { try file.set(key, to: value) }
    #expect(try text() == before)
  }

  @Test func doesNotTouchAFileItCannotReadOrEdit() throws {
    for before in ["[food\n", "[[food]]\nsearch = []\n", "food = 1\n", "[food.search]\nx = 1\n"] {
      try FileSystem.write(Array(before.utf8), to: file.path)
      let error = #expect(throws: SettingsError.self) { try file.set("food.search", to: "a") }
      #expect(error?.summary.hasPrefix("\(file.path):1:") == true, "\(String(describing: error))")
      #expect(try text() == before)
    }
  }

  @Test func repairsAWrongValue() throws {
    try FileSystem.write(Array("data.day_starts_at = 99 # late\n".utf8), to: file.path)
    try file.set("data.day_starts_at", to: "5")
    #expect(try text() == "data.day_starts_at = 5 # late\n")
  }

  @Test func replacesWhatALinkLeadsToAndKeepsTheLink() throws {
    let target = folder.path + "/dotfiles/reset.toml"
    try FileSystem.write(Array("# dot\n".utf8), to: target)
    try FileSystem.makeFolder(folder.path + "/new")
    try manager.createSymbolicLink(
      atPath: file.path,
      withDestinationPath: "../dotfiles/reset.toml"
    )
    try file.set("output.color", to: "never")
    let link = try manager.destinationOfSymbolicLink(atPath: file.path)
    #expect(link == "../dotfiles/reset.toml")
    #expect(try text() == "# dot\n\n[output]\ncolor = \"never\"\n")
    #expect(try manager.contentsOfDirectory(atPath: folder.path + "/dotfiles") == ["reset.toml"])
  }

  @Test func loadsTheUsualFileOrTheOneAskedFor() throws {
    let folders = try Folders(environment: ["RESET_HOME": folder.path])
    func hour(_ file: String? = nil) throws -> Int {
      try Settings.load(environment: [:], folders: folders, file: file, tools: .system).dayStartsAt
    }
    #expect(try hour() == 0)
    try FileSystem.write(Array("data.day_starts_at = 3".utf8), to: folders.configFile)
    #expect(try hour() == 3)
    #expect(throws: SettingsError.missingFile(file.path)) { try hour(file.path) }
    try file.set("data.day_starts_at", to: "5")
    #expect(try hour(file.path) == 5)
  }

  @Test func aFailedWriteIsToldWithTheFile() throws {
    var tools = SettingsTools.system
    tools.writePrivateFile = { throw FileError($1, .system(ENOSPC)) }
    let file = ConfigFile(path: file.path, tools: tools)
    let error = SettingsError.fileTrouble(path: file.path, reason: "no space left on device")
    #expect(throws: error) { try file.set("output.color", to: "never") }
  }

  @Test func aFolderInThePlaceOfTheFileIsTold() throws {
    try FileSystem.makeFolder(file.path)
    let error = SettingsError.fileTrouble(path: file.path, reason: "not a regular file")
    #expect(throws: error) { try file.read() }
    #expect(throws: error) { try file.set("output.color", to: "never") }
  }
}
