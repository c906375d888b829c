import Files
import FoundationEssentials
import Processes
import Settings
import TemporaryFolders
import Testing

@Suite struct SecretsTests {
  let folder: TemporaryFolder
  let name: SecretName

  init() throws {
    folder = try TemporaryFolder()
    name = try #require(SecretName("usda_key"))
  }

  private var path: String { folder.path + "/secrets/usda_key" }

  /// `command` is what prints the secret, `service` what the desktop's service answers.
  private func secrets(
    command: String? = nil,
    service: String? = nil,
    variable: String? = nil,
    timeLimit: Duration = .seconds(10)
  ) throws -> Secrets {
    var environment = ["PATH": "/usr/bin:/bin"]
    environment["RESET_USDA_KEY"] = variable
    environment["RESET_SECRETS_USDA_KEY_COMMAND"] = command
    var tools = SettingsTools.system
    tools.findProgram = { name, _ in name == "secret-tool" && service != nil ? "/secret-tool" : nil
    }
    let run = tools.run
    tools.run = { child in
      guard child.program == "/secret-tool" else { return try await run(child) }
      #expect(child.arguments == ["lookup", "service", "reset", "name", "usda_key"])
      #expect(child.messages == .dropped)
      let output = Array((service ?? "").utf8)
      return ChildProcess.Outcome(ending: .exited(output.isEmpty ? 1 : 0), output: output)
    }
    return Secrets(
      folder: folder.path + "/secrets",
      environment: environment,
      settings: try settings(environment: environment),
      tools: tools,
      timeLimit: timeLimit
    )
  }

  private func write(_ text: String, permissions: Int = 0o600) throws {
    try FileSystem.write(Array(text.utf8), to: path)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  @Test func looksInOrder() async throws {
    try write("from file\n")
    let all = try secrets(
      command: "echo from command",
      service: "from service",
      variable: "from env"
    )
    #expect(try await all.find(name)?.reveal() == "from env")
    #expect(try await all.has(name) == .environment("RESET_USDA_KEY"))
    let command = try secrets(command: "echo from command", service: "from service")
    #expect(try await command.find(name)?.reveal() == "from command")
    #expect(try await command.has(name) == .command("secrets.usda_key_command"))
    let service = try secrets(service: "from service")
    #expect(try await service.find(name)?.reveal() == "from service")
    #expect(try await service.has(name) == .service)
    let file = try secrets(service: "")
    #expect(try await file.find(name)?.reveal() == "from file")
    #expect(try await file.has(name) == .file(path))
  }

  @Test func saysHowToSetOneThatIsMissing() async throws {
    let none = try secrets(variable: "")
    #expect(try await none.find(name) == nil)
    #expect(try await none.has(name) == nil)
    let error = await #expect(throws: SecretError.missing(name)) { try await none.require(name) }
    #expect(error?.hint?.contains("RESET_USDA_KEY") == true)
  }

  @Test(arguments: [
    ("printf 'first\\nsecond\\n'", "first"), ("printf 'no line end'", "no line end"),
    ("printf 'cr\\r\\n'", "cr"), ("echo \"$RESET_SECRETS_USDA_KEY_COMMAND\" | wc -l", "1"),
    ("cat; echo stdin is empty", "stdin is empty"),
  ])
  func takesTheFirstLineOfACommand(command: String, expected: String) async throws {
    #expect(try await secrets(command: command).require(name).reveal() == expected)
  }

  @Test(arguments: [
    ("echo hunter2; echo hunter2 >/dev/null; exit 3", "ended with status 3"),
    ("printf hunter2; kill -9 $$", "was killed by signal 9"),
    ("true", "printed nothing"),
    ("yes hunter2", "printed too much"),
    ("exec no-such-program-hunter2 2>/dev/null", "ended with status 127"),
  ])
  func tellsHowACommandFailedWithoutItsOutput(command: String, reason: String) async throws {
    let secrets = try secrets(command: command)
    let error = await #expect(throws: SecretError.self) { try await secrets.find(name) }
    #expect(error == .commandFailed(name, reason: reason))
    #expect(error?.summary.contains("hunter2") == false)
    #expect(error.map { "\($0)" }?.contains("hunter2") == false)
  }

  @Test func doesNotWaitForACommandForEver() async throws {
    let secrets = try secrets(command: "sleep 600 & wait", timeLimit: .milliseconds(300))
    let start = ContinuousClock.now
    await #expect(throws: SecretError.commandFailed(name, reason: "took longer than 0.3 seconds")) {
      try await secrets.find(name)
    }
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test func runsNothingToTellWhetherThereIsOne() async throws {
    let secrets = try secrets(command: "touch '\(folder.path)/ran'")
    #expect(try await secrets.has(name) == .command("secrets.usda_key_command"))
    #expect(try FileSystem.status(of: folder.path + "/ran") == nil)
  }

  @Test(arguments: ["\n", "a\tb", "\u{7F}", "a\0b", ""])
  func refusesWhatIsNotOneLineOfText(text: String) async throws {
    try write(text)
    let secrets = try secrets()
    await #expect(throws: SecretError.unusable(name, .file(path))) { try await secrets.find(name) }
    #expect(throws: SecretError.self) { try secrets.store(Secret("a\nb"), as: name) }
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o620, 0o666, 0o601])
  func refusesAFileThatOthersMayUse(permissions: Int) async throws {
    try write("hunter2", permissions: permissions)
    let secrets = try secrets()
    for work in [{ _ = try await secrets.find(name) }, { _ = try await secrets.has(name) }] {
      let error = await #expect(throws: SecretError.self) { try await work() }
      #expect(error == .exposedFile(path: path, permissions: UInt32(permissions)))
      #expect(error?.hint == "chmod 600 \(path)")
      #expect(error?.summary.contains("hunter2") == false)
    }
  }

  @Test(arguments: [0o600, 0o400])
  func takesAFileThatIsPrivate(permissions: Int) async throws {
    try write("key\n", permissions: permissions)
    #expect(try await secrets().find(name)?.reveal() == "key")
  }

  @Test func refusesAFileOfSomebodyElse() async throws {
    var tools = SettingsTools.system
    tools.findProgram = { _, _ in nil }
    tools.readFile = { _ in
      let status = FileStatus(kind: .file, permissions: 0o600, isOwn: false, size: 7)
      return FileContents(bytes: Array("hunter2".utf8), status: status)
    }
    let settings = try settings()
    let secrets = Secrets(folder: "/s", environment: [:], settings: settings, tools: tools)
    await #expect(throws: SecretError.foreignFile(path: "/s/usda_key")) {
      try await secrets.find(name)
    }
  }

  @Test func storesPrivatelyAndRemoves() async throws {
    let secrets = try secrets()
    try secrets.store(Secret("new key"), as: name)
    #expect(try folder.permissions("secrets") == 0o700)
    #expect(try folder.permissions("secrets/usda_key") == 0o600)
    #expect(try await secrets.require(name).reveal() == "new key")
    #expect(try secrets.remove(name))
    #expect(try !secrets.remove(name))
    #expect(try await secrets.find(name) == nil)
  }

  @Test func aServiceThatHangsDoesNotHideTheFile() async throws {
    try write("from file")
    var tools = SettingsTools.system
    tools.findProgram = { _, _ in "/secret-tool" }
    tools.run = { throw ProcessError.tookTooLong(program: $0.program, limit: $0.timeout) }
    let secrets = Secrets(
      folder: folder.path + "/secrets",
      environment: [:],
      settings: try settings(),
      tools: tools
    )
    #expect(try await secrets.find(name)?.reveal() == "from file")
  }
}
