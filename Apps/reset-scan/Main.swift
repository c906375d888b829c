import CommandLineKit
import CurlHTTP
import ProgramTools
import SQLite
import ScanCommand
import System
import ZBar
import ZXing

@main struct Main {
  static func main() async {
    let version = Version(
      ProgramVersion.number,
      libraries: [
        ("sqlite", SQLiteVersion.text), ("libcurl", CurlVersion.text), ("zbar", ZBarVersion.text),
        ("zxing-cpp", ZXingVersion.text),
      ]
    )
    let program = ScanProgram.program(version: version, tools: .system)
    ProcessInformation.exit(await Signals.run { await program.run(.system) })
  }
}
