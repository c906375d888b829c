import CommandLineKit
import CurlHTTP
import ProgramTools
import ProxyCommand
import SQLite
import System

@main struct Main {
  static func main() async {
    let version = Version(
      ProgramVersion.number,
      libraries: [("sqlite", SQLiteVersion.text), ("libcurl", CurlVersion.text)]
    )
    let program = ProxyProgram.program(version: version, tools: .system)
    let status = await Signals.run(grace: 60, endsGently: true) { await program.run(.system) }
    ProcessInformation.exit(status)
  }
}
