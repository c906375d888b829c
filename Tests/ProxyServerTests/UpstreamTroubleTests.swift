import HTTP
import Testing

@testable import ProxyServer

/// What the vendor's server may do to us, and what a client sees of it.
@Suite struct UpstreamTroubleTests {
  @Test(
    arguments: [
      (HTTPFailure(.cannotConnect, "cannot connect to a.example"), 502, 0),
      (HTTPFailure(.interrupted, "a.example broke off"), 502, Proxy.reserved),
      (HTTPFailure(.timedOut, "a.example took too long"), 504, Proxy.reserved),
      (HTTPFailure(.tooLarge, "a.example sent too much"), 502, Proxy.reserved),
    ]
  )
  func aFailureIsToldWithoutItsPlace(failure: HTTPFailure, status: Int, tokens: Int) async {
    let proxy = await Proxy(.fails(failure))
    let answer = await proxy.ask()
    #expect(answer.seen.status == status)
    #expect(!answer.text.contains("a.example"))
    #expect(await proxy.store.use == Use(requests: 1, tokens: tokens))
  }

  @Test func anErrorIsPassedBackWithoutTheKey() async {
    let body =
      #"{"type":"error","error":{"type":"overloaded_error","message":"key \#(Proxy.key)!"}}"#
    let proxy = await Proxy(
      .whole(
        status: 529,
        headers: [
          ("content-type", "application/json"), ("retry-after", "3"), ("x-should-retry", "true"),
          ("anthropic-organization-id", "org"), ("set-cookie", "c"), ("request-id", "req_1"),
        ],
        body: body
      )
    )
    let answer = await proxy.ask()
    #expect(answer.seen.status == 529)
    #expect(answer.text == body.replacing(Proxy.key, with: "<key>"))
    #expect(answer.header("retry-after") == "3")
    #expect(answer.header("request-id") == "req_1")
    #expect(answer.header("anthropic-organization-id") == nil)
    #expect(answer.header("set-cookie") == nil)
    #expect(await proxy.store.use == Use(requests: 1, tokens: 0))
  }

  @Test(arguments: [401, 301, 304]) func someAnswersAreOurOwnBusiness(status: Int) async {
    let proxy = await Proxy(
      .whole(status: status, headers: [("location", "https://x.example")], body: Proxy.key)
    )
    let answer = await proxy.ask()
    #expect(answer.seen.status == 502)
    #expect(!answer.text.contains(Proxy.key))
    #expect(answer.header("location") == nil)
    #expect(proxy.log.all.first?.upstreamStatus == status)
  }

  @Test func aStreamThatBreaksOffIsSeenToBeBroken() async {
    let proxy = await Proxy(
      .breaksOff(
        after: "data: {\"message\":{\"usage\":{\"input_tokens\":7,\"output_tokens\":1}}}\n\n"
      )
    )
    let answer = await proxy.ask()
    #expect(answer.seen.ending == "broken")
    #expect(proxy.log.all.first?.problem == "broken_off")
    // How much more was written nobody said, so all that was reserved counts.
    #expect(await proxy.store.use == Use(requests: 1, tokens: Proxy.reserved))
  }

  @Test func anAnswerThatSaysNothingOfTokensCountsAsReserved() async {
    let proxy = await Proxy(.whole(status: 200, headers: [], body: "{}"))
    #expect(await proxy.ask().seen.status == 200)
    #expect(await proxy.store.use == Use(requests: 1, tokens: Proxy.reserved))
  }

  @Test func aClientThatLeavesEndsTheWork() async {
    let proxy = await Proxy(.waits)
    let task = Task { await proxy.ask() }
    while proxy.client.requests.isEmpty { await Task.yield() }
    task.cancel()
    _ = await task.value
    #expect(proxy.log.all.map(\.status) == [502])
  }
}
