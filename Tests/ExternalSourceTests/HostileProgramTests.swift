import Barcodes
import ExternalSource
import FoodSources
import FoundationEssentials
import JSON
import Nutrition
import Testing

private let sound = #"{"schema_version":1,"id":2,"foods":[]}"#

/// Programs that do everything wrong: each is named in the message, and the next answers all the
/// same.
@Suite struct HostileProgramTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let body: String
    let kind: SourceFailure.Kind
    let message: String

    init(_ body: String, _ kind: SourceFailure.Kind, _ message: String) {
      (self.body, self.kind, self.message) = (body, kind, message)
    }

    var testDescription: String { body }
  }

  static let endings = [
    Case("kill -SEGV $$", .unavailable, "was killed by signal 11"),
    Case("kill -KILL $$", .unavailable, "was killed by signal 9"),
    Case("exit 3", .unavailable, "ended with status 3"),
    Case("echo '\(sound)'; exit 1", .unavailable, "ended with status 1"),
    Case("yes", .malformed, "printed more than 65536 bytes and was stopped"),
    Case("yes '\(sound)'", .malformed, "printed more than 65536 bytes and was stopped"),
    Case(
      "head -c 10000000 /dev/zero | tr '\\0' a",
      .malformed,
      "printed more than 65536 bytes and was stopped"
    ),
  ]

  static let texts = [
    Case("exit 0", .malformed, "gave a wrong answer: it is empty"),
    Case("echo; echo", .malformed, "it is empty"),
    Case("echo hello", .malformed, "it is no JSON: byte 0: a value is missing"),
    Case("head -c 3000 /dev/urandom; echo", .malformed, "gave a wrong answer: it "),
    Case("printf '\\377\\376'", .malformed, "it is no JSON: byte 0"),
    Case("printf '{\"schema_version\":1,\"id\":2,\"foods\":[{'", .malformed, "it is no JSON: byte"),
    Case("printf '%60000s' | tr ' ' '['", .malformed, "it is no JSON: byte 129: it is nested"),
    Case("echo '[]'", .malformed, "it is a list, not an object"),
    Case("echo '\(sound)'; echo '\(sound)'", .malformed, "it has 2 lines, where one question"),
    Case("echo '\(sound)' x", .malformed, "it is no JSON: byte"),
    Case(
      #"echo '{"schema_version":2,"id":2,"meals":{}}'"#,
      .malformed,
      "schema_version is not 1, the only one known here"
    ),
    Case(#"echo '{"id":2,"foods":[]}'"#, .malformed, "schema_version is not 1"),
    Case(#"echo '{"schema_version":"1","id":2,"foods":[]}'"#, .malformed, "schema_version is not"),
    Case(#"echo '{"schema_version":1,"foods":[]}'"#, .malformed, "id is missing"),
    Case(#"echo '{"schema_version":1,"id":1,"foods":[]}'"#, .malformed, "id is not 2, which"),
    Case(#"echo '{"schema_version":1,"id":2}'"#, .malformed, "foods is missing; an empty list"),
    Case(#"echo '{"schema_version":1,"id":2,"foods":[],"x":1}'"#, .malformed, "x is not a key"),
    Case(
      #"echo '{"schema_version":1,"id":2,"id":2,"foods":[]}'"#,
      .malformed,
      "a key stands there"
    ),
  ]

  @Test(arguments: endings + texts)
  func isNamedAndDoesNoHarm(_ wrong: Case) async throws {
    let script = try Script(answering: wrong.body)
    let failure = await #expect(throws: SourceFailure.self) { try await script.answer() }
    #expect(failure?.source == "script")
    #expect(failure?.kind == wrong.kind)
    #expect(failure?.message.hasPrefix("reset-source-script ") == true)
    #expect(failure?.message.contains(wrong.message) == true, "\(failure?.message ?? "")")

    #expect(try await Script(answering: "echo '\(sound)'").answer().isEmpty)
  }

  @Test(arguments: [
    "$nap 60", "trap '' TERM; $nap 60; $nap 60", "$nap 60 & wait",
    "(trap '' TERM; $nap 60) & $nap 60",
  ])
  func hangingIsCutShortAndLeavesNothing(body: String) async throws {
    let script = try Script(answering: body)
    let failure = await #expect(throws: SourceFailure.self) {
      try await script.answer(timeLimit: .milliseconds(200))
    }
    #expect(failure?.kind == .timedOut)
    #expect(failure?.message == "reset-source-script did not answer within 0.2 seconds")
    #expect(try await script.processes.isEmpty)
  }

  @Test func cancellingEndsItAndAllItStarted() async throws {
    let script = try Script(answering: #"touch "${0%/*}/started"; $nap 61 & $nap 62"#)
    let task = Task { try await script.answer() }
    while !FileManager.default.fileExists(atPath: script.beside("started")) {
      try await Task.sleep(for: .milliseconds(5))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await script.processes.isEmpty)
  }

  @Test func whatItLeavesInTheBackgroundIsEnded() async throws {
    let script = try Script(
      answering: "$nap 63 & echo '\(sound)'"
    )
    #expect(try await script.answer().isEmpty)
    #expect(try await script.processes.isEmpty)
  }

  @Test(arguments: [
    "head -c 1000000 /dev/zero >&2; echo '\(sound)'", "exec 2>&-; echo '\(sound)'",
    "exec <&-; printf '\(sound)'", "printf '\\n\(sound)\\r\\n\\n'", "sleep 0.2; echo '\(sound)'",
  ])
  func oddMannersAreNoFault(body: String) async throws {
    #expect(try await Script(answering: body).answer().isEmpty)
  }

  @Test func readingNothingOfALargeQuestionIsNoFault() async throws {
    let script = try Script(
      """
      #!/bin/sh
      if test -e "${0%/*}/met"; then echo '{"schema_version":1,"id":2,"dishes":[]}'; exit; fi
      touch "${0%/*}/met"; echo '\(Script.about)'
      """
    )
    let text = String(repeating: "eggs and ", count: 200_000)
    #expect(try await script.answer(.describe(text)).isEmpty)
  }

  @Test func whatCannotBeRunIsNamed() async throws {
    let scripts = [
      (try Script("#!/no/such/interpreter\n"), "cannot be run: No such file or directory"),
      (try Script("#!/bin/sh\n", permissions: 0o644), "cannot be run: Permission denied"),
      (try Script(""), "cannot be run: Exec format error"),
    ]
    for (script, message) in scripts {
      let failure = await #expect(throws: SourceFailure.self) { try await script.source() }
      #expect(failure?.message.hasPrefix("reset-source-script \(message)") == true)
      #expect(failure?.kind == .unavailable)
    }
  }
}
