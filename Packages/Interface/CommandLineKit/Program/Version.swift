package import Calendar
import JSON

/// The versions of a program and of the libraries it works with.
package struct Version: Equatable, Sendable {
  package let number: String
  /// When it came out; the manual page bears this date.
  package let released: Day?
  private let listLibraries: @Sendable () -> [(name: String, version: String)]

  /// - Parameters:
  ///   - number: Such as `1.2.3`.
  ///   - released: When it came out.
  ///   - libraries: Libraries by name, such as `sqlite`, in the order they are listed. They are asked
  ///     only when somebody wants to know: that loads some of them.
  package init(
    _ number: String,
    released: Day? = nil,
    libraries: @autoclosure @escaping @Sendable () -> [(name: String, version: String)] = []
  ) {
    self.number = number
    self.released = released
    listLibraries = libraries
  }

  package var libraries: [(name: String, version: String)] { listLibraries() }

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
