import CommandLineKit
import FoodSources
import Hashing
import JPEG
import JSON
import Nutrition
import Pixels
import Synchronization
import Testing

@testable import PhotoCommand

/// What is sent, to whom, and what of it is shown.
struct PhotoProgramTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func object(_ recording: Recording) throws -> JSON {
    try JSON(reading: Array(recording.output.utf8))
  }

  @Test func declarationsAreSound() {
    #expect(PhotoProgram.program(version: Version("0.1.0"), tools: desk.tools).mistakes == [])
  }

  // MARK: - Without sending

  @Test func showsExactlyWhatWouldBeSent() async throws {
    let (status, recording) = await desk.run(
      "--dry-run",
      "--json",
      "--save-sent",
      "sent.jpg",
      "plate.jpg"
    )
    #expect(status == 0)
    let sent = try #require(desk["sent.jpg"])
    let hash = SHA256.hexDigest(sent)
    #expect(
      recording.output == """
        {"schema_version":1,"files":["plate.jpg"],"sent":{"bytes":\(sent.count),"width":200,\
        "height":150,"media_type":"image/jpeg","sha256":"\(hash)","destination":\
        "https://service.example/v1/messages","model":"model-1"},"dishes":[],"total":null,\
        "questions":[],"usage":null,"attempts":0,"logged":[],"error":null}

        """
    )
    #expect(try JPEGDecoder(sent).storedSize == PictureSize(width: 200, height: 150))
    #expect(desk.service.questions.isEmpty)
  }

  @Test func showsItToPeople() async {
    let (status, recording) = await desk.run("--dry-run", "plate.jpg")
    #expect(status == 0)
    #expect(recording.output.hasPrefix("plate.jpg: 200x150 pixels, JPEG of "))
    #expect(recording.output.contains(" kB, no metadata\n"))
    #expect(
      recording.output.contains("to made: https://service.example/v1/messages, model model-1\n")
    )
    #expect(recording.output.contains("price basis: about 40 tokens for the picture"))
  }

  @Test func tellsOfEachOfSeveralPictures() async {
    let (status, recording) = await desk.run("--dry-run", "--json", "plate.jpg", "plate.jpg")
    #expect(status == 0)
    #expect(recording.output.contains(#""files":["plate.jpg","plate.jpg"],"sent":{"bytes":"#))
    #expect(recording.output.contains(#""pictures":[{"bytes":"#))
    let (refused, _) = await desk.run("--dry-run", "--save-sent", "x.jpg", "plate.jpg", "plate.jpg")
    #expect(refused == 2)
    #expect(desk["x.jpg"] == nil)
  }

  @Test(arguments: [
    ("half.jpg", "reset-photo: half.jpg: the picture is cut short\n"),
    ("note.jpg", "reset-photo: note.jpg: not a picture of a known kind\n"),
    ("none.jpg", "reset-photo: no such file\n"),
  ])
  func refusesWhatItCannotRead(_ file: String, _ message: String) async {
    for options in [["--dry-run"], []] {
      let (status, recording) = await desk.run(options + ["--save-sent", "sent.jpg", file])
      #expect(status == 5)
      #expect(recording.output.isEmpty)
      #expect(recording.errors.hasPrefix(message))
      #expect(desk["sent.jpg"] == nil)
      #expect(desk.service.questions.isEmpty)
    }
  }

  @Test func sendsNothingUnlessThatIsAllowed() async throws {
    desk.obstacle.withLock {
      $0 = SourceFailure(source: "made", .notAllowed, "sending pictures to made is off")
    }
    let (off, recording) = await desk.run("plate.jpg")
    #expect(off == 3)
    #expect(recording.errors.contains("reset config set ai.made.allow_sending true"))
    let (json, answer) = await desk.run("--json", "plate.jpg")
    #expect(json == 3)
    #expect(try object(answer)["error"]?["code"] == "source_not_allowed")
    #expect(try object(answer)["attempts"] == .int(0))
    desk.obstacle.withLock { $0 = SourceFailure(source: "made", .notSetUp, "no key") }
    #expect(await desk.run("plate.jpg").0 == 4)
    #expect(desk.service.questions.isEmpty)
  }

  // MARK: - What is asked

  @Test func severalPicturesAreOneMealAndTheNoteGoesAlong() async throws {
    let (status, recording) = await desk.run(
      "--json",
      "plate.jpg",
      "plate.jpg",
      "--note",
      "no salt",
      "--numbers",
      "both"
    )
    #expect(status == 0)
    #expect(desk.service.questions.count == 1)
    guard case .photo(let plate)? = desk.service.questions.first?.subject else {
      Issue.record("no picture was asked about")
      return
    }
    #expect(plate.pictures.count == 2 && plate.note == "no salt" && plate.wantsNutrients)
    let sent = try object(recording)["sent"]
    #expect(sent?["sha256"] == .string(SHA256.hexDigest(plate.pictures[0].bytes)))
    #expect(sent?["model"] == "model-1-2026")
  }

  @Test func eachPictureMayBeAMealOfItsOwn() async throws {
    let (status, recording) = await desk.run(
      "--json",
      "--each",
      "plate.jpg",
      "half.jpg",
      "plate.jpg"
    )
    #expect(status == 8)
    #expect(desk.service.questions.count == 2)
    let lines = recording.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains(#""error":{"code":"unreadable_picture""#))
  }

  @Test func aFolderFullOfPicturesIsNoMeal() async {
    let (status, recording) = await desk.run(Array(repeating: "plate.jpg", count: 11))
    #expect(status == 2)
    #expect(recording.errors.contains("--each"))
    #expect(desk.service.questions.isEmpty)
  }

  // MARK: - Numbers

  @Test func numbersAreThoseOfTheTables() async throws {
    let (status, recording) = await desk.run("--json", "plate.jpg")
    #expect(status == 0)
    let dishes = try #require(try object(recording)["dishes"]?.elements)
    #expect(dishes.map { $0["text"] } == ["cooked white rice", "boiled egg"])
    #expect(dishes[0]["food"]?["source"] == "everyday")
    #expect(dishes[0]["grams"] == .int(180) && dishes[0]["grams_low"] == .int(135))
    #expect(dishes[0]["energy_kcal_high"] == .number(292.5))
    #expect(dishes[1]["amount"] == .int(2) && dishes[1]["nutrients"]?["energy_kcal"] == .int(155))
    #expect(dishes[0]["model_nutrients"] == nil)
    #expect(
      try object(recording)["usage"] == ["input_tokens": .int(2000), "output_tokens": .int(200)]
    )
    #expect(try object(recording)["attempts"] == .int(1))
  }

  @Test func theModelsNumbersAreUsedOrShownOnRequest() async throws {
    let (_, model) = await desk.run("--json", "--numbers", "model", "plate.jpg")
    let own = try #require(try object(model)["dishes"]?.elements)
    #expect(own[1]["nutrients"]?["energy_kcal"] == .int(150))
    #expect(own[1]["energy_kcal_low"] == .number(112.5))
    #expect(own[1]["food"]?["source"] == "made")
    // It gave none for the rice.
    #expect(own[0]["food"]?["source"] == "everyday")
    let (_, both) = await desk.run("--json", "--numbers", "both", "plate.jpg")
    let side = try #require(try object(both)["dishes"]?.elements)
    #expect(side[1]["nutrients"]?["energy_kcal"] == .int(155))
    #expect(side[1]["model_nutrients"]?["energy_kcal"] == .int(150))
    let (_, text) = await desk.run("--numbers", "both", "plate.jpg")
    #expect(text.output.contains("model-1-2026 on boiled egg: 150 kcal, 12 g protein"))
  }

  @Test func anEmptyPlateIsNothingFound() async throws {
    let desk = try Desk(MadeService { _ in FoodAnswer() })
    let (status, recording) = await desk.run("plate.jpg")
    #expect(status == 1)
    #expect(recording.output == "nothing to eat or drink is on it\n")
  }

  // MARK: - Failures

  @Test func whatMayPassIsTriedAgain() async throws {
    let desk = try Desk(
      MadeService { number in
        if number < 3 { throw SourceFailure(source: "made", .rateLimited, "made is busy") }
        return FoodAnswer(dishes: .plate)
      }
    )
    let (status, recording) = await desk.run("--json", "plate.jpg")
    #expect(status == 0)
    #expect(try object(recording)["attempts"] == .int(3))
  }

  @Test func aTerminalIsToldWhatIsWaitedFor() async throws {
    let desk = try Desk(
      MadeService { number in
        if number < 2 { throw SourceFailure(source: "made", .unavailable, "made is overloaded") }
        return FoodAnswer(dishes: .plate)
      }
    )
    let (status, recording) = await desk.run(["plate.jpg"], keys: ["n"])
    #expect(status == 0)
    #expect(recording.errors.contains("asking made"))
    #expect(recording.errors.contains("made is overloaded; trying again in 1 s (2 of 3)"))
  }

  @Test(
    arguments: [
      (.unavailable, 6, 3), (.rateLimited, 6, 3), (.timedOut, 6, 1), (.malformed, 6, 1),
      (.refused, 6, 1), (.notSetUp, 4, 1),
    ] as [(SourceFailure.Kind, Int32, Int)]
  )
  func everyFailureHasItsCode(kind: SourceFailure.Kind, code: Int32, attempts: Int) async throws {
    let desk = try Desk(MadeService { _ in throw SourceFailure(source: "made", kind, "alas") })
    let (status, recording) = await desk.run("--json", "plate.jpg")
    #expect(status == code)
    let result = try object(recording)
    #expect(result["error"]?["message"] == "alas")
    #expect(result["attempts"] == .int(attempts))
    #expect(recording.errors.contains(#""message":"alas""#))
    let (_, text) = await desk.run("plate.jpg")
    #expect(text.output.isEmpty)
  }

  // MARK: - Recordings

  @Test func answersAreKeptAndUsedAgain() async throws {
    let (_, first) = await desk.run("--json", "--record", "tape", "plate.jpg")
    desk.obstacle.withLock { $0 = SourceFailure(source: "made", .notAllowed, "off") }
    let (status, again) = await desk.run("--json", "--replay", "tape", "plate.jpg")
    #expect(status == 0)
    #expect(again.output == first.output)
    #expect(desk.service.questions.count == 1)
    let (other, _) = await desk.run("--replay", "tape", "--note", "else", "plate.jpg")
    #expect(other == 6)
    #expect(await desk.run("--replay", "a", "--record", "b", "plate.jpg").0 == 2)
  }
}

extension JSON {
  var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
