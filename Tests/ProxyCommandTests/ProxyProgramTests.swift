import Calendar
import CommandLineKit
import FoundationEssentials
import HTTP
import ProxyServer
import Settings
import Synchronization
import TemporaryFolders
import Testing

@testable import ProxyCommand

@Suite struct ProxyProgramTests {
  private let folder: TemporaryFolder
  private let listener = Listener()

  init() throws { folder = try TemporaryFolder() }

  /// Keeps what it was told, instead of listening.
  private final class Listener: Sendable {
    let heard = Mutex<[Listening]>([])
    let stops = Mutex<[String]>([])
    let services = Mutex<[any HTTPService]>([])

    func listen(_ listening: Listening, _ service: any HTTPService) -> RunningServer {
      heard.withLock { $0.append(listening) }
      services.withLock { $0.append(service) }
      return RunningServer(
        port: 1234,
        takeNoMore: { self.stops.withLock { $0.append("takes no more") } },
        stop: { self.stops.withLock { $0.append("stopped") } }
      )
    }
  }

  private struct NoClient: HTTPClient {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      throw HTTPFailure(.notAllowed, "no network in tests")
    }
    func stream(
      _ request: HTTPRequest,
      onHead: @escaping @Sendable (HTTPResponseHead) throws -> Void,
      onBody: @escaping @Sendable ([UInt8]) throws -> Void
    ) async throws { throw HTTPFailure(.notAllowed, "no network in tests") }
  }

  private func program(_ environment: [String: String]) -> Program {
    let folder = folder.path
    let listener = listener
    let count = Atomic<UInt8>(0)
    let tools = ProxyProgramTools(
      open: { _, _ in
        let settings = try Settings(environment: environment)
        return ProxySession(
          settings: settings,
          secrets: Secrets(
            folder: folder + "/secrets",
            environment: environment,
            settings: settings,
            tools: .system
          ),
          store: { try SQLiteTokenStore(path: folder + "/proxy.db") },
          readText: { $0 == "missing.pem" ? nil : "text of \($0)" }
        )
      },
      listen: { listener.listen($0, $1) },
      client: NoClient(),
      random: { number in
        let next = count.add(1, ordering: .relaxed).newValue
        return [UInt8](repeating: next, count: number)
      }
    )
    return ProxyProgram.program(version: Version("0.1.0"), tools: tools)
  }

  private static let keyed = ["RESET_ANTHROPIC_API_KEY": "sk-canary"]

  private func run(_ words: String..., environment: [String: String] = keyed) async
    -> (status: Int32, recording: Recording)
  {
    let recording = Recording(words)
    return (await program(environment).run(recording.context), recording)
  }

  @Test func declarationsAreSound() { #expect(program([:]).mistakes == []) }

  @Test func aTokenIsShownOnceAndKeptHashed() async throws {
    let added = await run("token", "add", "kitchen", "--days", "2", "--requests", "5", "--json")
    #expect(added.status == 0)
    #expect(
      added.recording.output.hasPrefix(
        #"{"schema_version":1,"id":"01010101","label":"kitchen","created":"2026-11-30T12:00:00Z","#
          + #""expires":"2026-12-02T12:00:00Z","revoked":null,"requests_per_day":5,"#
          + #""tokens_per_day":null,"token":"reset_01010101_"#
      )
    )
    let token = try #require(
      added.recording.output.split(separator: "\"").first { $0.hasPrefix("reset_") }
    )
    let listed = await run("token", "list", "--json")
    #expect(
      listed.recording.output.contains(#""state":"valid","requests_today":0,"tokens_today":0"#)
    )
    #expect(!listed.recording.output.contains(token))
    let file = try String(decoding: bytes("proxy.db"), as: UTF8.self)
    #expect(file.contains("kitchen"))
    #expect(!file.contains(token.dropFirst("reset_01010101_".count)))
  }

  @Test func tokensAreRevokedByNameOrLabel() async {
    _ = await run("token", "add", "kitchen")
    let dry = await run("token", "revoke", "kitchen", "--dry-run")
    #expect(dry.recording.output == "would revoke 01010101 (--dry-run)\n")
    #expect(await run("token", "revoke", "kitchen").recording.output == "revoked 01010101\n")
    let again = await run("token", "revoke", "kitchen", "--json")
    #expect(again.status == 1)
    #expect(again.recording.errors.contains("no_such_token"))
    #expect(await run("token", "list").recording.output.contains("revoked"))
  }

  @Test(
    arguments: [
      ["token", "add", "a", "--days", "0"], ["token", "add", "a", "--requests", "-1"],
      ["token", "add", ""], ["token", "add", "a\nb"], ["token", "add"], ["token", "revoke"],
    ]
  )
  func badWordsAreTwo(words: [String]) async {
    let recording = Recording(words)
    #expect(await program([:]).run(recording.context) == 2)
    #expect(recording.output == "")
  }

  @Test func servesUntilItIsInterrupted() async throws {
    let recording = Recording(["serve", "--json"])
    let program = program(Self.keyed)
    let task = Task { await program.run(recording.context) }
    while recording.output.isEmpty { await Task.yield() }
    #expect(recording.output == #"{"schema_version":1,"listening":"http://127.0.0.1:1234"}"# + "\n")
    let service = try #require(listener.services.withLock { $0.first })
    let head = HTTPRequestHead(
      method: "GET",
      target: "/secret-path",
      headers: [HTTPHeader("host", "a")]
    )
    guard case .refuse(let response) = service.admit(head) else {
      Issue.record("a path nobody serves was not refused")
      return
    }
    #expect(response.head.status == 404)
    #expect(recording.output.contains(#""status":404"#))
    #expect(!recording.output.contains("secret-path"))
    task.cancel()
    _ = await task.value
    #expect(listener.stops.withLock { $0 } == ["takes no more", "stopped"])
  }

  struct Setup: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let status: Int32
    let code: String
    var testDescription: String { "\(environment)" }
  }

  @Test(
    arguments: [
      Setup(environment: [:], status: 4, code: "no_key"),
      Setup(environment: ["RESET_PROXY_LISTEN": "0.0.0.0:1"], status: 3, code: "no_certificate"),
      Setup(environment: ["RESET_PROXY_LISTEN": "[::]:1"], status: 3, code: "no_certificate"),
      Setup(environment: ["RESET_PROXY_LISTEN": "localhost:1"], status: 5, code: "settings"),
      Setup(environment: ["RESET_PROXY_CERTIFICATE": "a.pem"], status: 4, code: "not_set_up"),
      Setup(
        environment: [
          "RESET_PROXY_CERTIFICATE": "missing.pem", "RESET_PROXY_CERTIFICATE_KEY": "key.pem",
        ],
        status: 4,
        code: "not_set_up"
      ),
      Setup(
        environment: ["RESET_PROXY_ANTHROPIC_URL": "http://example.org"],
        status: 5,
        code: "settings"
      ),
    ]
  )
  func doesNotServeWhatIsNotSetUp(setup: Setup) async {
    let environment =
      setup.environment.isEmpty ? [:] : setup.environment.merging(Self.keyed) { own, _ in own }
    let (status, recording) = await run("serve", "--json", environment: environment)
    #expect(status == setup.status)
    #expect(recording.errors.contains(#""code":"\#(setup.code)""#))
    #expect(listener.heard.withLock { $0 } == [])
  }

  @Test func beyondThisMachineItSpeaksTLS() async throws {
    let recording = Recording(["serve"])
    let program = program(
      Self.keyed.merging([
        "RESET_PROXY_LISTEN": "[::]:8443", "RESET_PROXY_CERTIFICATE": "cert.pem",
        "RESET_PROXY_CERTIFICATE_KEY": "key.pem",
      ]) { own, _ in own }
    )
    let task = Task { await program.run(recording.context) }
    while recording.output.isEmpty { await Task.yield() }
    task.cancel()
    _ = await task.value
    let heard = try #require(listener.heard.withLock { $0.first })
    #expect(heard.address == "::")
    #expect(heard.port == 8443)
    #expect(heard.identity == .init(certificate: "text of cert.pem", key: "text of key.pem"))
    #expect(recording.output == "listening at https://[::]:1234\n")
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")))
  }
}
