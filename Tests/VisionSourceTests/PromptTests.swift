import FoodSources
import Hashing
import JSON
import Testing

@testable import VisionSource

struct PromptTests {
  private func prompt(
    _ form: AnswerForm = .schema,
    note: String = "",
    pictures: Int = 1,
    numbers: Bool = false,
    languages: [String] = ["en"]
  ) -> Prompt {
    guard
      case .photo(let plate) = FoodQuestion.plate(
        note: note,
        pictures: pictures,
        numbers: numbers
      ).subject
    else { preconditionFailure("a plate is a picture") }
    return Prompt(plate, languages: languages, form: form)
  }

  /// Answers are kept with the version: other words under the same one would be a lie.
  @Test func otherWordsAreAnotherVersion() {
    let all = [
      prompt(.plain, numbers: true), prompt(.plain), prompt(pictures: 2, languages: ["de"]),
    ]
    let words = all.map(\.task).joined(separator: "\n") + (prompt(note: "x").note ?? "")
    #expect(Prompt.version == "plate-1")
    #expect(SHA256.hexDigest(Array(words.utf8)).prefix(16) == "f3071209b3ddf625")
  }

  @Test func theNoteIsOneLineOfItsOwn() {
    #expect(prompt(note: "  \n ").note == nil)
    #expect(prompt(note: "no\nsalt ").note?.hasSuffix(": no salt") == true)
  }

  @Test func whatIsAskedFitsTheQuestion() {
    #expect(!prompt().task.contains("JSON"))
    #expect(prompt(.plain).task.contains(#""required":["dishes","questions"]"#))
    #expect(!prompt().task.contains("energy_kcal") && prompt(numbers: true).task.contains("fat_g"))
    #expect(prompt(pictures: 3).task.hasPrefix("The 3 pictures show one and the same meal"))
    #expect(prompt(languages: ["de", "en"]).task.contains("ISO 639-1 code de"))
    #expect(!prompt(languages: ["en"]).task.contains("ISO 639-1"))
  }

  /// Strict servers want every key required and none added.
  @Test(arguments: [false, true]) func theSchemaIsStrict(numbers: Bool) {
    func check(_ schema: JSON) {
      if case .object(let keys)? = schema["properties"] {
        #expect(schema["additionalProperties"] == .bool(false))
        #expect(schema["required"] == .array(keys.map { .string($0.key) }))
        for key in keys { check(key.value) }
      }
      if let items = schema["items"] { check(items) }
    }
    let schema = AnswerSchema(wantsNutrients: numbers).json
    check(schema)
    #expect(schema.text.contains("energy_kcal") == numbers)
  }
}
