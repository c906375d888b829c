import CommandLineKit
import DietCheck
import Processes
import ProgramTools
import ResetCommand
import System

extension ResetTools {
  /// The real ones.
  static var system: ResetTools {
    ResetTools(
      open: { common, context in
        let home = try Home(common, context)
        var session = ResetSession(
          diary: home.diary,
          settings: home.settings,
          configFile: home.configFile,
          secrets: { home.secrets(try home.settings()) }
        )
        session.profiles = { () throws(DietProfileError) in
          // Settings that cannot be read were complained of when the call began.
          guard let settings = try? home.settings() else { return [] }
          return try settings.dietProfiles { home.vocabulary(context.output) }
        }
        return session
      },
      runProgram: { name, words, context in
        let path = context.environment["PATH"] ?? ""
        guard let program = findProgram("reset-\(name)", in: path) else { return nil }
        let error = ProcessInformation.become(program, arguments: words)
        throw Failure("\(error)", exitCode: .notSetUp, code: "cannot_run")
      },
      siblingScripts: siblingScripts
    )
  }

  private static func siblingScripts(
    _ shell: Program.Shell,
    _ context: Context
  ) async throws -> [String] {
    let path = context.environment["PATH"] ?? ""
    var scripts: [String] = []
    for name in ["reset-food", "reset-scan", "reset-photo", "reset-proxy"] {
      guard let program = findProgram(name, in: path) else { continue }
      let child = ChildProcess(
        program,
        ["--generate", "complete-\(shell.rawValue)"],
        environment: context.environment
      )
      let outcome = try await child.run()
      if outcome.ending == .exited(0) {
        scripts.append(String(decoding: outcome.output, as: UTF8.self))
      }
    }
    return scripts
  }
}
