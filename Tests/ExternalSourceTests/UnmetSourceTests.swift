import ExternalSource
import FoodSources
import FoundationEssentials
import SourcePrograms
import TemporaryFolders
import Testing

@Suite struct UnmetSourceTests {
  @Test func isRunOnlyWhenItIsAsked() async throws {
    let script = try Script(
      """
      #!/bin/sh
      read -r question
      echo "$question" >> "${0%/*}/questions"
      case $question in
      *'"ask":"about"'*) echo '\(Script.about)' ;;
      *) echo '{"schema_version":1,"id":2,"foods":[]}' ;;
      esac
      """
    )
    let source = UnmetSource(script.program())
    #expect(source.about.capabilities == Set(QuestionKind.allCases))
    #expect(source.about.kind == .external)
    #expect(!FileManager.default.fileExists(atPath: script.beside("questions")))

    for _ in 1...2 {
      #expect(try await source.answer(FoodQuestion(.search("oats", limit: 1))).isEmpty)
    }
    let failure = await #expect(throws: SourceFailure.self) {
      try await source.answer(FoodQuestion(.photo(PlateQuestion(pictures: []))))
    }
    #expect(failure?.kind == .unsupported)
    let asked = try String(contentsOfFile: script.beside("questions"), encoding: .utf8)
    #expect(asked.split(separator: "\n").count == 3)
  }

  @Test func aFailedMeetingIsTriedAgain() async throws {
    let script = try Script("#!/bin/sh\nexit 7\n")
    let source = UnmetSource(script.program())
    for _ in 1...2 {
      let failure = await #expect(throws: SourceFailure.self) {
        try await source.answer(FoodQuestion(.search("oats", limit: 1)))
      }
      #expect(failure?.message == "reset-source-script ended with status 7")
    }
  }

  @Test func programsAreFoundInTheFolderForPluginsBeforeThePath() throws {
    let (own, other) = (try Script("#!/bin/sh\n"), try Script("#!/bin/sh\n"))
    let folders = [own, other].map { String($0.path.dropLast("/reset-source-script".count)) }
    let programs = programs(folders[0], folders[1])
    #expect(programs.program("script")?.path == own.path)
    #expect(programs.all.map(\.name) == ["script"])
    #expect(programs.all.map(\.path) == [own.path])
    #expect(self.programs("/none", folders[1]).program("script")?.path == other.path)
    #expect(programs.program("other") == nil)
    #expect(programs.program("../script") == nil)
  }

  private func programs(_ folder: String, _ path: String) -> SourcePrograms {
    SourcePrograms(folder: folder, environment: ["PATH": "/bin:\(path)"], timeLimit: .seconds(1))
  }
}
