import CommandLineKit
import CurlHTTP
import JPEG
import PhotoCommand
import ProgramTools
import SQLite
import System

@main struct Main {
  static func main() async {
    let version = Version(
      ProgramVersion.number,
      libraries: [
        ("sqlite", SQLiteVersion.text), ("libcurl", CurlVersion.text),
        ("libjpeg", JPEGVersion.text),
      ]
    )
    let program = PhotoProgram.program(version: version, tools: .system)
    ProcessInformation.exit(await Signals.run { await program.run(.system) })
  }
}
