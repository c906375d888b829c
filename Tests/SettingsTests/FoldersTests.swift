import Settings
import TemporaryFolders
import Testing

private let places: [(environment: [String: String], config: String, data: String, cache: String)] =
  [
    (["HOME": "/h"], "/h/.config/reset", "/h/.local/share/reset", "/h/.cache/reset"),
    (
      ["HOME": "/h/", "RESET_HOME": ""], "/h/.config/reset", "/h/.local/share/reset",
      "/h/.cache/reset"
    ),
    (["HOME": "/"], "/.config/reset", "/.local/share/reset", "/.cache/reset"),
    (["RESET_HOME": "/r/", "HOME": "/h", "XDG_DATA_HOME": "/d"], "/r", "/r", "/r/cache"),
    (
      ["HOME": "/h", "XDG_CONFIG_HOME": "/c/", "XDG_DATA_HOME": "d", "XDG_CACHE_HOME": ""],
      "/c/reset", "/h/.local/share/reset", "/h/.cache/reset"
    ),
    (
      ["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/e"],
      "/c/reset", "/d/reset", "/e/reset"
    ),
  ]

@Suite struct FoldersTests {
  @Test(arguments: places)
  func followTheEnvironment(
    environment: [String: String],
    config: String,
    data: String,
    cache: String
  ) throws {
    let folders = try Folders(environment: environment)
    #expect([folders.config, folders.data, folders.cache] == [config, data, cache])
    #expect(folders.configFile == config + "/config.toml")
    #expect(folders.secrets == config + "/secrets")
    #expect(folders.diary == data + "/diary.db")
    #expect(folders.catalog == data + "/catalog.db")
    #expect(folders.backups == data + "/backups")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_CONFIG_HOME": "/c"]])
  func needAHome(environment: [String: String]) throws {
    let error = #expect(throws: FoldersError.self) { try Folders(environment: environment) }
    #expect(error == .noHome)
    #expect(error?.hint?.contains("RESET_HOME") == true)
    #expect(try Folders(environment: environment, home: "/h").data == "/h/.local/share/reset")
  }

  @Test func areMadePrivate() throws {
    let folder = try TemporaryFolder()
    let folders = try Folders(environment: ["RESET_HOME": folder.path + "/all"])
    try folders.create(with: .system)
    try folders.create(with: .system)
    for name in ["all", "all/cache", "all/backups"] {
      #expect(try folder.permissions(name) == 0o700)
    }
  }

  @Test func tellWhereTheyCannotBeMade() throws {
    let folders = try Folders(environment: ["RESET_HOME": "/dev/null/x"])
    let error = #expect(throws: FoldersError.self) { try folders.create(with: .system) }
    #expect(error?.summary.contains("/dev/null") == true)
  }
}
