import Calendar
package import JSON

/// Where results and messages go: results to standard output, everything else to standard error.
package struct Output: Sendable {
  package enum Form: Sendable { case text, json }

  struct Streams: Sendable {
    let writeOutput: @Sendable (String) throws -> Void
    let writeError: @Sendable (String) -> Void
  }

  let program: String
  package let form: Form
  var isQuiet = false
  var isVerbose = false
  /// What standard output can show.
  package let style: Style
  let errorStyle: Style
  let streams: Streams
  var showsProgress = false
  var now: @Sendable () -> Instant = { Instant(milliseconds: 0) }
  let statusLine = StatusLine()
  let warnings = Warnings()

  /// Prints one result: its text, or its JSON as one line.
  package func show(_ result: some Presentable) throws {
    switch form {
    case .text: try show(result.text(style))
    case .json: try show(json: result.json)
    }
  }

  /// Prints text that has no JSON, such as help or a script.
  package func show(_ text: StyledText) throws {
    if !text.isEmpty { try write(style.render(text) + "\n") }
  }

  /// Prints one JSON object as a line, whatever the form.
  package func show(json: JSON) throws { try write(json.versioned.text + "\n") }

  /// Prints bytes of text just as they are: a script, a file for another program.
  package func write(_ text: String) throws {
    // A progress bar on the same terminal would be torn apart.
    let status = statusLine.take()
    if status != nil { streams.writeError(StatusLine.eraser) }
    do {
      try streams.writeOutput(text)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw Failure("cannot write the output: \(error)", exitCode: .outputFailed, code: "output")
    }
    if let status { draw(status: status) }
  }

  /// Says something that is good to know; not under `--quiet` or `--json`.
  package func note(_ text: StyledText) {
    if form == .text, !isQuiet { say(text) }
  }

  /// Explains a step; only under `--verbose`.
  package func detail(_ text: StyledText) {
    guard isVerbose else { return }
    switch form {
    case .text: say(text.styled(.faint))
    case .json: say(["detail": ["message": .string(text.string)]])
    }
  }

  /// Warns of something that did not stop the work.
  package func warn(_ text: StyledText) {
    switch form {
    case .text: say("\(program): \(StyledText("warning", as: .caution)): \(text)")
    case .json: say(["warning": ["message": .string(text.string)]])
    }
  }

  /// Warns of something that several parts of the work come upon.
  package func warnOnce(_ text: StyledText) {
    if warnings.isNew(text.string) { warn(text) }
  }

  /// Reports an error and gives the exit code it stands for, so that the work can go on.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - place: Where, if there are many inputs: `line 3`, the name of a file.
  @discardableResult
  package func report(_ error: any Error, in place: String? = nil) -> ExitCode {
    let report = ErrorReport(error, in: place)
    switch form {
    case .text: say(report.text(program: program))
    case .json: say(report.json)
    }
    return report.exitCode
  }

  /// Writes to standard error without a line end: a question.
  func ask(_ text: StyledText) { streams.writeError(errorStyle.render(text)) }

  private func say(_ json: JSON) { streams.writeError(json.versioned.text + "\n") }

  /// Prints a line to standard error.
  func say(_ text: StyledText) {
    let status = statusLine.take()
    let eraser = status == nil ? "" : StatusLine.eraser
    streams.writeError(eraser + errorStyle.render(text) + "\n")
    if let status { draw(status: status) }
  }

  /// Shows `status` in place of the line that tells how far the work is.
  func draw(status: StyledText) {
    statusLine.put(status)
    let line = errorStyle.render(status.truncated(to: errorStyle.width - 1))
    streams.writeError("\r\(line)\u{1B}[K")
  }

  /// Tells somebody at a terminal what is waited for, on a line that goes away.
  package func status(_ text: StyledText) {
    if showsProgress, form == .text, !isQuiet { draw(status: text) }
  }

  /// Takes the line away that tells how far the work is.
  package func clearStatus() {
    if statusLine.take() != nil { streams.writeError(StatusLine.eraser) }
  }
}
