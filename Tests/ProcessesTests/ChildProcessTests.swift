import FoundationEssentials
import Processes
import TemporaryFolders
import Testing

private func shell(
  _ script: String,
  environment: [String: String] = ["PATH": "/usr/bin:/bin"],
  input: [UInt8] = [],
  timeout: Duration = .seconds(20),
  outputLimit: Int = 1 << 20
) -> ChildProcess {
  ChildProcess(
    "/bin/sh",
    ["-c", script],
    environment: environment,
    input: input,
    messages: .dropped,
    timeout: timeout,
    outputLimit: outputLimit
  )
}

@Suite struct ChildProcessTests {
  @Test(arguments: [
    ("echo hello", "hello\n", ChildProcess.Ending.exited(0)),
    ("printf a; exit 3", "a", .exited(3)),
    ("exit 255", "", .exited(255)),
    ("kill -9 $$", "", .killed(signal: 9)),
    ("cat", "", .exited(0)),
    ("echo $0 \"$X\" >&2; printf \"$X\"", "a b", .exited(0)),
    ("exec >&-; sleep 0.05; exit 4", "", .exited(4)),
  ])
  func tellsWhatWasPrintedAndHowItEnded(
    script: String,
    output: String,
    ending: ChildProcess.Ending
  ) async throws {
    let outcome = try await shell(script, environment: ["X": "a b", "PATH": "/usr/bin:/bin"]).run()
    #expect(String(decoding: outcome.output, as: UTF8.self) == output)
    #expect(outcome.ending == ending)
  }

  @Test func givesInputLargerThanAnyPipe() async throws {
    let input = (0..<700_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try await shell("cat", input: input).run().output == input)
  }

  @Test func survivesAChildThatDoesNotRead() async throws {
    let input = [UInt8](repeating: 65, count: 500_000)
    let outcome = try await shell("exec <&-; echo done", input: input).run()
    #expect(outcome.output == Array("done\n".utf8))
  }

  @Test func inheritsNeitherEnvironmentNorFilesNorSignals() async throws {
    let outcome = try await shell("env | grep -v ^PWD= | grep -v ^_=; ls /proc/self/fd").run()
    let text = String(decoding: outcome.output, as: UTF8.self)
    // `ls` opens the folder itself as 3.
    #expect(text == "PATH=/usr/bin:/bin\n0\n1\n2\n3\n")
  }

  @Test func doesNotWaitForWhatIsLeftInTheBackground() async throws {
    let start = ContinuousClock.now
    let outcome = try await shell("sleep 600 & echo started").run()
    #expect(outcome.output == Array("started\n".utf8))
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test(arguments: ["sleep 30", "trap '' TERM; sleep 30; sleep 30", "sleep 30 & wait"])
  func killsTheWholeGroupWhenTimeIsUp(script: String) async throws {
    let mark = "mark-\(UInt64.random(in: 0 ... .max))"
    let command = shell("\(script) # \(mark)", timeout: .milliseconds(200))
    await #expect(throws: ProcessError.tookTooLong(program: "/bin/sh", limit: command.timeout)) {
      try await command.run()
    }
    #expect(try await shell("pgrep -f '[m]\(mark.dropFirst())'").run().output.isEmpty)
  }

  @Test func killsGrandchildrenToo() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/late"
    let script = "(sleep 1; echo alive > '\(file)') & wait"
    await #expect(throws: ProcessError.self) {
      try await shell(script, timeout: .milliseconds(200)).run()
    }
    try await Task.sleep(for: .milliseconds(1300))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func stopsWhenTheTaskIsCancelled() async throws {
    let start = ContinuousClock.now
    let task = Task { try await shell("sleep 30").run() }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test func stopsAtTheOutputLimit() async throws {
    await #expect(throws: ProcessError.printedTooMuch(program: "/bin/sh", limit: 1000)) {
      try await shell("yes", outputLimit: 1000).run()
    }
    #expect(try await shell("printf 12345", outputLimit: 5).run().output.count == 5)
  }

  @Test(arguments: ["/no/such/program", "/tmp", ""])
  func saysWhatCannotBeStarted(program: String) async {
    let error = await #expect(throws: ProcessError.self) {
      try await ChildProcess(program, environment: [:]).run()
    }
    guard case .cannotStart(program, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func runsManyAtOnce() async throws {
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<40 {
        let input = Array("\(number)".utf8)
        group.addTask { try await shell("cat; printf ' '", input: input).run().output }
      }
      var seen = Set<[UInt8]>()
      for try await output in group { seen.insert(output) }
      #expect(seen.count == 40)
    }
  }

  @Test func findsProgramsInAbsoluteFoldersOfThePath() {
    #expect(findProgram("sh", in: "bin::/no/such:/bin") == "/bin/sh")
    #expect(findProgram("sh", in: "") == nil)
    #expect(findProgram("", in: "/bin") == nil)
    #expect(findProgram("no-such-program", in: "/bin") == nil)
    #expect(findProgram("/bin/sh", in: "/") == nil)
    #expect(findProgram("bin", in: "/") == nil)
    #expect(findProgram("../bin/sh", in: "/usr") == nil)
  }
}
