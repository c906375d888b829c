import CommandLineKit
import ProgramTools
import ResetCommand
import SQLite
import System

@main struct Main {
  static func main() async {
    let version = Version(ProgramVersion.number, libraries: [("sqlite", SQLiteVersion.text)])
    let program = ResetProgram.program(version: version, tools: .system)
    ProcessInformation.exit(await Signals.run { await program.run(.system) })
  }
}
