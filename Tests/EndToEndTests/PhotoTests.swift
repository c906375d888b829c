import FoundationEssentials
import LoopbackServer
import Processes
import PythonEnvironments
import Testing

/// A picture of a plate, from the file to the diary, against services that follow a script.
@Suite(.enabled(if: Plates.arePresent, "no pictures beside the checkout"))
struct PhotoTests {
  private static let canary = "sk-canary-0123456789abcdef"

  private let person: Person
  private let token = "t\(UInt64.random(in: 0 ... .max))"

  init() throws { person = try Person() }

  /// A service that does the steps of a script, allowed and with a key.
  private func surroundings(
    _ script: String,
    _ service: String = "anthropic",
    key: String? = canary
  ) throws -> [String: String] {
    let name = service.uppercased()
    let root = try LoopbackServer.shared.get().url("/ai/\(script)/\(token)")
    var variables = [
      "RESET_AI_\(name)_ALLOW_SENDING": "true", "RESET_AI_\(name)_MODEL": "model-1",
      "RESET_AI_\(name)_ADDRESS": service == "anthropic" ? root : root + "/v1",
    ]
    if let key { variables["RESET_\(name)_API_KEY"] = key }
    return variables
  }

  private func photo(_ words: String..., with variables: [String: String]) async throws -> Outcome {
    try await person.run(["reset-photo"] + words + [Plates.plate], with: variables)
  }

  /// What the service was asked.
  private func asked() async throws -> [Value] {
    let url = try LoopbackServer.shared.get().url("/ai/asked/\(token)")
    let read =
      "import urllib.request,sys; print(urllib.request.urlopen(sys.argv[1]).read().decode())"
    let outcome = try await person.shell("python3 -c \"$1\" \"$2\"", [read, url])
    guard case .list(let requests) = try Value(line: outcome.output) else { return [] }
    return requests
  }

  // MARK: - The whole way

  @Test func aPlateBecomesRowsThatOneUndoTakesBack() async throws {
    let everything = try surroundings("ok")
    let logged = try await photo(
      "--log",
      "--yes",
      "--json",
      "--meal",
      "dinner",
      "--save-sent",
      person.at("sent.jpg"),
      with: everything
    )
    #expect(logged.status == 0, "\(logged.errors)")
    let result = try #require(try logged.objects.first)
    #expect(Shape.photo.mistakes(in: result) == [])
    #expect(result["logged"]?.count == 4 && result["attempts"] == .number(1))
    #expect(result["sent"]?["destination"]?.text?.hasSuffix("/v1/messages") == true)
    #expect(result["sent"]?["model"] == .text("model-as-it-is"))
    #expect(result["questions"]?[0] == .text("Was the rice cooked in oil?"))

    let day = try #require(try await person.run("reset", "today", "--json").objects.first)
    #expect(day["entries"]?.count == 4)
    for index in 0..<4 {
      let entry = try #require(day["entries"]?[index])
      #expect(entry["meal"] == .text("dinner") && entry["estimate"] == .flag(true))
      guard case .number(let low)? = entry["energy_kcal_low"],
        case .number(let high)? = entry["energy_kcal_high"]
      else {
        Issue.record("\(entry["name"] ?? .null) has no range")
        continue
      }
      #expect(low < high)
    }
    #expect(try await person.run("reset", "undo").status == 0)
    let after = try #require(try await person.run("reset", "today", "--json").objects.first)
    #expect(after["entries"]?.count == 0)
    #expect(try await person.run("reset", "undo").status == 1)
  }

  @Test func exactlyTheBytesThatAreShownAreSent() async throws {
    let sent = person.at("sent.jpg")
    let run = try await photo("--json", "--save-sent", sent, with: try surroundings("ok"))
    #expect(run.status == 0)
    let request = try #require(try await asked().first)
    let content = request["body"]?["messages"]?[0]?["content"]
    let data = try #require(content?[0]?["source"]?["data"]?.text)
    let file = try #require(FileManager.default.contents(atPath: sent))
    #expect(Data(base64Encoded: data) == file)
    let check = try await person.run("sha256sum", sent)
    #expect(try run.objects.first?["sent"]?["sha256"] == .text(String(check.output.prefix(64))))
    #expect(request["body"]?["max_tokens"] == .number(8000))
    for name in ["temperature", "top_p", "top_k"] { #expect(request["body"]?[name] == nil) }
  }

  @Test func theNoteComesFirstAndPicturesAreOneMeal() async throws {
    let words = ["reset-photo", "--json", "--note", "half of it left", Plates.plate, Plates.side]
    #expect(try await person.run(words, with: try surroundings("ok")).status == 0)
    #expect(try await asked().count == 1)
    let content = try await asked().first?["body"]?["messages"]?[0]?["content"]
    #expect(content?.count == 4)
    #expect(content?[0]?["text"]?.text?.hasSuffix("half of it left") == true)
    #expect(content?[1]?["type"] == .text("image") && content?[2]?["type"] == .text("image"))
    #expect(content?[3]?["text"]?.text?.contains("one and the same meal") == true)
  }

  @Test func aCompatibleServiceOnThisMachineWantsNoKey() async throws {
    let plain = try surroundings("plain-only", "compatible", key: nil)
    let run = try await photo("--json", with: plain)
    #expect(run.status == 0, "\(run.errors)")
    let requests = try await asked()
    #expect(requests.count == 3)
    #expect(requests[0]["body"]?["response_format"] != nil && requests[1]["body"]?["tools"] != nil)
    #expect(requests[2]["body"]?["tools"] == nil)
    #expect(requests.allSatisfy { $0["body"]?["max_tokens"] == .number(8000) })
    guard case .list(let headers)? = requests[0]["headers"] else { return }
    #expect(!headers.contains { $0[0]?.text?.lowercased() == "authorization" })
  }

  @Test(arguments: ["anthropic", "openai"])
  func aToolIsTriedWhereThereIsNoSchema(service: String) async throws {
    let run = try await photo("--json", with: try surroundings("tools-only", service))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try run.objects.first?["dishes"]?.count == 4)
    #expect(try await asked().count == 2)
  }

  /// The household's proxy has the key; who takes the picture has a token.
  @Test(arguments: ["anthropic", "openai"])
  func theProxyStandsBetween(api: String) async throws {
    let upstream = try LoopbackServer.shared.get().url("/ai/ok/\(token)")
    let variables = [
      "RESET_PROXY_LISTEN": "127.0.0.1:0", "RESET_PROXY_MODELS": "model-1",
      "RESET_PROXY_ANTHROPIC_URL": upstream, "RESET_PROXY_OPENAI_URL": upstream + "/v1",
      "RESET_ANTHROPIC_API_KEY": Self.canary, "RESET_OPENAI_API_KEY": Self.canary,
      "RESET_AI_PROXY_ALLOW_SENDING": "true", "RESET_AI_PROXY_MODEL": "model-1",
      "RESET_AI_PROXY_API": api,
    ]
    let script = """
      coproc PROXY { exec reset-proxy serve --json; }
      proxy=$PROXY_PID
      trap 'kill $proxy' EXIT
      read -r line <&"${PROXY[0]}"
      address=${line##*listening\\":\\"}
      export RESET_AI_PROXY_ADDRESS=${address%%\\"*}
      export RESET_PROXY_TOKEN=$(reset-proxy token add kitchen --quiet)
      unset RESET_ANTHROPIC_API_KEY RESET_OPENAI_API_KEY
      reset-photo --json --source proxy "$1"
      """
    let run = try await person.shell(script, [Plates.plate], with: variables)
    #expect(run.status == 0, "\(run.errors)")
    let result = try #require(try run.objects.first)
    #expect(result["dishes"]?.count == 4)
    let request = try #require(try await asked().first)
    let ending = api == "anthropic" ? "/v1/messages" : "/v1/chat/completions"
    #expect(request["path"]?.text?.hasSuffix(ending) == true)
    #expect("\(request["headers"] ?? .null)".contains(Self.canary))
    #expect(!"\(request["headers"] ?? .null)".contains("reset_"))
  }

  // MARK: - Consent

  @Test func nothingIsSentUntilItIsAllowedForThisService() async throws {
    var variables = try surroundings("ok")
    variables["RESET_AI_ANTHROPIC_ALLOW_SENDING"] = nil
    variables["RESET_AI_OPENAI_ALLOW_SENDING"] = "true"
    let off = try await photo(with: variables)
    // OpenAI is allowed, but has no model.
    #expect(off.status == 4)
    let only = try await photo("--source", "anthropic", "--json", with: variables)
    #expect(only.status == 3)
    #expect(Shape.error.mistakes(in: try only.error) == [])
    #expect(
      try only.error["error"]?["hint"] == .text("reset config set ai.anthropic.allow_sending true")
    )
    let offline = try await photo("--offline", with: try surroundings("ok"))
    #expect(offline.status == 3)
    #expect(try await photo("--dry-run", with: try surroundings("ok")).status == 0)
    #expect(try await asked().isEmpty)
  }

  @Test func aKeyThatIsGoneTakesThePermissionWithIt() async throws {
    var variables = try surroundings("ok", key: nil)
    variables["RESET_AI_ANTHROPIC_ALLOW_SENDING"] = nil
    let file = "\(person.home)/secrets/anthropic_api_key"
    let write = "mkdir -p \"${1%/*}\" && (umask 077; echo \(Self.canary) > \"$1\")"
    #expect(try await person.shell(write, [file]).status == 0)
    let allow = ["reset", "config", "set", "ai.anthropic.allow_sending", "true"]
    #expect(try await person.run(allow).status == 0)
    #expect(try await photo(with: variables).status == 0)
    try FileManager.default.removeItem(atPath: file)
    let gone = try await photo(with: variables)
    #expect(gone.status == 4)
    #expect(gone.errors.contains("ai.anthropic.allow_sending went with it"))
    #expect(try await person.shell(write, [file]).status == 0)
    #expect(try await photo(with: variables).status == 3)
    #expect(try await asked().count == 1)
  }

  @Test func plainHTTPLeavesThisMachineNever() async throws {
    var variables = try surroundings("ok")
    variables["RESET_AI_ANTHROPIC_ADDRESS"] = "http://service.example"
    let refused = try await photo(with: variables)
    #expect(refused.status == 5)
    #expect(refused.errors.contains("begin with https://"))
  }

  @Test func noRedirectIsFollowed() async throws {
    let moved = try await photo("--json", with: try surroundings("moved"))
    #expect(moved.status == 6)
    #expect(try await asked().count == 1)
    let url = try LoopbackServer.shared.get().url("/ai/asked/elsewhere")
    let read =
      "import urllib.request,sys; print(urllib.request.urlopen(sys.argv[1]).read().decode())"
    #expect(try await person.shell("python3 -c \"$1\" \"$2\"", [read, url]).output == "[]\n")
  }

  // MARK: - Failures

  @Test(
    arguments: [
      ("drop,ok", 0, 2), ("cut,529,ok", 0, 3), ("wait-1,ok", 0, 2), ("500", 6, 3), ("drop", 6, 3),
      ("never", 6, 1), ("please,ok", 0, 2), ("413", 6, 1), ("400", 6, 1), ("model", 4, 1),
      ("echo", 4, 1), ("long", 6, 1), ("words", 6, 1), ("empty", 1, 1), ("fenced", 0, 1),
      ("wait-3600", 6, 1),
    ] as [(String, Int32, Int)]
  )
  func everyTroubleHasItsEnd(script: String, code: Int32, requests: Int) async throws {
    let run = try await photo("--log", "--yes", "--json", with: try surroundings(script))
    #expect(run.status == code, "\(run.errors)")
    #expect(try await asked().count == requests)
    let result = try #require(try run.objects.first)
    #expect(Shape.photo.mistakes(in: result) == [])
    #expect(result["attempts"] == .number(Double(requests)))
    #expect((result["error"] == .null) == (code < 2))
    let day = try #require(try await person.run("reset", "today", "--json").objects.first)
    #expect(day["entries"]?.count == (code == 0 ? 4 : 0))
  }

  /// Nobody is paid for an answer that cannot be used.
  @Test(arguments: ["catalog.db", "diary.db"])
  func whatIsDamagedHereIsFoundBeforeAnythingIsSent(file: String) async throws {
    let damage = "mkdir -p home && head -c 9000 /dev/urandom > home/\(file)"
    #expect(try await person.shell(damage).status == 0)
    let run = try await photo("--log", "--yes", "--json", with: try surroundings("ok"))
    #expect(run.status == 7)
    #expect(Shape.error.mistakes(in: try run.error) == [])
    #expect(try await asked().isEmpty)
  }

  @Test func aFolderThatCannotBeWrittenIsNoMistakeOfTheProgram() async throws {
    let run = try await photo("--record", "/proc/nowhere", with: try surroundings("ok"))
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("reset-photo: /proc/nowhere"))
    #expect(try await photo("--replay", "/proc/nowhere", with: [:]).status == 6)
  }

  @Test(arguments: ["echo", "echo-ok", "model", "moved", "drop", "500"])
  func keysAreNeverTold(script: String) async throws {
    let tape = person.at("tape")
    for words in [["-v"], ["--json", "-v"], ["--json", "--record", tape]] {
      let run = try await person.run(
        ["reset-photo"] + words + [Plates.plate],
        with: try surroundings(script)
      )
      #expect(!(run.output + run.errors).contains("canary"))
      #expect(!(run.output + run.errors).contains("cdef"))
    }
    let kept = try await person.shell("grep -r canary tape home || true")
    #expect(kept.output.isEmpty)
  }

  /// While it waits for an answer, and while it waits to ask again.
  @Test(arguments: ["slow", "wait-50"])
  func anInterruptionEndsItAtOnce(script: String) async throws {
    let words = ["timeout", "--preserve-status", "-s", "INT", "2", "reset-photo", "--log", "--yes"]
    let run = try await person.run(words + [Plates.plate], with: try surroundings(script))
    #expect(run.status == 130)
    let day = try #require(try await person.run("reset", "today", "--json").objects.first)
    #expect(day["entries"]?.count == 0)
  }

  @Test func answersAreKeptAndUsedAgain() async throws {
    let tape = person.at("tape")
    let first = try await photo("--json", "--record", tape, with: try surroundings("ok"))
    #expect(first.status == 0)
    let again = try await photo("--json", "--replay", tape, "--offline", with: [:])
    #expect(again.status == 0)
    #expect(try again.objects.first?["dishes"] == first.objects.first?["dishes"])
    #expect(try await asked().count == 1)
  }

  // MARK: - A judge by others

  private static let judge = PythonEnvironment("llmock", packages: ["llmock", "jsonschema"])

  @Test(
    .enabled("llmock cannot be had: pip reaches no package index") { try await judge.isThere }
  )
  func aServerByOthersFindsNothingToComplainOf() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path
    let schemas = Plates.data + "/ai/schemas"
    let child = ChildProcess(
      Self.judge.python,
      [
        "-B", "-W", "ignore", folder + "/Scripts/resilience.py", Programs.folder, Plates.plate,
        FileManager.default.fileExists(atPath: schemas) ? schemas : "-",
      ],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      timeout: .seconds(300),
      outputLimit: 1 << 20
    )
    let outcome = try await child.run()
    let output = String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.ending == .exited(0), "\(output)")
    #expect(output.contains(#""failed": []"#), "\(output)")
  }
}

/// Pictures of plates, beside the checkout.
enum Plates {
  static let data =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/shared/data"
  static let plate = data + "/photos/food/n5k_plate1_top.jpg"
  static let side = data + "/photos/food/n5k_plate1_side.jpg"
  static let arePresent = FileManager.default.fileExists(atPath: plate)
}

extension Shape {
  static let photo = Shape.line([
    "files": .list(.text),
    "sent": .maybe(
      .object([
        "bytes": .number, "width": .number, "height": .number, "media_type": .text,
        "sha256": .text, "destination": .maybe(.text), "model": .maybe(.text),
      ])
    ),
    "dishes": .list(.object(itemKeys)), "total": .maybe(nutrients), "questions": .list(.text),
    "usage": .maybe(.object(["input_tokens": .number, "output_tokens": .number])),
    "attempts": .number, "logged": .list(.number),
    "error": .maybe(.object(["code": .text, "message": .text, "hint": .maybe(.text)])),
  ])
}
