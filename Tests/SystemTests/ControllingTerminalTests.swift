import CSystem
import Foundation
import System
import Testing

@Suite struct ControllingTerminalTests {
  private let person = PseudoTerminal()
  private let terminal: ControllingTerminal

  init() { terminal = ControllingTerminal(path: person.path) }

  @Test(arguments: ["y", "é", "🍎", "\u{1B}[A", "\u{1B}OB", "\u{1B}[24~", "\r", "\u{7F}", "\u{4}"])
  func readsOneKey(key: String) async throws {
    #expect(terminal.isPresent)
    person.type(key, whenSingleKeysAreReadBy: terminal)
    #expect(try terminal.readKey() == (key == "\r" ? "\n" : key))
  }

  @Test func readsEscapeAlone() throws {
    person.type("\u{1B}", whenSingleKeysAreReadBy: terminal)
    #expect(try terminal.readKey() == "\u{1B}")
  }

  @Test func setsTheTerminalBack() throws {
    _ = terminal.isPresent
    let before = person.modes
    person.type("y", whenSingleKeysAreReadBy: terminal)
    _ = try terminal.readKey()
    #expect(person.modes == before)
  }

  @Test func readsALine() throws {
    _ = terminal.isPresent
    person.type("two eggs\nmore", whenSingleKeysAreReadBy: nil)
    #expect(try terminal.readLine() == "two eggs")
  }

  @Test func isAbsentWhereThereIsNone() {
    #expect(!ControllingTerminal(path: "/no/terminal").isPresent)
  }
}

/// The other side of a terminal: the person's.
private final class PseudoTerminal: Sendable {
  private let end: Int32
  /// Kept open, or else the terminal hangs up between two who open it.
  private let otherEnd: Int32
  let path: String

  init() {
    var ends: (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    _ = unsafe openpty(&ends.0, &ends.1, &name, nil, nil)
    (end, otherEnd) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    close(end)
    close(otherEnd)
  }

  /// Types from another thread; for single keys, once the terminal no longer waits for lines, so
  /// that it is tested what happens to a key and not to a line.
  func type(_ text: String, whenSingleKeysAreReadBy terminal: ControllingTerminal?) {
    let end = end
    let waits = terminal != nil
    // Not a task: those wait for threads that the readers under test hold.
    Thread.detachNewThread {
      for _ in 0..<2000 where waits {
        if PseudoTerminal.modes(end) & tcflag_t(ICANON) == 0 { break }
        usleep(1000)
      }
      let bytes = Array(text.utf8)
      unsafe bytes.withUnsafeBytes { _ = unsafe write(end, $0.baseAddress, $0.count) }
    }
  }

  var modes: tcflag_t { Self.modes(end) }

  private static func modes(_ end: Int32) -> tcflag_t {
    var attributes = termios()
    _ = unsafe tcgetattr(end, &attributes)
    return attributes.c_lflag
  }
}
