import Calendar
import HTTP
import Testing

@testable import ProxyServer

@Suite struct ProxyServiceTests {
  @Test func passesOnWithItsOwnKeyAndBackWithoutIt() async throws {
    let proxy = await Proxy()
    let answer = await proxy.ask(
      headers: [
        ("x-api-key", proxy.token.text), ("anthropic-version", "2023-06-01"),
        ("anthropic-beta", "b"), ("Cookie", "c"), ("x-forwarded-for", "192.0.2.9"),
      ]
    )
    #expect(answer.seen.status == 200)
    #expect(answer.text == #"{"id":"m","usage":{"input_tokens":7,"output_tokens":5}}"#)
    let request = try #require(proxy.client.requests.first)
    #expect(request.url == "https://a.example/v1/messages")
    #expect(request["x-api-key"] == Proxy.key)
    #expect(request["anthropic-version"] == "2023-06-01")
    #expect(request["anthropic-beta"] == "b")
    #expect(request["cookie"] == nil)
    #expect(request["x-forwarded-for"] == nil)
    #expect(request["authorization"] == nil)
    #expect(String(decoding: request.body, as: UTF8.self) == Proxy.question)
    #expect(request.policy.maximumRedirects == 0)
    #expect(await proxy.store.use == Use(requests: 1, tokens: 12))
    #expect(proxy.log.all.map(\.status) == [200])
    #expect(proxy.log.all.first?.inputTokens == 7)
  }

  @Test func speaksOpenAIToo() async throws {
    let proxy = await Proxy(
      .whole(
        status: 200,
        headers: [("content-type", "application/json")],
        body: #"{"usage":{"prompt_tokens":3,"completion_tokens":4}}"#
      )
    )
    let body = #"{"model":"big-2","messages":[{"role":"user","content":"x"}]}"#
    let answer = await proxy.ask(
      "/v1/chat/completions",
      body,
      headers: [("Authorization", "Bearer \(proxy.token.text)")]
    )
    #expect(answer.seen.status == 200)
    let request = try #require(proxy.client.requests.first)
    #expect(request.url == "https://o.example/v1/chat/completions")
    #expect(request["authorization"] == "Bearer \(Proxy.key)")
    #expect(request["x-api-key"] == nil)
    #expect(
      String(decoding: request.body, as: UTF8.self).hasPrefix(#"{"max_completion_tokens":8000,"#)
    )
    #expect(await proxy.store.use == Use(requests: 1, tokens: 7))
  }

  @Test func aStreamGoesOnPieceByPiece() async {
    let pieces = [
      #"event: message_start"# + "\n"
        + #"data: {"type":"message_start","message":{"usage":{"input_to"#,
      #"kens":20,"output_tokens":1}}}"# + "\r\n\r\n",
      #"data: {"type":"message_delta","usage":{"output_tokens":9}}"# + "\n\ndata: [DONE]\n\n",
    ]
    let proxy = await Proxy(.pieces(pieces))
    let answer = await proxy.ask()
    #expect(answer.text == pieces.joined())
    #expect(answer.seen.ending == "end")
    #expect(answer.header("Content-Type") == "text/event-stream; charset=utf-8")
    #expect(await proxy.store.use == Use(requests: 1, tokens: 29))
    #expect(proxy.log.all.first?.outputTokens == 9)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var target = "/v1/messages"
    var body = Proxy.question
    var method = "POST"
    let status: Int
    let type: String
    var testDescription: String { "\(method) \(target) \(body)" }
  }

  @Test(
    arguments: [
      Refusal(target: "/", status: 404, type: "invalid_request_error"),
      Refusal(target: "/v1/messages/batches", status: 404, type: "not_found_error"),
      Refusal(target: "/v1/messages/", status: 404, type: "not_found_error"),
      Refusal(target: "/v1/models", method: "GET", status: 404, type: "invalid_request_error"),
      Refusal(method: "GET", status: 405, type: "invalid_request_error"),
      Refusal(body: "{", status: 400, type: "invalid_request_error"),
      Refusal(
        body: #"{"model":"other","max_tokens":1,"messages":[]}"#,
        status: 403,
        type: "permission_error"
      ),
      Refusal(
        body: #"{"model":"small-2","max_tokens":1,"messages":[]}"#,
        status: 403,
        type: "permission_error"
      ),
      Refusal(
        target: "/v1/chat/completions",
        body: #"{"model":"other","messages":[]}"#,
        status: 403,
        type: "invalid_request_error"
      ),
    ]
  )
  func refusesInTheWordsOfTheAPI(refusal: Refusal) async {
    let proxy = await Proxy()
    let answer = await proxy.ask(refusal.target, refusal.body, method: refusal.method)
    #expect(answer.seen.status == refusal.status)
    #expect(answer.text.contains(#""type":"\#(refusal.type)""#))
    #expect(answer.header("x-should-retry") == "false")
    #expect(proxy.client.requests.isEmpty)
    #expect(proxy.log.all.count == 1)
    #expect(await proxy.store.use == Use())
  }

  @Test func aTokenIsNeeded() async {
    let proxy = await Proxy()
    let stranger = Token { [UInt8](repeating: 9, count: $0) }
    let forged = String(proxy.token.text.dropLast()) + "A"
    for headers in [
      [], [("x-api-key", "x")], [("x-api-key", stranger.text)], [("x-api-key", forged)],
    ] {
      let answer = await proxy.ask(headers: headers)
      #expect(answer.seen.status == 401)
      #expect(answer.text.contains("authentication_error"))
    }
    #expect(proxy.client.requests.isEmpty)
  }

  @Test func aRevokedTokenEndsAtOnceThoughItWasRemembered() async {
    let proxy = await Proxy()
    #expect(await proxy.ask().seen.status == 200)
    _ = await proxy.store.revoke(proxy.token.id, at: .init(milliseconds: 1))
    #expect(await proxy.ask().seen.status == 401)
    #expect(proxy.client.requests.count == 1)
  }

  @Test func aBudgetThatIsUsedUpRefuses() async {
    let requests = await Proxy(budget: Budget(requests: 1))
    #expect(await requests.ask().seen.status == 200)
    let second = await requests.ask()
    #expect(second.seen.status == 429)
    #expect(second.text.contains("rate_limit_error"))
    #expect(second.header("retry-after") == "43200")
    let tokens = await Proxy(budget: Budget(tokens: 100))
    #expect(await tokens.ask().seen.status == 429)
    #expect(tokens.client.requests.isEmpty)
  }

  @Test func aLargeBodyIsRefusedByItsHead() async {
    let proxy = await Proxy { $0.bodySize = 20 }
    let answer = await proxy.ask()
    #expect(answer.seen.status == 413)
    #expect(answer.text.contains("request_too_large"))
  }

  @Test func aStoreThatFailsLetsNothingThrough() async {
    let proxy = await Proxy()
    await proxy.store.breakDown()
    let answer = await proxy.ask()
    #expect(answer.seen.status == 503)
    #expect(answer.header("retry-after") == "5")
    #expect(proxy.client.requests.isEmpty)
  }

  @Test func refusesWhileItIsStopping() async {
    let proxy = await Proxy()
    #expect(await proxy.ask("/healthz", "", method: "GET", headers: []).seen.status == 200)
    proxy.service.drain()
    #expect(await proxy.ask().seen.status == 503)
    #expect(await proxy.ask("/healthz", "", method: "GET", headers: []).seen.status == 503)
  }

  @Test func manyAtATimeAreRefused() async {
    let proxy = await Proxy { $0.requestsAtATime = 0 }
    let answer = await proxy.ask()
    #expect(answer.seen.status == 503)
    #expect(answer.text.contains("overloaded_error"))
  }
}
