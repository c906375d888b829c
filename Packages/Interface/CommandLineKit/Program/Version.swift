package import Calendar
import JSON

/// The versions of a program and of the libraries it works with.
package struct Version: Equatable, Sendable {
  package let number: String
  /// When it came out; the manual page bears this date.
  package let released: Day?
  /// Libraries by name, such as `sqlite`, in the order they are listed.
  package let libraries: [(name: String, version: String)]

  package init(
    _ number: String,
    released: Day? = nil,
    libraries: [(name: String, version: String)] = []
  ) {
    self.number = number
    self.released = released
    self.libraries = libraries
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.number == right.number && left.released == right.released
      && left.libraries.elementsEqual(right.libraries, by: ==)
  }

  func json(program: String) -> JSON {
    let libraries = libraries.map { JSON.Member($0.name, .string($0.version)) }
    return .object(
      [.init("program", .string(program)), .init("version", .string(number))] + libraries
    )
  }
}
