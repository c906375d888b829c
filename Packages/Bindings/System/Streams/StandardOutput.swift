import CSystem

/// Standard output and standard error, written at once and in full.
package enum StandardOutput {
  /// Writes to standard output. A reader that went away ends the process, quietly, as `SIGPIPE`
  /// does; `head` should not make us complain.
  package static func write(_ text: String) throws(SystemError) {
    try write(text, to: STDOUT_FILENO, action: "write")
  }

  /// Writes to standard error; there is nobody to tell if that fails.
  package static func writeError(_ text: String) {
    try? write(text, to: STDERR_FILENO, action: "write")
  }

  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  package static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static func write(_ text: String, to number: Int32, action: String) throws(SystemError) {
    do throws(SystemError) {
      try Stream.write(Array(text.utf8), to: number, action: action)
    } catch {
      if error.code == EPIPE { Signals.endByBrokenPipe() }
      throw error
    }
  }
}
