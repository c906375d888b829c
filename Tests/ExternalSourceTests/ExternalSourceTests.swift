import Barcodes
import FoodSources
import FoundationEssentials
import JSON
import Nutrition
import SourcePrograms
import Testing

@testable import ExternalSource

private func answering(_ line: String) throws -> Script { try Script(answering: "echo '\(line)'") }

@Suite struct ExternalSourceTests {
  @Test func saysWhatItIs() async throws {
    let source = try await Script(
      """
      #!/bin/sh
      cat > "${0%/*}/question"
      echo '{"schema_version":1,"id":1,"about":{"capabilities":["barcode","photo"],\
      "asked":"my shelf","leaves":"nothing","attribution":"Me",\
      "samples":{"barcode":"96385074","search":"oats","describe":"two eggs"}}}'
      """
    ).source()
    #expect(
      source.about
        == SourceDescription(
          name: "script",
          kind: .external,
          capabilities: [.barcode, .photo],
          asked: "my shelf",
          leaves: "nothing",
          attribution: "Me"
        )
    )
    let code = try #require(GTIN("96385074"))
    #expect(
      source.samples.map(\.subject) == [
        .search("oats", limit: 10), .barcode(code), .describe("two eggs"),
      ]
    )
  }

  @Test(
    arguments: [
      (#"{"schema_version":1,"id":1,"foods":[]}"#, "about is missing"),
      (
        #"{"schema_version":1,"id":1,"about":{"asked":"x","leaves":"y"}}"#,
        "about.capabilities is not a list of some of search, barcode, describe, photo"
      ),
      (
        #"{"schema_version":1,"id":1,"about":{"capabilities":["cook"],"asked":"x","leaves":"y"}}"#,
        "about.capabilities is not a list of some of"
      ),
      (
        #"{"schema_version":1,"id":1,"about":{"capabilities":["search"],"leaves":"y"}}"#,
        "about.asked is missing"
      ),
      (
        #"{"schema_version":1,"id":1,"about":{"capabilities":["search"],"asked":"a\\nb","leaves":"y"}}"#,
        "about.asked has more than one line"
      ),
      (#"{"schema_version":9,"id":1,"about":{}}"#, "schema_version is not 1"),
    ] as [(String, String)]
  )
  func aWrongIntroductionIsRefused(line: String, message: String) async throws {
    let script = try Script("#!/bin/sh\nprintf '%s\\n' '\(line.replacing("\\\\n", with: "\\n"))'")
    let failure = await #expect(throws: SourceFailure.self) { try await script.source() }
    #expect(failure?.kind == .malformed)
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
  }

  @Test func asksAsThePageSays() async throws {
    let script = try Script(
      answering: """
        printf '%s\\n' "$question" > "${0%/*}/question"
        echo '{"schema_version":1,"id":2,"foods":[],"dishes":[]}'
        """
    )
    let source = try await script.source()
    let code = try #require(GTIN("012345678905"))
    let questions: [(FoodQuestion.Subject, String)] = [
      (.search("a \"b\"\nc", limit: 3), #""ask":"search","words":"a \"b\"\nc","limit":3"#),
      (.barcode(code), #""ask":"barcode","gtin":"0012345678905""#),
      (.food(FoodID(source: "script", key: "a:b")), #""ask":"food","food":"script:a:b""#),
      (.describe("two eggs"), #""ask":"describe","text":"two eggs""#),
    ]
    for (subject, text) in questions {
      #expect(try await source.answer(FoodQuestion(subject, languages: ["de", "en"])).isEmpty)
      let asked = try String(contentsOfFile: script.beside("question"), encoding: .utf8)
      #expect(
        asked == #"{"schema_version":1,"id":2,"# + text + #","languages":["de","en"]}"# + "\n"
      )
    }
    let photo = FoodQuestion(
      .photo(
        PlateQuestion(pictures: [.init(bytes: [1, 2, 3], mediaType: "image/jpeg")], note: "a")
      )
    )
    let text =
      #"{"ask":"photo","note":"a","pictures":[{"media_type":"image/jpeg","base64":"AQID"}],"#
    #expect(photo.json.text == text + #""languages":["en"]}"#)
  }

  @Test func foodsCarryTheSourceAndItsAttribution() async throws {
    let script = try Script(
      """
      #!/bin/sh
      read -r question
      case $question in
      *'"ask":"about"'*) echo '{"schema_version":1,"id":1,"about":{"capabilities":["search"],\
      "asked":"x","leaves":"nothing","attribution":"My shelf"}}' ;;
      *) echo '{"schema_version":1,"id":2,"foods":[{"id":"script:1","name":"Oats",\
      "per_100":{"energy_kcal":370,"protein_g":null}}]}' ;;
      esac
      """
    )
    let answer = try await script.answer()
    let food = try #require(answer.foods.first)
    #expect(food.id == FoodID(source: "script", key: "1"))
    #expect(food.attribution == "My shelf")
    #expect(food.per100.energy == 370)
    #expect(food.per100[.protein] == nil)
  }

  @Test(
    arguments: [
      (#""foods":[{"id":"other:1","name":"x"}]"#, "foods[0].id does not begin with script:"),
      (#""foods":[{"id":"script:1"}]"#, "foods[0].name is missing"),
      (
        #""foods":[{"id":"script:1","name":"x","per_100":{"fat_g":"1"}}]"#,
        "foods[0].per_100.fat_g is text, not a number"
      ),
      (
        #""foods":[{"id":"script:1","name":"x"},{"id":"script:2","name":"y"}]"#,
        "foods are 2, where at most 1 were wanted"
      ),
      (#""foods":{}"#, "foods is an object, not a list"),
      (#""foods":[],"questions":["a","b","c","d"]"#, "questions are more than three"),
      (
        #""foods":[],"usage":{"input_tokens":1.5,"output_tokens":2}"#,
        "usage.input_tokens is not a whole number"
      ),
      (#""error":{"code":"sad","message":"no"}"#, "error.code is none of not_allowed"),
      (#""error":"no""#, "error is text, not an object"),
    ] as [(String, String)]
  )
  func aWrongAnswerIsRefused(content: String, message: String) async throws {
    let script = try answering(#"{"schema_version":1,"id":2,\#(content)}"#)
    let failure = await #expect(throws: SourceFailure.self) {
      try await script.answer()
    }
    #expect(failure?.kind == .malformed)
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
  }

  @Test func anotherProductIsRefused() async throws {
    let script = try answering(
      #"{"schema_version":1,"id":2,"foods":[{"id":"script:1","name":"x","gtin":"96385074"}]}"#
    )
    let right = try #require(GTIN("96385074"))
    #expect(try await script.answer(.barcode(right)).foods.count == 1)
    let wrong = try #require(GTIN("4006381333931"))
    let failure = await #expect(throws: SourceFailure.self) {
      try await script.answer(.barcode(wrong))
    }
    #expect(failure?.message.contains("another number than 4006381333931") == true)
  }

  @Test func tellsARefusalInItsOwnWordsOnOneLine() async throws {
    let script = try answering(
      #"{"schema_version":1,"id":2,"error":{"code":"rate_limited","message":"too\\nmany","retry_after_s":30}}"#
    )
    await #expect(
      throws: SourceFailure(
        source: "script",
        .rateLimited,
        "reset-source-script says: too many",
        retryAfter: 30
      )
    ) { try await script.answer() }
  }

  @Test func isNotEvenRunForWhatItCannotAnswer() async throws {
    let script = try answering("nonsense")
    let failure = await #expect(throws: SourceFailure.self) {
      try await script.answer(.photo(PlateQuestion(pictures: [])))
    }
    #expect(failure?.kind == .unsupported)
    #expect(try await script.answer(.food(FoodID(source: "sr24", key: "1"))).isEmpty)
  }

  @Test func getsNoKeyOfOurs() {
    let passed = SourceProgram.passedOn(
      [
        "PATH": "/bin", "HOME": "/home/a", "LC_ALL": "C", "RESET_USDA_KEY": "canary",
        "OPENAI_API_KEY": "canary", "RESET_HOME": "/x", "RESET_SOURCE_MY_SHELF_FILE": "a",
        "RESET_SOURCE_OTHER_KEY": "canary", "LD_PRELOAD": "/x.so",
      ],
      to: "my-shelf"
    )
    #expect(
      passed == [
        "PATH": "/bin", "HOME": "/home/a", "LC_ALL": "C", "RESET_SOURCE_MY_SHELF_FILE": "a",
      ]
    )
  }

  @Test(arguments: [
    ("kitchen", true), ("my-shelf_2", true), ("", false), ("-x", false), ("a:b", false),
    ("a/b", false), ("Küche", false), ("A", false), (String(repeating: "a", count: 41), false),
  ])
  func knowsWhatANameIs(text: String, isName: Bool) {
    #expect(SourceProgram.isName(text) == isName)
  }
}
