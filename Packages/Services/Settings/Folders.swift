import Files

/// Where everything of the person's lies. Worked out from the environment alone.
package struct Folders: Equatable, Sendable {
  package let config: String
  package let data: String
  package let cache: String

  /// `RESET_HOME` holds everything in one folder. Without it the folders of the XDG base directory
  /// specification are used; as that asks, a relative path there counts as not set.
  ///
  /// - Parameters:
  ///   - environment: The variables of this process.
  ///   - home: The home folder to use where `HOME` is not set.
  package init(environment: [String: String], home: String? = nil) throws(FoldersError) {
    if let all = environment["RESET_HOME"], !all.isEmpty {
      config = Self.trimmed(all)
      data = config
      cache = config + "/cache"
      return
    }
    let home = [environment["HOME"], home].compactMap(\.self).first { $0.hasPrefix("/") }
    func folder(_ variable: String, _ standard: String) throws(FoldersError) -> String {
      if let path = environment[variable], path.hasPrefix("/") {
        return Self.trimmed(path) + "/reset"
      }
      guard let home else { throw .noHome }
      return Self.trimmed(home) + "/\(standard)/reset"
    }
    config = try folder("XDG_CONFIG_HOME", ".config")
    data = try folder("XDG_DATA_HOME", ".local/share")
    cache = try folder("XDG_CACHE_HOME", ".cache")
  }

  package var configFile: String { config + "/config.toml" }
  package var secrets: String { config + "/secrets" }
  package var diary: String { data + "/diary.db" }
  package var catalog: String { data + "/catalog.db" }
  package var backups: String { data + "/backups" }
  /// Words for allergens that are not ours.
  package var allergenWords: String { data + "/allergens.json" }
  /// Food sources that somebody else wrote.
  package var plugins: String { data + "/plugins" }

  /// Makes the folders for data and cache, 0700; the one for settings comes with the first setting.
  package func create(with tools: SettingsTools) throws(FoldersError) {
    for path in [data, cache, backups] {
      do {
        try tools.makeFolder(path)
      } catch {
        let trouble = error as? FileError
        throw .cannotMake(path: trouble?.path ?? path, reason: trouble?.reason ?? "\(error)")
      }
    }
  }

  private static func trimmed(_ path: String) -> String {
    let end = path.lastIndex { $0 != "/" }
    return end.map { String(path[...$0]) } ?? ""
  }
}

/// Why there is no place for the person's files.
package enum FoldersError: Error, Equatable {
  case noHome
  case cannotMake(path: String, reason: String)

  package var summary: String {
    switch self {
    case .noHome: "there is no home folder: HOME is not set to an absolute path"
    case .cannotMake(let path, let reason): "\(path): \(reason)"
    }
  }

  package var hint: String? { "set RESET_HOME to a folder of your own" }
}
