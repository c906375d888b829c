package import CommandLineKit
import System

extension Context {
  /// The process as it is.
  package static var system: Context {
    let environment = ProcessInformation.environment
    let input = LineReader.standardInput()
    let terminal = ControllingTerminal()
    return Context(
      arguments: ProcessInformation.arguments,
      environment: environment,
      clock: .system(environment: environment),
      input: Input(
        isTerminal: input.isTerminal,
        readLine: {
          do {
            return try input.next()
          } catch let error as LineReader.ReadingError where error.isOfOneLine {
            throw UnreadableLine(error.description)
          }
        },
        readAll: { try input.rest() }
      ),
      terminal: Terminal(
        outputIsTerminal: StandardOutput.isTerminal,
        errorIsTerminal: StandardOutput.errorIsTerminal,
        isInteractive: terminal.isPresent && StandardOutput.isTerminal,
        width: { ControllingTerminal.width },
        readKey: { try terminal.readKey() },
        readLine: { try terminal.readLine() }
      ),
      writeOutput: { try StandardOutput.write($0) },
      writeError: { StandardOutput.writeError($0) }
    )
  }
}
