import CommandLineKit
import Diary
import Settings
import Testing

@testable import Explanations

struct ExplanationsTests {
  @Test func troubleWithTheDiaryIsSeven() {
    let error: any Explained = DiaryError.newerVersion(path: "d", found: 9, known: 1)
    #expect(error.exitCode == .database)
    #expect(error.code == "diary_newer")
  }

  @Test func aMistypedSettingIsAUsageError() {
    let typed: any Explained = SettingsError.unknownKey("persn.lang", nearest: "person.lang")
    #expect(typed.exitCode == .usage)
    let file = SettingsError.malformedFile(path: "c", line: 1, column: 2, message: "m")
    #expect((file as any Explained).exitCode == .unreadableInput)
  }
}
