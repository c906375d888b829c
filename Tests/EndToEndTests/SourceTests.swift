import FoundationEssentials
import LoopbackServer
import Testing

/// Whoever is asked about food, from the outside: what leaves the machine, and what never may.
@Suite(.enabled(if: Recordings.arePresent, "no recordings beside the checkout"))
struct SourceTests {
  private static let code = "094395000172"
  private static let canary = "canary-0a1b2c3d4e5f"

  private let person: Person

  init() throws { person = try Person() }

  private func surroundings(failing failure: String? = nil, key: String = "right-key") throws
    -> [String: String]
  {
    let address = try LoopbackServer.shared.get().url(failure.map { "/fdc/as/\($0)" } ?? "/fdc")
    return [
      "RESET_SOURCES_USDA_ADDRESS": address, "RESET_FDC_KEY": key,
      "RESET_FOOD_BARCODE": "catalog,usda", "RESET_FOOD_SEARCH": "usda",
    ]
  }

  @Test func theConfiguredSourcesAreAskedInOrder() async throws {
    let everything = try surroundings()
    let words = ["reset-food", "barcode", Self.code, "--json"]
    let first = try await person.run(words, with: everything)
    #expect(first.status == 0)
    let answer = try #require(try first.objects.first)
    #expect(Shape.barcode.mistakes(in: answer) == [])
    #expect(answer["food"]?["source"] == .text("usda"))
    #expect(answer["tried"]?[0]?["status"] == .text("not_found"))
    #expect(answer["tried"]?[1]?["status"] == .text("found"))
    // All forms of the number are one product, also to what is remembered.
    for form in ["0094395000172", "00094395000172", "0 94395-00017 2"] {
      let again = try await person.run("reset-food", "barcode", form, "--json", with: everything)
      #expect(try again.objects.first?["food"]?["id"] == answer["food"]?["id"])
      #expect(try again.objects.first?["tried"]?[1]?["status"] == .text("cached"))
    }
    let whole = try await person.run("reset-food", "show", "usda:170720", with: everything)
    #expect(whole.status == 0)
    let missing = try await person.run("reset-food", "show", "usda:1", with: everything)
    #expect(missing.status == 1)
  }

  @Test func whatIsRememberedHelpsWhenTheSourceIsDown() async throws {
    let words = ["reset-food", "barcode", Self.code, "--source", "usda", "--json"]
    #expect(try await person.run(words, with: try surroundings()).status == 0)
    // Its time is over.
    let sources = "\(person.home)/cache/sources.db"
    let script =
      "import sqlite3,sys; d=sqlite3.connect(sys.argv[1]); d.execute('UPDATE answer SET expires=at'); d.commit()"
    #expect(try await person.shell("python3 -c \"$1\" \"$2\"", [script, sources]).status == 0)
    for (failure, extra) in [("down", []), (nil, ["--offline"])] as [(String?, [String])] {
      let stale = try await person.run(words + extra, with: try surroundings(failing: failure))
      #expect(stale.status == 0)
      #expect(try stale.objects.first?["tried"]?[0]?["status"] == .text("stale"))
    }
    let other = try await person.run("reset-food", "cache", "clear")
    #expect(other.output == "forgot 1 answer\n")
    let down = try await person.run(words, with: try surroundings(failing: "down"))
    #expect(down.status == 6)
  }

  struct Silence: CustomTestStringConvertible, Sendable {
    let words: String
    let settings: [String: String]
    let status: Int32

    var testDescription: String { words }
  }

  private static let silences = [
    Silence(words: "barcode \(code) --offline", settings: [:], status: 3),
    Silence(words: "barcode \(code) --source usda --offline", settings: [:], status: 3),
    Silence(words: "search cheese --source usda --offline", settings: [:], status: 3),
    Silence(words: "show usda:170720 --offline", settings: [:], status: 3),
    Silence(
      words: "barcode \(code)",
      settings: ["RESET_SOURCES_USDA_ENABLED": "false"],
      status: 3
    ),
    Silence(words: "barcode \(code)", settings: ["RESET_FOOD_BARCODE": "catalog"], status: 1),
    Silence(words: "barcode \(code) --source openfoodfacts --offline", settings: [:], status: 3),
    Silence(words: "search coca --source openfoodfacts --offline", settings: [:], status: 3),
    Silence(
      words: "search coca --source openfoodfacts",
      settings: ["RESET_SOURCES_OPENFOODFACTS_ENABLED": "false"],
      status: 3
    ),
    Silence(words: "source test usda --offline", settings: [:], status: 3),
    Silence(words: "source test openfoodfacts --offline", settings: [:], status: 3),
    Silence(words: "describe egg --source usda --offline", settings: [:], status: 2),
    Silence(words: "describe egg --offline", settings: [:], status: 0),
    Silence(words: "describe egg", settings: [:], status: 0),
    Silence(words: "log egg", settings: [:], status: 0),
    Silence(words: "check \(code) --avoid milk --offline", settings: [:], status: 3),
    Silence(words: "caffeine coffee", settings: [:], status: 0),
    Silence(words: "catalog update fndds --offline", settings: [:], status: 3),
    Silence(words: "sources --offline", settings: [:], status: 0),
    Silence(words: "cache show", settings: [:], status: 0),
    Silence(words: "barcode 0212345123454", settings: [:], status: 1),
  ]

  /// The calls of the whole program to the system, by which alone anything can leave.
  private func sockets(_ words: String, _ settings: [String: String]) async throws -> (Int32, Int) {
    let trace = person.at("trace-\(UInt64.random(in: 0 ... .max))")
    let strace = ["strace", "-f", "-qq", "-e", "trace=socket,connect,sendto,sendmsg", "-o", trace]
    let outcome = try await person.run(
      strace + ["reset-food"] + words.split(separator: " ").map(String.init),
      with: try surroundings().merging(settings) { $1 }
    )
    let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    return (outcome.status, calls.count { $0.contains("socket(") || $0.contains("connect(") })
  }

  @Test(.enabled(if: Recordings.hasTracer, "strace is not here"), arguments: silences)
  func noSocketIsOpened(silence: Silence) async throws {
    let (status, count) = try await sockets(silence.words, silence.settings)
    #expect(status == silence.status)
    #expect(count == 0)
  }

  @Test(.enabled(if: Recordings.hasTracer, "strace is not here"))
  func theTracerSeesSockets() async throws {
    let (status, count) = try await sockets("barcode \(Self.code)", [:])
    #expect(status == 0)
    #expect(count > 0)
  }

  @Test(arguments: [
    "API_KEY_INVALID", "API_KEY_MISSING", "OVER_RATE_LIMIT", "INTERNAL_SERVER_ERROR", "page",
    "banned", "refused", "busy-30", "empty", "half", "cut", "echo", "moved-away", "slow",
  ])
  func keysAreNeverTold(failure: String) async throws {
    let everything = try surroundings(failing: failure, key: Self.canary)
    for words in [["barcode", Self.code], ["show", "usda:170720", "--json"]] {
      let words = ["reset-food"] + words + ["--source", "usda", "--verbose"]
      let call = words.contains("show") ? words.filter { $0 != "--source" && $0 != "usda" } : words
      let outcome = try await person.run(call, with: everything)
      #expect([4, 6].contains(outcome.status), "\(call)")
      #expect(!outcome.output.contains(Self.canary) && !outcome.errors.contains(Self.canary))
    }
    let found = try await person.shell("grep -rlaF -- '\(Self.canary)' \"$RESET_HOME\"")
    #expect(found.output == "")
  }

  /// A key that lies in a file, and one that a command prints.
  @Test func otherPlacesOfTheKeyAreAsSilent() async throws {
    var everything = try surroundings(failing: "echo", key: "")
    let call = ["reset-food", "barcode", Self.code, "--source", "usda", "--verbose", "--json"]
    let kept = try await person.shell(
      """
      umask 077; mkdir -p "$RESET_HOME/secrets"; echo '\(Self.canary)' > "$RESET_HOME/secrets/fdc_key"
      """
    )
    #expect(kept.status == 0)
    let private0600 = try await person.run(call, with: everything)
    #expect(private0600.status == 6)
    _ = try await person.shell("chmod 644 \"$RESET_HOME/secrets/fdc_key\"")
    let exposed = try await person.run(call, with: everything)
    #expect(exposed.status == 4)
    everything["RESET_SECRETS_FDC_KEY_COMMAND"] = "echo \(Self.canary); exit 3"
    let command = try await person.run(call, with: everything)
    #expect(command.status == 4)
    for outcome in [private0600, exposed, command] {
      #expect(!(outcome.output + outcome.errors).contains(Self.canary))
    }
  }

  /// Whatever is told of a crash, and wherever.
  @Test(arguments: ["SEGV", "ABRT"])
  func aCrashTellsNoKey(signal: String) async throws {
    let script = """
      reset-food barcode \(Self.code) --source usda --verbose & program=$!
      sleep 0.7
      # The report of a crash is written upon the first signal, and ends with the second.
      while kill -\(signal) $program; do sleep 1; done 2>/dev/null
      wait $program; status=$?
      grep -rlaF -- '\(Self.canary)' .; exit $status
      """
    let outcome = try await person.shell(
      script,
      with: try surroundings(failing: "slow", key: Self.canary)
    )
    #expect([134, 139].contains(outcome.status))
    #expect(!outcome.output.contains(Self.canary) && !outcome.errors.contains(Self.canary))
    #expect(outcome.output == "")
  }

  @Test func interruptingIsImmediateAndLeavesNothing() async throws {
    let script = """
      reset-food barcode \(Self.code) --source usda & program=$!
      sleep 0.7; start=$(date +%s%N); kill -INT $program; wait $program; status=$?
      echo $(( ($(date +%s%N) - start) / 1000000 )); pgrep -P $$ reset-food; exit $status
      """
    let outcome = try await person.shell(script, with: try surroundings(failing: "slow"))
    #expect(outcome.status == 130)
    #expect(outcome.errors == "reset-food: interrupted\n")
    #expect(outcome.lines.count == 1)
    #expect(outcome.lines.first.flatMap { Int($0) }.map { $0 < 1000 } == true)
    // No lock is left: the next one writes what it learns.
    let next = try await person.run(
      "reset-food",
      "barcode",
      Self.code,
      "--source",
      "usda",
      with: try surroundings()
    )
    #expect(next.status == 0)
    let kept = try await person.run("reset-food", "cache", "show", "--json").objects
    #expect(kept.map { Shape.kept.mistakes(in: $0) } == [[]])
  }

  @Test func whatThePersonSaysWinsAndLasts() async throws {
    let everything = try surroundings()
    let call = ["reset-food", "barcode", Self.code, "--json"]
    let correct = ["reset-food", "correct", Self.code, "energy_kcal=400", "fat_g=", "name=Mine"]
    let said = try await person.run(correct + ["--json"], with: everything)
    #expect(said.status == 0)
    #expect(Shape.food.mistakes(in: try #require(try said.objects.first)) == [])
    let after = try await person.run(call, with: everything)
    let food = try #require(try after.objects.first?["food"])
    #expect(food["source"] == .text("own") && food["name"] == .text("Mine"))
    #expect(food["per_100"]?["energy_kcal"] == .number(400))
    #expect(food["per_100"]?["fat_g"] == .null)
    // What is not said is as the source had it.
    #expect(food["per_100"]?["protein_g"] == .number(21.4))
    #expect(try after.objects.first?["tried"]?.count == 1)
    #expect(try await person.run("reset-food", "cache", "clear").status == 0)
    let offline = try await person.run(call + ["--offline"], with: everything)
    #expect(try offline.objects.first?["food"] == food)
    let asked = try await person.run(call + ["--source", "usda"], with: everything)
    #expect(try asked.objects.first?["food"]?["source"] == .text("usda"))
    #expect(try await person.run("reset", "undo").status == 0)
    let undone = try await person.run(call, with: everything)
    #expect(try undone.objects.first?["food"]?["source"] == .text("usda"))
  }

  @Test(arguments: [
    ("correct 123 name=x", 2, "bad_barcode"), ("correct 4006381333931", 2, "usage"),
    ("correct 4006381333931 energy_kcal=1", 2, "name_missing"),
    ("correct 4006381333931 name=x energy_kcal=lots", 2, "usage"),
    ("correct 4006381333931 nmae=x", 2, "usage"),
    ("correct 4006381333931 --forget", 1, "nothing_said"),
  ])
  func whatCannotBeSaidIsExplained(words: String, status: Int32, code: String) async throws {
    let words = ["reset-food"] + words.split(separator: " ").map(String.init) + ["--json"]
    let outcome = try await person.run(words)
    #expect(outcome.status == status)
    #expect(try outcome.error["error"]?["code"] == .text(code))
  }

  @Test func theSourcesTellHowTheyAreSetUp() async throws {
    let sources = try await person.run("reset-food", "sources", "--json", with: try surroundings())
    let objects = try sources.objects
    #expect(objects.flatMap { Shape.source.mistakes(in: $0) } == [])
    #expect(
      Array(objects.map { $0["name"]?.text }.prefix(4))
        == ["own", "catalog", "openfoodfacts", "usda"]
    )
    #expect(objects[0]["order"]?["barcode"] == .number(0))
    #expect(objects[1]["order"]?["describe"] == .number(1))
    let usda = objects[3]
    #expect(usda["order"]?["barcode"] == .number(2) && usda["order"]?["describe"] == .null)
    #expect(usda["key_present"] == .flag(true) && usda["enabled"] == .flag(true))
    let without = try await person.run("reset-food", "sources", "--json")
    #expect(try without.objects[3]["key_present"] == .flag(false))
  }

  /// By default; whatever it is that hangs, the server or what is to print the key.
  @Test(arguments: [[:], ["RESET_FDC_KEY": "", "RESET_SECRETS_FDC_KEY_COMMAND": "sleep 30"]])
  func fiveSecondsAreTheLongest(settings: [String: String]) async throws {
    let start = ContinuousClock.now
    let outcome = try await person.run(
      ["reset-food", "barcode", Self.code, "--source", "usda", "--json"],
      with: try surroundings(failing: "slow").merging(settings) { $1 }
    )
    #expect(outcome.status == 6)
    #expect(start.duration(to: .now) < .seconds(8))
  }

  @Test func aSourceThatHangsIsGivenUpInTime() async throws {
    var everything = try surroundings(failing: "slow")
    everything["RESET_SOURCES_TIME_LIMIT_SECONDS"] = "1"
    let start = ContinuousClock.now
    let outcome = try await person.run(
      ["reset-food", "barcode", Self.code, "--source", "usda", "--json"],
      with: everything
    )
    #expect(outcome.status == 6)
    #expect(try outcome.error["error"]?["code"] == .text("source_timed_out"))
    #expect(start.duration(to: .now) < .seconds(4))
  }
}

/// What these tests need beside the programs.
enum Recordings {
  static let arePresent: Bool = {
    let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    return FileManager.default.fileExists(
      atPath: here.appending(path: "../../../shared/data/fdc").path
    )
  }()

  static let hasTracer = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")
}
