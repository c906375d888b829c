import FoodSources

/// What every source and everything wrapped around one must hold to, as one list of checks.
package enum Conformance {
  /// In the order in which they are made. Those that ask come first, those that look at what was
  /// answered last.
  package static let checks: [ConformanceCheck] =
    [description] + answers + [
      sameAnswersAtOnce, missIsEmpty, idLeadsBack, limitHolds, anyLanguage, anyWords,
      undeclaredIsRefused, cancellingIsPrompt,
    ] + inspections

  /// Makes all checks and hands on each result when it is there.
  ///
  /// A source that may not be asked, or is not set up, cannot be judged: what it says is thrown.
  ///
  /// - Throws: `SourceFailure`, `CancellationError`, and what `report` throws.
  package static func run(
    _ subject: ConformanceSubject,
    report: (CheckResult) throws -> Void
  ) async throws {
    let trial = Trial(subject)
    for check in checks {
      try Task.checkCancellation()
      try report(try await trial.result(of: check))
    }
  }
}

extension Trial {
  fileprivate func result(of check: ConformanceCheck) async throws -> CheckResult {
    var (verdict, remark) = (CheckResult.Verdict.passed, String?.none)
    var trouble: SourceFailure?
    let elapsed = try await subject.clock.measure {
      do {
        remark = try await check.look(self)
      } catch let fault as Fault {
        (verdict, remark) = (.failed, fault.message)
      } catch let skip as Skip {
        (verdict, remark) = (.skipped, skip.reason)
      } catch let failure as SourceFailure {
        trouble = failure
      }
    }
    if let trouble {
      switch trouble.kind {
      case .notAllowed, .notSetUp: throw trouble
      case .rateLimited: (verdict, remark) = (.skipped, trouble.message)
      default: (verdict, remark) = (.failed, "\(trouble.kind.rawValue): \(trouble.message)")
      }
    }
    return CheckResult(
      check: check.name,
      rule: check.rule,
      verdict: verdict,
      remark: remark,
      elapsed: elapsed
    )
  }
}
