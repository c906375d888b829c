import CProcesses
import Glibc

/// Runs `command` and stays with it to its end. Blocks; to be called on a thread of its own, where a
/// child that stops reading gives an error and no signal.
func supervise(_ command: ChildProcess, _ isCancelled: Flag) throws -> ChildProcess.Outcome {
  var supervisor = try Supervisor(starting: command)
  return try supervisor.wait(isCancelled)
}

/// A child that runs, with our ends of its pipes.
private struct Supervisor {
  let command: ChildProcess
  let child: pid_t
  /// `nil` when it has been closed.
  var output: PipeEnd?
  var input: PipeEnd?
  private var printed: [UInt8] = []
  private var rest: ArraySlice<UInt8>
  /// Milliseconds after which to look whether the child has ended or the task was cancelled.
  private static let longestPause: Int32 = 20
  /// Milliseconds to wait for a child that has closed its stdout and should be about to end.
  private var pause: Int32 = 1

  /// The child's ends of the pipes are closed here: an end of input or output shows only then.
  init(starting command: ChildProcess) throws(ProcessError) {
    let output = try PipeEnd.pipe()
    let input = command.input.isEmpty ? nil : try PipeEnd.pipe()
    child = try command.spawn(input: input?.reading.number, output: output.writing.number)
    self.command = command
    self.output = output.reading
    self.input = input?.writing
    rest = command.input[...]
    output.reading.stopBlocking()
    input?.writing.stopBlocking()
  }

  mutating func wait(_ isCancelled: Flag) throws -> ChildProcess.Outcome {
    let deadline = ContinuousClock.now + command.timeout
    while true {
      // Asked before reading, so that what was printed last is read after the answer is yes.
      let hasEnded = hasEnded
      feed()
      collect()
      if printed.count > command.outputLimit {
        stop()
        throw ProcessError.printedTooMuch(program: command.program, limit: command.outputLimit)
      }
      if hasEnded {
        if command.leftovers == .killed { kill(-child, SIGKILL) }
        return ChildProcess.Outcome(ending: reap(), output: printed)
      }
      if isCancelled.isRaised {
        stop()
        throw CancellationError()
      }
      if ContinuousClock.now >= deadline {
        stop()
        throw ProcessError.tookTooLong(program: command.program, limit: command.timeout)
      }
      sleep(until: deadline)
    }
  }

  private mutating func feed() {
    guard let input else { return }
    let count = input.write(rest)
    if count > 0 { rest = rest.dropFirst(count) }
    let isGone = count < 0 && errno != EAGAIN
    if rest.isEmpty || isGone { self.input = nil }
  }

  /// Reads what is there, to just over the limit.
  private mutating func collect() {
    while let output, printed.count <= command.outputLimit {
      guard let bytes = output.read(upTo: 1 << 16) else { return }
      if bytes.isEmpty { self.output = nil }
      printed += bytes
    }
  }

  /// Until a pipe is ready, and not for long: cancelling and the child's end make no pipe ready.
  private mutating func sleep(until deadline: ContinuousClock.Instant) {
    var files: [pollfd] = []
    if let output { files.append(pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)) }
    if let input { files.append(pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0)) }
    if output == nil { pause = min(pause * 2, Self.longestPause) }
    let wanted = output == nil ? pause : Self.longestPause
    let left = ((deadline - .now) / .milliseconds(1)).rounded(.up)
    let milliseconds = left < Double(wanted) ? Int32(max(0, left)) : wanted
    unsafe poll(&files, nfds_t(files.count), milliseconds)
  }

  /// Whether the child has ended. It is left to be reaped, so that its number stays its own.
  private var hasEnded: Bool {
    var information = unsafe siginfo_t()
    let code = unsafe waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
    if code != 0 { return errno == ECHILD }
    return unsafe information.si_signo == SIGCHLD
  }

  /// Ends the child's whole group: asked first, then not asked.
  private func stop() {
    kill(-child, SIGTERM)
    let grace = ContinuousClock.now + .milliseconds(300)
    while !hasEnded, ContinuousClock.now < grace { usleep(5000) }
    // Also when the child has obeyed: others of its group may not have.
    kill(-child, SIGKILL)
    _ = reap()
  }

  /// How the child ended. Where we were started with SIGCHLD ignored the system keeps that to
  /// itself, and 255 stands for it.
  private func reap() -> ChildProcess.Ending {
    var status: Int32 = 0
    var code: pid_t = -1
    repeat { code = unsafe waitpid(child, &status, 0) } while code < 0 && errno == EINTR
    guard code == child else { return .exited(255) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
