import Calendar
package import CommandLineKit
package import Diary
import Explanations
package import Settings

/// The person's files and settings, as every program of the family finds them.
package struct Home: Sendable {
  package let folders: Folders
  package let configFile: ConfigFile
  /// Reads the settings, and warns of keys that mean nothing.
  package let settings: @Sendable () throws -> Settings
  /// Finds secrets, by the settings.
  package let secrets: @Sendable (Settings) -> Secrets
  /// Opens the diary, and makes it where there is none.
  package let diary: @Sendable () throws -> Diary

  /// Finds the files; nothing is read, made or written yet.
  package init(_ common: CommonOptions, _ context: Context) throws {
    let folders = try Folders(environment: context.environment)
    let file = common.configurationFile
    self.folders = folders
    configFile = ConfigFile(path: file ?? folders.configFile, tools: .system)
    settings = {
      let settings = try Settings.load(
        options: common.language.map { ["person.lang": $0] } ?? [:],
        environment: context.environment,
        folders: folders,
        file: file,
        tools: .system
      )
      for warning in settings.warnings { context.output.warn("\(warning.summary)") }
      return settings
    }
    secrets = { settings in
      Secrets(
        folder: folders.secrets,
        environment: context.environment,
        settings: settings,
        tools: .system
      )
    }
    diary = { try Diary(path: folders.diary, now: context.clock.now) }
  }
}
