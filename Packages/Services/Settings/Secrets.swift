import Files
import Processes

/// The person's secrets, looked for in the environment, by command, with the desktop's secret
/// service and in a private file, in this order.
package struct Secrets: Sendable {
  private let folder: String
  private let environment: [String: String]
  private let settings: Settings
  private let tools: SettingsTools
  private let timeLimit: Duration

  package init(
    folder: String,
    environment: [String: String],
    settings: Settings,
    tools: SettingsTools,
    timeLimit: Duration = .seconds(10)
  ) {
    self.folder = folder
    self.environment = environment
    self.settings = settings
    self.tools = tools
    self.timeLimit = timeLimit
  }

  /// The secret; an error that says how to set it where there is none.
  package func require(_ name: SecretName) async throws -> Secret {
    guard let secret = try await find(name) else { throw SecretError.missing(name) }
    return secret
  }

  /// The secret; `nil` where there is none.
  package func find(_ name: SecretName) async throws -> Secret? {
    if let text = variable(name) {
      return try usable(text, name, .environment(name.environmentName))
    }
    if let command = try command(name) { return try await output(of: command, name) }
    if let bytes = try await askService(name) { return try usable(bytes, name, .service) }
    guard let contents = try mended({ try tools.readFile(path(name)) }) else { return nil }
    try requirePrivate(contents.status, name)
    return try usable(contents.bytes, name, .file(path(name)))
  }

  /// Where the secret is kept, without reading it: no command is run and no file opened. Only the
  /// secret service cannot tell without giving it.
  package func has(_ name: SecretName) async throws -> SecretOrigin? {
    if variable(name) != nil { return .environment(name.environmentName) }
    if try command(name) != nil { return .command(Setting.secretCommand(name).key) }
    if try await askService(name) != nil { return .service }
    guard let status = try mended({ try tools.fileStatus(path(name)) }) else { return nil }
    try requirePrivate(status, name)
    return .file(path(name))
  }

  /// Keeps the secret in a file that only its owner can read.
  package func store(_ secret: Secret, as name: SecretName) throws {
    guard secret.isUsable else { throw SecretError.unusable(name, .file(path(name))) }
    try mended { try tools.writePrivateFile(Array((secret.reveal() + "\n").utf8), path(name)) }
  }

  /// Removes the file with the secret; `false` where there is none. Other places are not touched.
  package func remove(_ name: SecretName) throws -> Bool {
    try mended { try tools.removeFile(path(name)) }
  }

  private func path(_ name: SecretName) -> String { "\(folder)/\(name)" }

  private func variable(_ name: SecretName) -> [UInt8]? {
    environment[name.environmentName].flatMap { $0.isEmpty ? nil : Array($0.utf8) }
  }

  private func usable(
    _ bytes: [UInt8],
    _ name: SecretName,
    _ origin: SecretOrigin
  ) throws -> Secret {
    guard let secret = Secret(firstLineOf: bytes) else { throw SecretError.unusable(name, origin) }
    return secret
  }

  private func requirePrivate(_ status: FileStatus, _ name: SecretName) throws {
    guard status.isOwn else { throw SecretError.foreignFile(path: path(name)) }
    guard !status.isOpenToOthers else {
      throw SecretError.exposedFile(path: path(name), permissions: status.permissions)
    }
  }

  private func mended<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch let error as FileError {
      throw SecretError.fileTrouble(path: error.path, reason: error.reason)
    }
  }
}

// MARK: - Other programs

extension Secrets {
  /// The command for the secret; `nil` where none is set.
  private func command(_ name: SecretName) throws -> String? {
    guard case .text(let command) = try settings.resolve(.secretCommand(name)).value,
      !command.isEmpty
    else { return nil }
    return command
  }

  private func output(of command: String, _ name: SecretName) async throws -> Secret {
    let shell = ChildProcess(
      "/bin/sh",
      ["-c", command],
      environment: environment,
      timeout: timeLimit,
      outputLimit: 1 << 16
    )
    let outcome: ChildProcess.Outcome
    do {
      outcome = try await tools.run(shell)
    } catch let error as ProcessError {
      throw SecretError.commandFailed(name, reason: reason(error))
    }
    guard outcome.ending == .exited(0) else {
      throw SecretError.commandFailed(name, reason: reason(outcome.ending))
    }
    guard !outcome.output.isEmpty else {
      throw SecretError.commandFailed(name, reason: "printed nothing")
    }
    return try usable(outcome.output, name, .command(Setting.secretCommand(name).key))
  }

  private func reason(_ ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was killed by signal \(signal)"
    }
  }

  private func reason(_ error: ProcessError) -> String {
    switch error {
    case .tookTooLong(_, let limit): "took longer than \(limit)"
    case .printedTooMuch: "printed too much"
    case .cannotStart, .systemCall: "could not be run: \(error.message)"
    }
  }

  /// What the desktop keeps; `nil` where it keeps nothing, or where there is no desktop.
  private func askService(_ name: SecretName) async throws -> [UInt8]? {
    guard let program = tools.findProgram("secret-tool", environment["PATH"] ?? "") else {
      return nil
    }
    let lookup = ChildProcess(
      program,
      ["lookup", "service", "reset", "name", name.description],
      environment: environment,
      messages: .dropped,
      timeout: timeLimit,
      outputLimit: 1 << 16
    )
    do {
      let outcome = try await tools.run(lookup)
      return outcome.ending == .exited(0) && !outcome.output.isEmpty ? outcome.output : nil
    } catch is ProcessError {
      // A service that does not answer must not keep the file from being used.
      return nil
    }
  }
}
