import CommandLineKit
import JPEG
import PhotoCommand
import ProgramTools
import System

@main struct Main {
  static func main() async {
    let version = Version(ProgramVersion.number, libraries: [("libjpeg", JPEGVersion.text)])
    let program = PhotoProgram.program(version: version, tools: .system)
    ProcessInformation.exit(await Signals.run { await program.run(.system) })
  }
}
