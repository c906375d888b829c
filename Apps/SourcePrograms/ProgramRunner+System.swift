package import ExternalSource
package import Processes

extension ProgramRunner {
  /// Runs programs on this machine.
  ///
  /// - Parameter messages: Where what they write on stderr goes.
  package static func system(messages: ChildProcess.Messages = .dropped) -> ProgramRunner {
    ProgramRunner { call in
      let child = ChildProcess(
        call.program,
        environment: call.environment,
        input: call.input,
        messages: messages,
        leftovers: .killed,
        timeout: call.timeLimit,
        outputLimit: call.outputLimit
      )
      do {
        let outcome = try await child.run()
        return switch outcome.ending {
        case .exited(let status): .exited(status: status, output: outcome.output)
        case .killed(let signal): .killed(signal: signal)
        }
      } catch let error as ProcessError {
        return switch error {
        case .tookTooLong: .tookTooLong
        case .printedTooMuch: .printedTooMuch
        case .cannotStart, .systemCall: .cannotStart(error.reason)
        }
      }
    }
  }
}
