import Foundation
import Testing

@testable import CommandLineKit

@Suite struct CompletionTests {
  @Test(arguments: [Program.Shell.bash, .zsh, .fish])
  func parsesInItsShell(shell: Program.Shell) throws {
    guard let path = Tool.find(shell.rawValue) else { return }
    let script = try TemporaryFile(sample.completions(for: shell))
    let result = try Tool.run(path, ["-n", script.path])
    #expect(result.status == 0)
    #expect(result.text == "")
  }

  @Test(
    arguments: [
      (["sample", ""], "search catalog day"),
      (["sample", "cat"], "catalog"),
      (["sample", "catalog", ""], "add remove"),
      (["sample", "--lang", "catalog", "d"], "day"),
      (["sample", "find", "--meal", "d"], "dinner"),
      (["sample", "search", "--meal", "=", "b"], "breakfast"),
      (["sample", "search", "--meal", "="], "breakfast lunch dinner"),
      (["sample", "search", "--avoid", ""], "milk eggs"),
      (["sample", "search", "--li"], "--limit"),
      (["sample", "catalog", "add", "--li"], ""),
      (["sample", "catalog", "add", "/etc/hostn"], "/etc/hostname"),
      (["sample", "--config", "/etc/hostn"], "/etc/hostname"),
      (["sample", "day", "--day", ""], "today yesterday -2d mon"),
      (["sample", "search", "--source", ""], ""),
    ]
  )
  func completesInBash(words: [String], expected: String) throws {
    guard let bash = Tool.find("bash") else { return }
    let script = try TemporaryFile(sample.completions(for: .bash))
    let quoted = words.map(\.quotedForShell).joined(separator: " ")
    let call = """
      source \(script.path); COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _sample; echo "${COMPREPLY[*]}"
      """
    #expect(try Tool.run(bash, ["-c", call]).text == expected + "\n")
  }

  @Test(
    arguments: [
      ("sample ", "catalog day search"), ("sample catalog ", "add remove"),
      ("sample --lang catalog d", "day"), ("sample find --meal d", "dinner"),
      ("sample search --avoid ", "eggs milk"), ("sample search --li", "--limit"),
    ]
  )
  func completesInFish(line: String, expected: String) throws {
    guard let fish = Tool.find("fish") else { return }
    let script = try TemporaryFile(sample.completions(for: .fish))
    let call = "source \(script.path); complete -C \(line.quotedForShell)"
    let lines = try Tool.run(fish, ["--no-config", "-c", call]).text.split(separator: "\n")
    let words = lines.map { $0.split(separator: "\t")[0] }.sorted()
    #expect(words.joined(separator: " ") == expected)
  }

  @Test func isPrintedOnRequest() async {
    let recording = Recording(["--generate", "complete-bash"])
    #expect(await sample.run(recording.context) == 0)
    #expect(recording.output == sample.completions(for: .bash))
  }
}

@Suite struct ManPageTests {
  @Test func pleasesMandoc() throws {
    guard let mandoc = Tool.find("mandoc") else { return }
    let page = try TemporaryFile(sample.manPage)
    let result = try Tool.run(mandoc, ["-Tlint", page.path])
    #expect(result.text == "")
    #expect(result.status == 0)
  }

  @Test func beginsAsAManualPageDoes() {
    #expect(
      sample.manPage.hasPrefix(
        #"""
        .TH "SAMPLE" 1 "2026-11-30" "sample 1.2.3" "User Commands"
        .SH "NAME"
        sample \- a program to test with
        .SH "SYNOPSIS"
        \fBsample search\fR [options] [WORD\[u2026]]
        .br
        \fBsample catalog add\fR [options] FILE [NAME]
        """#
      )
    )
  }

  @Test(
    arguments: [
      (#"a\b"#, #"a\eb"#), ("--json", #"\-\-json"#), ("it's", #"it\(aqs"#),
      (#"a "b""#, #"a \(dqb\(dq"#), ("`~^", #"\(ga\(ti\(ha"#),
      ("é…🍎", #"\[u00E9]\[u2026]\[u1F34E]"#),
    ]
  )
  func escapes(text: String, roff: String) {
    #expect(text.roff == roff)
  }

  @Test func takesNoWordForARequest() {
    var page = Roff()
    page.prose(".TH is text 'too")
    page.prose(String(repeating: "word ", count: 15) + ".end")
    let lines = page.text.split(separator: "\n")
    #expect(lines[0] == #"\&.TH is text \(aqtoo"#)
    #expect(lines.dropFirst().allSatisfy { !$0.hasPrefix(".") && $0.utf8.count <= 80 })
  }
}

/// Programs that some tests ask for a second opinion, if they are there.
private enum Tool {
  static func find(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}

/// A file that goes away with the test.
private final class TemporaryFile {
  let path: String

  init(_ text: String) throws {
    path = FileManager.default.temporaryDirectory.path() + "reset-kit-\(UUID())"
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
