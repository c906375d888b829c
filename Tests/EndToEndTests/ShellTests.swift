import FoundationEssentials
import Testing

/// How the programs behave among others: pipes, terminals, variables, signals.
@Suite struct ShellTests {
  let person: Person

  init() throws { person = try Person() }

  @Test(arguments: [
    "reset-food search egg --limit 1000", "reset-food search egg --limit 1000 --json",
    "yes egg | reset-food search -", "yes egg | reset-food describe - --json",
    "yes egg | reset-food log -",
  ])
  func aReaderThatLeavesIsNoTrouble(call: String) async throws {
    let outcome = try await person.shell("\(call) | head -1; echo ${PIPESTATUS[*]}")
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 2)
    let statuses = outcome.lines.last?.split(separator: " ") ?? []
    #expect(statuses.allSatisfy { $0 == "0" || $0 == "141" }, "\(statuses)")
  }

  @Test func outputThatCannotBeWrittenIsTold() async throws {
    for target in ["> /dev/full", ">&-"] {
      let outcome = try await person.shell("reset-food search egg \(target)")
      #expect(outcome.status == 74)
      #expect(outcome.errors.hasPrefix("reset-food: cannot write the output: "))
    }
  }

  @Test func closedInputIsToldAndNeedsNobodyElse() async throws {
    let reading = try await person.shell("reset-food describe - <&-")
    #expect(reading.status == 5)
    #expect(reading.errors.hasPrefix("reset-food: cannot read standard input: "))
    let other = try await person.shell("reset-food log egg <&- && reset <&- 2>&-")
    #expect(other.status == 0)
    #expect(other.output.contains("Egg"))
  }

  @Test func colourIsForTerminalsUnlessAskedFor() async throws {
    let escape = "\u{1B}"
    let search = ["reset-food", "search", "egg"]
    #expect(try await !person.run(search).output.contains(escape))
    let forced = try await person.run(search, with: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output.contains("\(escape)[2m"))
    let both = ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]
    #expect(try await !person.run(search, with: both).output.contains(escape))
    let option = try await person.run(search + ["--no-color"], with: ["CLICOLOR_FORCE": "1"])
    #expect(!option.output.contains(escape))
    let json = try await person.run(search + ["--json"], with: ["CLICOLOR_FORCE": "1"])
    #expect(!json.output.contains(escape))
  }

  /// `script` (util-linux) runs a call on a terminal of its own.
  private static let hasTerminals = FileManager.default.fileExists(atPath: "/usr/bin/script")

  private func onTerminal(_ call: String, with extra: [String: String] = [:]) async throws
    -> Outcome
  {
    let terminal = ["TERM": "xterm"].merging(extra) { $1 }
    return try await person.run(["script", "-qec", call, "/dev/null"], with: terminal)
  }

  @Test(.enabled(if: hasTerminals)) func aTerminalGetsColour() async throws {
    let call = "reset-food search egg"
    #expect(try await onTerminal(call).output.contains("\u{1B}[2m"))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      #expect(try await !onTerminal(call, with: variables).output.contains("\u{1B}"))
    }
  }

  @Test(.enabled(if: hasTerminals)) func nobodyIsExpectedToTypeTables() async throws {
    for call in ["reset-food search", "reset-food log"] {
      let outcome = try await onTerminal("\(call) -", with: ["NO_COLOR": "1"])
      #expect(outcome.status == 2)
      #expect(outcome.output.hasPrefix("\(call): "))
      #expect(outcome.output.contains("Examples:"))
    }
  }

  @Test(arguments: [
    "reset-food search cheese pizza", "reset-food search xqzwv and many other words and more",
    "reset-food show everyday:latte", "reset-food show everyday:carbonara",
    "reset-food describe 2 eggs, toast with butter, xqzwv",
    "reset-food describe --explain 2 eggs and toast", "reset-food catalog list",
    "reset-food catalog update --list", "reset-food catalog verify", "reset", "reset undo",
    "reset config", "reset --help", "reset-food --help", "reset-food log --help",
    "reset-food catalog update --help",
  ])
  func nothingIsWiderThanTheTerminal(call: String) async throws {
    _ = try await person.run("reset-food", "log", "2 eggs, toast, a large latte with oat milk")
    let words = call.split(separator: " ").map(String.init)
    let outcome = try await person.run(words, with: ["COLUMNS": "40"])
    #expect(!outcome.lines.isEmpty)
    #expect(outcome.lines.filter { $0.count > 40 } == [])
  }

  @Test func theLocaleOfTheMachineDoesNotMatter() async throws {
    for words in [["reset-food", "search", "crème brûlée"], ["reset-food", "describe", "½ 🍎"]] {
      let plain = try await person.run(words, with: ["LANG": "C", "LC_ALL": "C"])
      let unicode = try await person.run(words)
      #expect(plain.status == 0)
      #expect(plain.output == unicode.output)
    }
  }

  /// More than a day lies between the two.
  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  func todayIsThePersonsDay(zone: String) async throws {
    let variables = ["TZ": zone]
    #expect(try await person.run("reset-food", "log", "egg", with: variables).status == 0)
    let script = "date +%F; reset --json; date +%F"
    let lines = try await person.shell(script, with: variables).lines
    try #require(lines.count == 3)
    let day = try Value(line: lines[1])
    // Midnight may have passed between the calls.
    let days = [lines[0], lines[2]]
    #expect(day["day"]?.text.map(days.contains) == true)
    guard days[0] == days[1] else { return }
    #expect(day["entries"]?[0]?["zone"] == .text(zone))
    let offset = zone.hasSuffix("Kiritimati") ? "+14:00" : "-11:00"
    #expect(day["entries"]?[0]?["at"]?.text?.hasSuffix(offset) == true)
  }

  @Test func anInterruptionLeavesNothingHalfDone() async throws {
    let outcome = try await person.shell(
      """
      mkfifo input
      reset-food log - --json < input > output & program=$!
      exec 3> input
      echo "2 eggs and toast" >&3
      until [ -s output ]; do sleep 0.02; done
      printf '3 apples and' >&3
      kill -INT $program
      wait $program
      """
    )
    #expect(outcome.status == 130)
    #expect(try outcome.error["error"]?["code"] == .text("interrupted"))
    let day = try await person.run("reset", "--json").objects
    #expect(day[0]["entries"]?.count == 2)
    #expect(try await person.run("reset", "undo").output == "removed: 2 eggs, toast\n")
    #expect(try await person.run("reset", "--json").objects[0]["entries"] == .list([]))
  }

  @Test func resetRunsTheOthers() async throws {
    let own = try await person.run("reset-food", "search", "banana")
    let dispatched = try await person.run("reset", "food", "search", "banana")
    #expect(dispatched.status == 0)
    #expect(dispatched.output == own.output && !own.output.isEmpty)
    #expect(try await person.run("reset", "food", "search", "xqzwv").status == 1)
    let help = try await person.run("reset", "food", "--help")
    #expect(help.output.hasPrefix("reset-food: "))
  }

  @Test func resetRunsWhatIsThePersonsOwn() async throws {
    let script = "#!/bin/sh\nread line; echo \"$# $1 $line\"; exit 42\n"
    try person.write(script.utf8, to: "reset-anything")
    let outcome = try await person.shell(
      "chmod +x reset-anything; PATH=\"$PWD:$PATH\"; reset anything 'a b' --help",
      input: Array("from stdin\n".utf8)
    )
    #expect(outcome.status == 42)
    #expect(outcome.output == "2 a b from stdin\n")
    try person.write("#!/no/such/interpreter\n".utf8, to: "reset-broken")
    let broken = try await person.shell(
      "chmod +x reset-broken; PATH=\"$PWD:$PATH\"; reset broken --json"
    )
    #expect(broken.status == 4)
    #expect(try broken.error["error"]?["code"] == .text("cannot_run"))
  }
}
