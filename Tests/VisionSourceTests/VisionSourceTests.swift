import FoodSources
import HTTP
import JSON
import Nutrition
import Testing

@testable import VisionSource

struct VisionSourceTests {
  private static let rice = """
    {"name":"cooked white rice","count":0,"unit":"","grams":180,"grams_low":130,"grams_high":240,\
    "confidence":0.9,"uncertainty":"depth"}
    """
  private static let eggs = """
    {"name":"boiled egg","count":2,"unit":"each","grams":100,"grams_low":80,"grams_high":120,\
    "confidence":0.95,"uncertainty":"none"}
    """
  private static let plate = """
    {"dishes":[\(rice),\(eggs)],"questions":["Was it cooked in oil?"]}
    """

  private func answer(
    _ response: HTTPResponse,
    api: VisionService.API = .messages
  ) async throws -> FoodAnswer {
    try await VisionSource(MadeClient(response), api: api, form: .schema).answer(.plate())
  }

  private func failure(_ response: HTTPResponse) async -> SourceFailure? {
    await #expect(throws: SourceFailure.self) { try await answer(response) }
  }

  // MARK: - Answers

  @Test(
    arguments: [
      plate, "```json\n\(plate)\n```", "```\(plate)```", "\n\n\(plate)\n",
      "Here is what I see:\n\n\(plate)\n\nEnjoy {your} meal [sic]!", "[\(rice),\(eggs)]",
      "<think>Two eggs {or three}?</think>\(plate)", "{draft} {\"a\":1} \(plate)",
    ]
  )
  func dishesAreReadHoweverTheyAreWrapped(text: String) async throws {
    let answers = [
      try await answer(.message(text)), try await answer(.chat(text), api: .chat),
    ]
    for answer in answers {
      #expect(answer.dishes.map(\.name) == ["cooked white rice", "boiled egg"])
      #expect(answer.dishes[0].grams == Estimate(low: 130, best: 180, high: 240))
      #expect(answer.dishes[0].unit == "g" && answer.dishes[0].amount == 180)
      #expect(answer.dishes[1].unit == "each" && answer.dishes[1].amount == 2)
      #expect(answer.dishes[0].reasons == ["how deep it is cannot be seen"])
      #expect(answer.dishes[1].reasons == [])
      #expect(answer.dishes[0].nutrients == Nutrients())
      #expect(answer.usage == TokenUsage(input: 1500, output: 80))
      #expect(answer.model?.promptVersion == Prompt.version)
      #expect(answer.raw == text)
    }
    #expect(answers[0].questions == (text.hasPrefix("[") ? [] : ["Was it cooked in oil?"]))
  }

  @Test func dishesMayBeTheArgumentsOfATool() async throws {
    let tool = HTTPResponse(
      200,
      """
      {"type":"message","model":"m","stop_reason":"tool_use","content":[{"type":"text","text":"Well."},\
      {"type":"tool_use","id":"t","name":"plate","input":\(Self.plate)}]}
      """
    )
    #expect(try await answer(tool).dishes.count == 2)
    let arguments = JSON.string(Self.plate).text
    let call = HTTPResponse(
      200,
      """
      {"choices":[{"finish_reason":"tool_calls","message":{"content":null,"tool_calls":[{"type":\
      "function","function":{"name":"plate","arguments":\(arguments)}}]}}]}
      """
    )
    let answer = try await answer(call, api: .chat)
    #expect(answer.dishes.count == 2)
    #expect(answer.raw?.contains("boiled egg") == true)
  }

  @Test func whatIsNoFoodIsAnEmptyAnswer() async throws {
    let empty = try await answer(.message(#"{"dishes":[],"questions":[]}"#))
    #expect(empty.isEmpty)
  }

  @Test func smallModelsAreReadToo() async throws {
    let text = """
      {"dishes":[{"name":"fried\\u0007 rice","grams":"150 g","uncertainty":"blurry"},\
      {"name":"beer","count":1,"unit":"glass"}]}
      """
    let dishes = try await answer(.message(text)).dishes
    #expect(dishes[0].name == "fried rice")
    #expect(dishes[0].grams == Estimate(low: 97.5, best: 150, high: 202.5))
    #expect(dishes[0].reasons == ["blurry"])
    #expect(dishes[1].grams.best == 0 && dishes[1].unit == "glass")
  }

  @Test func numbersOfTheModelAreTakenWhereItGivesThem() async throws {
    let text = """
      {"dishes":[{"name":"soup","grams":300,"energy_kcal":180,"protein_g":9.5,"fat_g":-1}]}
      """
    let nutrients = try await answer(.message(text)).dishes[0].nutrients
    #expect(nutrients[.energy] == 180 && nutrients[.protein] == 9.5)
    #expect(nutrients[.fat] == nil && nutrients[.carbohydrate] == nil)
  }

  @Test(
    arguments: [
      #"{"dishes":[{"name":"soup"}]}"#, #"{"dishes":[{"name":"soup","grams":-5}]}"#,
      #"{"dishes":[{"name":"soup","grams":1e9}]}"#, #"{"dishes":[{"name":7,"grams":5}]}"#,
      #"{"dishes":[{"name":"rice","grams":100},{"name":"soup","grams":null}]}"#,
      #"{"dishes":[{"name":"rice","grams":100},{"name":"so"#, "I see rice and soup.", "",
      #"{"food":"rice"}"#,
    ]
  )
  func halfAPlateIsNone(text: String) async {
    #expect(await failure(.message(text))?.kind == .malformed)
  }

  @Test func whatWasCutIsNotUsedThoughItCouldBeRead() async {
    let cut = await failure(.message(Self.plate, stop: "max_tokens"))
    #expect(cut?.message.contains("cut off") == true)
    #expect(await failure(.message("I would rather not.", stop: "refusal"))?.kind == .refused)
  }

  @Test func whyItWillNotAnswerIsTold() async {
    let details = #"{"type":"refusal","category":null,"explanation":"It shows a person."}"#
    let body = """
      {"type":"message","model":"m","content":[],"stop_reason":"refusal","stop_details":\(details)}
      """
    #expect(await failure(HTTPResponse(200, body))?.message.contains("shows a person") == true)
  }

  // MARK: - Failures

  @Test(
    arguments: [
      (408, .unavailable), (409, .unavailable), (429, .rateLimited), (500, .unavailable),
      (502, .unavailable), (503, .unavailable), (504, .unavailable), (529, .unavailable),
      (400, .refused), (402, .refused), (413, .refused), (422, .refused), (401, .notSetUp),
      (403, .notSetUp), (404, .notSetUp), (301, .malformed), (302, .malformed), (307, .malformed),
    ] as [(Int, SourceFailure.Kind)]
  )
  func everyStatusHasItsKind(status: Int, kind: SourceFailure.Kind) async {
    for body in ["", "<html>", "{}", #"{"type":"error","error":{"message":"Some words"}}"#] {
      #expect(await failure(HTTPResponse(status, body))?.kind == kind, "\(status) \(body)")
    }
  }

  @Test(
    arguments: [(429, .rateLimited), (502, .unavailable), (400, .refused)]
      as [(Int, SourceFailure.Kind)]
  )
  func aFailureMayStandInAGoodAnswer(code: Int, kind: SourceFailure.Kind) async {
    let error = #"{"message":"Upstream broke off","code":\#(code)}"#
    let bodies = [
      #"{"choices":[{"finish_reason":"error","error":\#(error),"message":{"content":"{"}}]}"#,
      #"{"error":\#(error)}"#, #"[{"error":\#(error)}]"#,
    ]
    for body in bodies {
      let failure = await failure(HTTPResponse(200, body))
      #expect(failure?.kind == kind && failure?.message.contains("Upstream") == true)
    }
  }

  @Test func whatIsPaidForIsSpent() async {
    let body = #"{"error":{"message":"You exceeded your quota","type":"insufficient_quota"}}"#
    let spent = await failure(HTTPResponse(429, body))
    #expect(spent?.kind == .rateLimited && spent?.isWorthRetrying == false)
  }

  @Test(
    arguments: [
      (["retry-after-ms": "1500", "retry-after": "9"], 1.5), (["retry-after": "9"], 9),
      (["retry-after": "0.5"], 0.5), (["retry-after": "Mon, 30 Nov 2026 12:00:20 GMT"], 20),
      (["retry-after": "Mon, 30 Nov 2026 11:00:00 GMT"], 0), (["retry-after": "soon"], nil),
      (["retry-after": "-3"], nil), (["retry-after-ms": "x", "retry-after": "4"], 4),
      (["retry-after": "Mon, 31 Feb 2026 11:00:00 GMT"], nil), ([:], nil),
    ] as [([String: String], Double?)]
  )
  func aPauseComesInThreeForms(headers: [String: String], seconds: Double?) async {
    let lines = headers.map { HTTPHeader($0.key, $0.value) }
    #expect(await failure(HTTPResponse(503, "{}", lines))?.retryAfter == seconds)
    // A good answer may carry one too, and an error inside it means something else.
    let inside = HTTPResponse(200, #"{"error":{"message":"no","code":429}}"#, lines)
    #expect(await failure(inside)?.retryAfter == nil)
  }

  @Test(arguments: [("true", true), ("false", false), ("perhaps", nil)] as [(String, Bool?)])
  func theServiceSaysWhetherToRetry(value: String, expected: Bool?) async {
    let failure = await failure(HTTPResponse(500, "{}", [HTTPHeader("x-should-retry", value)]))
    #expect(failure?.isWorthRetrying == expected)
  }

  @Test(
    arguments: [
      "bad key \(VisionSource.canary)", "bad key '\(VisionSource.canary)'.", "sk-canary-01…",
      "key sk-can**********cdef", "key ****cdef", "Bearer \(VisionSource.canary)",
      "x\(VisionSource.canary)x", "sk-proj-abcdefghijkl", "ends in 789abcdef1",
    ]
  )
  func keysAreNeverTold(words: String) async throws {
    let body = JSON.object([.init("error", ["message": .string("Alas: \(words)")])]).text
    for status in [400, 401, 429, 500] {
      let message = try #require(await failure(HTTPResponse(status, body))?.message)
      #expect(message.contains("Alas"))
      for part in ["canary-0123", "sk-can", "cdef", "sk-proj"] {
        #expect(!message.contains(part), "\(message)")
      }
    }
    let said = try #require(await failure(.message("Your key is \(VisionSource.canary)"))?.message)
    #expect(!said.contains("canary"))
  }

  @Test func messagesAreOneLineThatATerminalSurvives() async throws {
    let body = JSON.object([
      .init("error", ["message": .string("a\n\u{1B}[31mb\t" + String(repeating: "c", count: 900))])
    ])
    let message = try #require(await failure(HTTPResponse(400, body.text))?.message)
    #expect(message.count < 400)
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
