import Calendar
import CommandLineKit
import Diary
import FoundationEssentials
import Nutrition
import Settings
import TemporaryFolders
import Testing

@testable import ResetCommand

struct ResetProgramTests {
  private let home: TemporaryFolder
  private var folder: String { home.path }
  private let tools: ResetTools

  init() throws {
    home = try TemporaryFolder()
    let folder = home.path
    tools = ResetTools(
      open: { _, context in
        let file = ConfigFile(path: folder + "/config.toml", tools: .system)
        return ResetSession(
          diary: { try Diary(path: folder + "/diary.db", now: context.clock.now) },
          settings: { try Settings(environment: [:], file: file.read()) },
          configFile: file,
          secrets: {
            Secrets(
              folder: folder + "/secrets",
              environment: context.environment,
              settings: try Settings(environment: [:], file: file.read()),
              tools: .system
            )
          }
        )
      },
      runProgram: { name, _, _ in name == "other" ? .possibleMatch : nil },
      siblingScripts: { _, _ in ["# a sibling\n"] }
    )
  }

  private func run(
    _ words: String...,
    input: String? = nil,
    environment: [String: String] = [:]
  ) async -> (Int32, Recording) {
    let recording = Recording(words, environment: environment, input: input)
    let program = ResetProgram.program(version: Version("0.1.0"), tools: tools)
    return (await program.run(recording.context), recording)
  }

  private func log(energy: Double?) async throws {
    var nutrients = Nutrients()
    nutrients[.energy] = energy
    let item = Item(
      text: "egg",
      name: "Egg",
      amount: 1,
      unit: "each",
      grams: Estimate(low: 40, best: 50, high: 60),
      food: nil,
      nutrients: nutrients,
      energy: nil,
      isEstimate: true,
      confidence: 1
    )
    let clock = Recording().context.clock
    let diary = try Diary(path: folder + "/diary.db", now: clock.now)
    try await diary.log([item], at: Moment(clock.now(), clock: clock), origin: .typed)
  }

  @Test func declarationsAreSound() {
    #expect(ResetProgram.program(version: Version("0.1.0"), tools: tools).mistakes == [])
  }

  @Test func aloneItShowsToday() async throws {
    try await log(energy: 70)
    try await log(energy: nil)
    let (status, recording) = await run()
    #expect(status == 0)
    #expect(recording.output.contains("energy ≥ 70 kcal"))
    #expect(recording.output.contains("all figures are estimates"))
    let (_, json) = await run("today", "--json")
    #expect(json.output.hasPrefix(#"{"schema_version":1,"day":"2026-11-30","entries":[{"id":1,"#))
    #expect(json.output.contains(#""lower_bounds":["energy_kcal","#))
  }

  @Test func anEmptyDayIsNoFailure() async {
    let (status, recording) = await run("today", "--day", "yesterday")
    #expect(status == 0)
    #expect(recording.output.contains("nothing logged yet"))
  }

  @Test func undoAndRedoSayWhatTheyDid() async throws {
    try await log(energy: 70)
    #expect(await run("undo").1.output == "removed: egg\n")
    #expect(await run("redo").1.output == "added again: egg\n")
    #expect(await run("undo").0 == 0)
    let (status, recording) = await run("undo")
    #expect(status == 1)
    #expect(recording.errors.contains("nothing to undo"))
  }

  @Test func aDryRunChangesNothing() async throws {
    try await log(energy: 70)
    _ = await run("undo", "--dry-run")
    _ = await run("config", "set", "person.lang", "de", "--dry-run")
    _ = await run("backup", folder + "/copy.db", "--dry-run")
    #expect(await run("today").1.output.contains("energy 70 kcal"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/config.toml"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/copy.db"))
  }

  @Test(arguments: [
    ("allergies.avoid", "wheet", "did you mean wheat"),
    ("allergies.avoid", "nuts=awful", "one of severe, moderate"),
    ("allergies.avoid", "nuts:severe", "nuts=severe"),
    ("allergies.household", "milk", "Anna: milk"),
  ]) func whatCannotBeAvoidedIsRefused(key: String, value: String, hint: String) async throws {
    let (status, recording) = await run("config", "set", key, value)
    #expect(status == 2)
    #expect(recording.errors.contains(hint))
    #expect(!FileManager.default.fileExists(atPath: folder + "/config.toml"))
    #expect(await run("config", "set", "allergies.avoid", "nuts=severe, word:coriander").0 == 0)
  }

  @Test func configKeepsCommentsAndTellsOrigins() async throws {
    let path = folder + "/config.toml"
    try Data("# mine\n[person]\nlang = \"fr\" # for now\n".utf8).write(to: URL(filePath: path))
    #expect(await run("config", "set", "person.lang", "de").0 == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "# mine\n[person]\nlang = \"de\" # for now\n")
    #expect(await run("config", "--json").1.output.contains("config.toml:3\""))
    let (status, recording) = await run("config", "set", "persn.lang", "de")
    #expect(status == 2)
    #expect(recording.errors.contains("person.lang"))
  }

  @Test func aBrokenFileCanBeMended() async throws {
    let path = folder + "/config.toml"
    try Data("[data]\nday_starts_at = 99\n".utf8).write(to: URL(filePath: path))
    #expect(await run("config").0 == 5)
    #expect(await run("config", "unset", "data.day_starts_at").0 == 0)
    #expect(await run("config").0 == 0)
  }

  @Test func otherProgramsOfTheFamilyAreRun() async {
    #expect(await run("other", "x").0 == 11)
    #expect(await run("todya").0 == 2)
  }

  @Test func completionsHoldTheSiblings() async {
    let (status, recording) = await run("completions", "bash")
    #expect(status == 0)
    #expect(recording.output.hasSuffix("# a sibling\n"))
  }

  @Test func backupIsWhereItSays() async throws {
    try await log(energy: 1)
    #expect(await run("backup", folder + "/copy.db").0 == 0)
    #expect(FileManager.default.fileExists(atPath: folder + "/copy.db"))
  }

  // MARK: - Keys

  @Test func aKeyIsKeptInAPrivateFileAndNeverShown() async throws {
    let (status, kept) = await run(
      "config",
      "secret",
      "set",
      "anthropic_api_key",
      input: "sk-canary\n"
    )
    #expect(status == 0)
    let path = folder + "/secrets/anthropic_api_key"
    #expect(FileManager.default.contents(atPath: path) == Data("sk-canary\n".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let (_, list) = await run("config", "secret", "--json")
    #expect(list.output.contains("\"kept_in\":\"\(path)\""))
    #expect(list.output.split(separator: "\n").count == SecretName.all.count)
    for recording in [kept, list, await run("config").1, await run("config", "secret").1] {
      #expect(!(recording.output + recording.errors).contains("canary"))
    }
  }

  @Test func aKeyThatIsRemovedTakesThePermissionOfItsServiceAlone() async throws {
    _ = await run("config", "secret", "set", "openai_api_key", input: "sk-1\n")
    for name in ["anthropic", "openai"] {
      #expect(await run("config", "set", "ai.\(name).allow_sending", "true").0 == 0)
    }
    #expect(await run("config", "secret", "remove", "openai_api_key", "--dry-run").0 == 0)
    let before = await run("config", "--json").1.output
    #expect(before.contains(#""key":"ai.openai.allow_sending","value":true"#))
    let (status, recording) = await run("config", "secret", "remove", "openai_api_key")
    #expect(status == 0)
    #expect(recording.errors.contains("unset ai.openai.allow_sending"))
    let settings = await run("config", "--json").1.output
    #expect(settings.contains(#""key":"ai.openai.allow_sending","value":false"#))
    #expect(settings.contains(#""key":"ai.anthropic.allow_sending","value":true"#))
    #expect(await run("config", "secret", "remove", "openai_api_key").0 == 1)
  }

  @Test func aKeyThatIsElsewhereTooIsPointedOut() async {
    _ = await run("config", "secret", "set", "fdc_key", input: "k\n")
    let (status, recording) = await run(
      "config",
      "secret",
      "remove",
      "fdc_key",
      environment: ["RESET_FDC_KEY": "k"]
    )
    #expect(status == 0)
    #expect(recording.errors.contains("fdc_key is still in RESET_FDC_KEY"))
  }

  @Test(arguments: [("none_such", "k\n", 2), ("fdc_key", "\n", 4)])
  func whatIsNoKeyIsRefused(name: String, input: String, code: Int32) async {
    #expect(await run("config", "secret", "set", name, input: input).0 == code)
  }
}
