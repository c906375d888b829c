import CurlHTTP
import HTTP
import Synchronization
import Testing

@testable import HTTPServer

/// The server under a client that behaves; what others do is tried against the whole program.
@Suite struct ServerTests {
  private let client = CurlClient(CurlSettings(userAgent: "test"))

  private func start(
    _ service: Echo = Echo(),
    adjust: (inout ServerSettings) -> Void = { _ in }
  ) throws -> Server {
    var settings = ServerSettings(address: "127.0.0.1", port: 0)
    adjust(&settings)
    return try Server(settings, service: service)
  }

  private func post(_ server: Server, _ path: String, _ body: [UInt8] = []) async throws
    -> HTTPResponse
  {
    try await client.send(
      HTTPRequest(method: "POST", url: "http://127.0.0.1:\(server.port)\(path)", body: body)
    )
  }

  @Test(arguments: [0, 1, 70_000, 3_000_000]) func answersWithTheWholeBody(size: Int) async throws {
    let server = try start()
    defer { server.stop() }
    let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for path in ["/echo", "/pieces", "/ask", "/slow-pieces"] {
      let answer = try await post(server, path, body)
      #expect(answer.head.status == 200)
      #expect(answer.body == body)
    }
  }

  @Test func tellsWhatItReceived() async throws {
    let server = try start()
    defer { server.stop() }
    let answer = try await client.send(
      HTTPRequest(
        url: "http://127.0.0.1:\(server.port)/head?a=%41&b",
        headers: [HTTPHeader("X-Some", "thing")]
      )
    )
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.hasPrefix("GET /head?a=%41&b HTTP/1.1 127.0.0.1\n"))
    #expect(text.contains("X-Some: thing\n"))
    #expect(answer.head["x-own"] == "yes")
  }

  @Test func manyAtATime() async throws {
    let server = try start()
    defer { server.stop() }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let body = Array("\(index)".utf8)
          let paths = ["/echo", "/pieces", "/ask", "/slow-pieces"]
          return try await post(server, paths[index % 4], body).body == body
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test(arguments: [10, 5_000_000]) func aRefusedClientGetsItsAnswer(size: Int) async throws {
    let server = try start()
    defer { server.stop() }
    let answer = try await post(server, "/refuse", [UInt8](repeating: 0, count: size))
    #expect(answer.head.status == 403)
    #expect(answer.head["connection"]?.lowercased() == "close")
  }

  @Test func aBodyLongerThanAllowedIsCutOff() async throws {
    let server = try start()
    defer { server.stop() }
    await #expect(throws: HTTPFailure.self) {
      try await post(server, "/small", [UInt8](repeating: 0, count: 100_000))
    }
    #expect(try await post(server, "/small", [1]).head.status == 200)
  }

  @Test(arguments: ["/silent", "/broken", "/broken-pieces"])
  func anAnswerThatIsNotWholeIsSeenToBeBroken(path: String) async throws {
    let server = try start()
    defer { server.stop() }
    await #expect(throws: HTTPFailure.self) { try await post(server, path) }
    #expect(try await post(server, "/echo", [1]).body == [1])
  }

  @Test func aClientThatLeavesCancelsTheWork() async throws {
    let service = Echo()
    let server = try start(service)
    defer { server.stop() }
    let task = Task { try await post(server, "/wait") }
    while service.waiting == 0 { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    _ = await task.result
    for _ in 0..<400 where service.waiting > 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(service.waiting == 0)
  }

  @Test func stopsWhileClientsWait() async throws {
    let service = Echo()
    let server = try start(service)
    let tasks = ["/wait", "/ask-wait", "/endless"].map { path in
      Task { try await post(server, path) }
    }
    while service.waiting < 3 { try await Task.sleep(for: .milliseconds(5)) }
    server.takeNoMore()
    server.stop()
    for task in tasks { await #expect(throws: (any Error).self) { try await task.value } }
    await #expect(throws: HTTPFailure.self) { try await post(server, "/echo") }
  }

  @Test func tellsWhyItCannotListen() throws {
    let server = try start()
    defer { server.stop() }
    #expect(throws: ServerError.notAnAddress("localhost")) {
      _ = try start { $0.address = "localhost" }
    }
    let error = #expect(throws: ServerError.self) { _ = try start { $0.port = server.port } }
    #expect(error?.summary.contains("use") == true)
    #expect(throws: ServerError.self) {
      _ = try start { $0.identity = .init(certificate: "x", key: "y") }
    }
  }

  @Test func oneAddressMayHaveNoMoreThanItsShare() {
    let connections = Connections(limitPerNetwork: 2)
    connections.add(100, from: 7, deadline: .seconds(60))
    #expect(connections.allows(7))
    connections.add(101, from: 7, deadline: .seconds(60))
    #expect(!connections.allows(7))
    #expect(connections.allows(8))
    connections.remove(100)
    #expect(connections.allows(7))
    for socket: Int32 in 200..<300 { connections.add(socket, from: 0, deadline: .seconds(60)) }
    #expect(connections.allows(0))
    #expect(connections.count == 101)
  }
}

/// Answers by the path it is asked at.
private final class Echo: HTTPService {
  private let count = Atomic(0)

  /// How many requests are being waited for.
  var waiting: Int { count.load(ordering: .acquiring) }

  private static let ok = HTTPResponseHead(status: 200, headers: [HTTPHeader("x-own", "yes")])

  func admit(_ head: HTTPRequestHead) -> HTTPAdmission {
    switch head.target {
    case "/refuse":
      .refuse(
        HTTPResponse(head: HTTPResponseHead(status: 403, headers: []), body: Array("no".utf8))
      )
    case "/small":
      .accept(limit: 1000) { body, responder in
        responder.send(HTTPResponse(head: Self.ok, body: body))
      }
    case "/ask":
      .ask {
        await Task.yield()
        return self.accept(head)
      }
    case "/ask-wait":
      .ask {
        await self.wait()
        return self.accept(head)
      }
    default: accept(head)
    }
  }

  private func accept(_ head: HTTPRequestHead) -> HTTPAdmission {
    .accept(limit: 8 << 20) { body, responder in
      switch head.target {
      case "/pieces", "/slow-pieces":
        responder.begin(Self.ok)
        let size = max(1, body.count / 7)
        for start in stride(from: 0, to: body.count, by: size) {
          if head.target == "/slow-pieces" { try? await Task.sleep(for: .milliseconds(2)) }
          responder.write(Array(body[start..<min(start + size, body.count)]))
        }
        responder.end()
      case "/silent": break
      case "/broken": responder.breakOff()
      case "/broken-pieces":
        responder.begin(Self.ok)
        responder.write([1, 2, 3])
        responder.breakOff()
      case "/wait": await self.wait()
      case "/endless":
        responder.begin(Self.ok)
        await self.wait()
      case let target where target.hasPrefix("/head"):
        let lines = head.headers.map { "\($0.name): \($0.value)\n" }.joined()
        let first = "\(head.method) \(target) \(head.version) \(head.client)\n"
        responder.send(HTTPResponse(head: Self.ok, body: Array((first + lines).utf8)))
      default: responder.send(HTTPResponse(head: Self.ok, body: body))
      }
    }
  }

  /// Until somebody cancels it.
  private func wait() async {
    count.add(1, ordering: .acquiringAndReleasing)
    try? await Task.sleep(for: .seconds(60))
    count.subtract(1, ordering: .acquiringAndReleasing)
  }
}
