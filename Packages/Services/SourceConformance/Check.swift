/// One thing that every source holds to.
package struct ConformanceCheck: Sendable {
  /// What it is called in reports, such as `miss_is_empty`.
  package let name: String
  /// What is held to, in a line.
  package let rule: String
  /// Looks; gives a remark where there is something to say, and throws `Fault` or `Skip`.
  let look: @Sendable (Trial) async throws -> String?

  init(
    _ name: String,
    _ rule: String,
    look: @escaping @Sendable (Trial) async throws -> String?
  ) {
    self.name = name
    self.rule = rule
    self.look = look
  }
}

/// The rule is broken, and how.
struct Fault: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Nothing can be told, and why.
struct Skip: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// What a check came to.
package struct CheckResult: Equatable, Sendable {
  package enum Verdict: String, Sendable {
    case passed, failed, skipped
  }

  package let check: String
  package let rule: String
  package let verdict: Verdict
  /// What is wrong, why nothing can be told, or what else is worth saying.
  package let remark: String?
  package let elapsed: Duration
}
