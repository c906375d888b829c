import CurlHTTP
import HTTP
import LoopbackServer
import Testing

struct CancellationTests {
  let setting: Setting

  init() throws { setting = try Setting() }

  @Test(arguments: ["/wait?ms=20000", "/file?size=90000&stall=100"])
  func cancelsAtOnce(_ path: String) async throws {
    let task = Task { try await setting.get(path) }
    try await Task.sleep(for: .milliseconds(150))
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(start.duration(to: .now) < .seconds(2))
  }

  @Test func sendsNothingWhenCancelledBefore() async throws {
    let task = Task {
      try? await Task.sleep(for: .seconds(20))
      return try await setting.get("/file")
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// What URLSession did not survive: each request is cancelled at another moment.
  @Test func survivesCancellationAtAnyMoment() async throws {
    var ended = 0
    for number in 0..<300 {
      let task = Task { try await setting.get("/file?size=20000&piece=5000&pause=1") }
      try await Task.sleep(for: .microseconds(number * 37 % 6000))
      task.cancel()
      do {
        #expect(try await task.value.body == LoopbackServer.content(20_000))
      } catch {
        #expect(error is CancellationError)
      }
      ended += 1
    }
    #expect(ended == 300)
  }

  @Test func manyCancelledTogether() async throws {
    let tasks = (0..<40).map { _ in Task { try await setting.get("/wait?ms=20000") } }
    try await Task.sleep(for: .milliseconds(200))
    tasks.forEach { $0.cancel() }
    for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
    #expect(try await setting.get("/file").body.count == 1000)
  }

  /// Clients come and go, each with its thread, also while the last answer is still being told.
  @Test func manyClients() async throws {
    for _ in 0..<40 {
      let client = CurlClient(CurlSettings(userAgent: "t"))
      let request = HTTPRequest(url: setting.server.url("/file?size=10"))
      #expect(try await client.send(request).body.count == 10)
    }
    for _ in 0..<1000 { _ = CurlClient(CurlSettings(userAgent: "t")) }
  }
}
