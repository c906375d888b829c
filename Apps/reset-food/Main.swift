import CommandLineKit
import CurlHTTP
import FoodCommand
import ProgramTools
import SQLite
import System

@main struct Main {
  static func main() async {
    let version = Version(
      ProgramVersion.number,
      libraries: [("sqlite", SQLiteVersion.text), ("libcurl", CurlVersion.text)]
    )
    let program = FoodProgram.program(version: version, tools: .system)
    ProcessInformation.exit(await Signals.run { await program.run(.system) })
  }
}
