package import CommandLineKit
package import DietCheck
package import Diary
package import Settings

/// What the commands work with; the program picks the real ones, tests theirs.
package struct ResetTools: Sendable {
  /// Reads the settings and finds the files for one call.
  package var open: @Sendable (CommonOptions, Context) throws -> ResetSession
  /// Becomes another program, or says why it cannot; `nil` where there is no such program.
  package var runProgram: @Sendable (_ name: String, _ words: [String], Context) throws -> ExitCode?
  /// The completion scripts of the other programs of the family that are on the path.
  package var siblingScripts: @Sendable (Program.Shell, Context) async throws -> [String]

  package init(
    open: @escaping @Sendable (CommonOptions, Context) throws -> ResetSession,
    runProgram: @escaping @Sendable (String, [String], Context) throws -> ExitCode?,
    siblingScripts: @escaping @Sendable (Program.Shell, Context) async throws -> [String]
  ) {
    self.open = open
    self.runProgram = runProgram
    self.siblingScripts = siblingScripts
  }
}

/// The person's files and wishes for one call.
package struct ResetSession: Sendable {
  package var diary: @Sendable () throws -> Diary
  /// The settings, read anew; a file that cannot be read can still be mended.
  package var settings: @Sendable () throws -> Settings
  package var configFile: ConfigFile
  package var secrets: @Sendable () throws -> Secrets
  /// Who is watched over: the person, then the household, as the settings have them.
  package var profiles: @Sendable () throws(DietProfileError) -> [DietProfile] = {
    () throws(DietProfileError) in []
  }

  package init(
    diary: @escaping @Sendable () throws -> Diary,
    settings: @escaping @Sendable () throws -> Settings,
    configFile: ConfigFile,
    secrets: @escaping @Sendable () throws -> Secrets
  ) {
    self.diary = diary
    self.settings = settings
    self.configFile = configFile
    self.secrets = secrets
  }
}
