import Barcodes
import FoodSources
import Nutrition
import Testing

@testable import SourceConformance

/// All results, for a source with a sample of each kind but photo.
func results(of source: some FoodSource) async throws -> [CheckResult] {
  let samples: [FoodQuestion.Subject] =
    [.search("oats", limit: 10), .describe("soup")]
    + (GTIN("96385074").map { [.barcode($0)] } ?? [])
  var results: [CheckResult] = []
  let subject = ConformanceSubject(
    source,
    samples: samples.map { FoodQuestion($0) },
    timeLimit: .milliseconds(1500),
    clock: ContinuousClock()
  )
  try await Conformance.run(subject) { results.append($0) }
  return results
}

extension [CheckResult] {
  /// The names of the checks that failed.
  var failed: [String] { filter { $0.verdict == .failed }.map(\.check) }
}

@Suite struct ConformanceTests {
  @Test func aSoundSourcePassesAll() async throws {
    let results = try await results(of: MadeSource())
    #expect(results.map(\.check) == Conformance.checks.map(\.name))
    #expect(results.filter { $0.verdict != .passed }.map(\.check) == ["answers_photo"])
    #expect(Set(results.map(\.check)).count == results.count)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let check: String
    let change: @Sendable (inout MadeSource) -> Void
    /// Others that it cannot but fail too.
    var others: [String] = []

    init(
      _ check: String,
      and others: [String] = [],
      _ change: @escaping @Sendable (inout MadeSource) -> Void
    ) {
      (self.check, self.others, self.change) = (check, others, change)
    }

    var testDescription: String { check }
  }

  static let descriptions = [
    Case("description", and: ["ids_are_its_own", "failures_are_in_words"]) { source in
      source.about.name = "Made: up"
      source.instead = { question in
        guard question.kind != .photo else {
          throw SourceFailure(source: "made", .unsupported, "no photos")
        }
        return nil
      }
    },
    Case("description") { $0.about.asked = " " },
    Case("description") { $0.about.leaves = "a\nb" },
    Case("description", and: ["texts_can_be_shown"]) { source in
      source.about.attribution = "\u{1B}[31m"
      source.oats.attribution = ""
    },
  ]

  static let answers = [
    Case("answers_search", and: ["same_answers_at_once"]) { source in
      let count = Counter()
      source.instead = { question in
        guard question.kind == .search, await count.next() == 1 else { return nil }
        return FoodAnswer()
      }
    },
    Case("answers_barcode") { $0.instead = { $0.kind == .barcode ? FoodAnswer() : nil } },
    Case("answers_describe") { $0.instead = { $0.kind == .describe ? FoodAnswer() : nil } },
    Case("miss_is_empty") { source in
      let oats = source.oats
      source.instead = { question in
        guard case .search(let words, _) = question.subject, words.contains("xq") else {
          return nil
        }
        return FoodAnswer(foods: [oats])
      }
    },
    Case("miss_is_empty") { source in
      source.instead = { question in
        guard case .barcode = question.subject, question != barcode else { return nil }
        guard question.languages == ["en"] else { return nil }
        throw SourceFailure(source: "made", .refused, "there is no such product")
      }
    },
    Case("id_leads_back") { source in
      source.instead = { question in
        guard case .food = question.subject else { return nil }
        return FoodAnswer()
      }
    },
    Case("limit_holds") { source in
      var other = source.oats
      other.id = FoodID(source: "made", key: "other")
      let both = [source.oats, other]
      source.instead = { question in
        guard case .search("oats", _) = question.subject else { return nil }
        return FoodAnswer(foods: both)
      }
    },
  ]

  static let manners = [
    Case("any_language") { source in
      source.instead = { question in
        guard question.languages == ["xx", "tr"] else { return nil }
        throw SourceFailure(source: "made", .refused, "no such language")
      }
    },
    Case("any_words") { source in
      source.instead = { question in
        guard case .search(let words, _) = question.subject, words.contains("\"") else {
          return nil
        }
        throw SourceFailure(source: "made", .unavailable, "unterminated string")
      }
    },
    Case("undeclared_is_refused") { source in
      source.instead = { $0.kind == .photo ? FoodAnswer() : nil }
    },
    Case("undeclared_is_refused") { source in
      source.instead = { question in
        guard question.kind == .photo else { return nil }
        throw SourceFailure(source: "made", .unavailable, "what is a photo?")
      }
    },
    Case("cancelling_is_prompt") { source in
      source.instead = { question in
        // So long that it cannot be over before it is cancelled.
        guard question.kind == .barcode else { return nil }
        try? await Task.sleep(for: .milliseconds(200))
        guard Task.isCancelled else { return nil }
        throw SourceFailure(source: "made", .unavailable, "the connection was closed")
      }
    },
    Case("failures_are_in_words") { source in
      source.instead = { question in
        guard question.kind == .photo else { return nil }
        throw SourceFailure(source: "made", .unsupported, "no\nphotos")
      }
    },
  ]

  static let inspections = [
    Case("ids_are_its_own") { $0.oats.id = FoodID(source: "other", key: "oats") },
    Case("numbers_make_sense") { $0.oats.per100[.fat] = 101 },
    Case("numbers_make_sense") { $0.oats.per100[.fat] = -1 },
    Case("numbers_make_sense") { $0.oats.per100[.sodium] = .infinity },
    Case("numbers_make_sense") { $0.oats.per100[.energy] = 3700 },
    Case("numbers_make_sense") { $0.oats.portions = [Portion(name: "cup", grams: 0)] },
    Case("numbers_make_sense") { $0.oats.confidence = 1.5 },
    Case("unknown_is_not_zero") { source in
      for nutrient in Nutrient.allCases { source.oats.per100[nutrient] = 0 }
    },
    Case("unknown_is_not_zero") { $0.oats.per100[.energy] = 0 },
    Case("texts_can_be_shown") { $0.oats.name = "Oats\u{1B}[2J" },
    Case("texts_can_be_shown") { $0.oats.attribution = "" },
    Case("texts_can_be_shown") { $0.oats.url = "javascript:alert(1)" },
    Case("codes_are_right") { $0.oats.gtin = GTIN("4006381333931") },
    Case("no_food_twice") { source in
      let oats = source.oats
      source.instead = { question in
        guard case .search("oats", limit: 10) = question.subject else { return nil }
        return FoodAnswer(foods: [oats, oats])
      }
    },
    Case("dishes_make_sense") { $0.soup.grams = Estimate(low: 0, best: 0, high: 0) },
    Case("dishes_make_sense") { $0.soup.confidence = .nan },
    Case("dishes_make_sense") { $0.soup.nutrients[.fat] = -1 },
    Case("dishes_make_sense") { $0.soup.name = "" },
  ]

  @Test(arguments: descriptions + answers + manners + inspections)
  func whatIsBrokenIsFoundAndNothingElse(_ broken: Case) async throws {
    var source = MadeSource()
    broken.change(&source)
    let failed = try await results(of: source).failed
    #expect(
      failed
        == Conformance.checks.map(\.name).filter { ([broken.check] + broken.others).contains($0) }
    )
  }

  @Test func whatNeverAnswersIsNotWaitedFor() async throws {
    var source = MadeSource()
    source.about.capabilities = [.describe]
    source.instead = { question in
      guard question.kind == .describe else { return nil }
      // Deaf to being cancelled.
      await Task.detached { try? await Task.sleep(for: .seconds(20)) }.value
      return FoodAnswer()
    }
    let start = ContinuousClock.now
    let results = try await results(of: source)
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(results.failed == ["answers_describe", "cancelling_is_prompt"])
    #expect(
      results.first { $0.check == "answers_describe" }?.remark?.contains("was not answered") == true
    )
  }

  @Test func slownessIsTold() async throws {
    var source = MadeSource()
    source.instead = { question in
      guard question.kind == .describe else { return nil }
      try await Task.sleep(for: .milliseconds(1800))
      return nil
    }
    #expect(try await results(of: source).failed == ["answers_are_in_time"])
  }

  @Test(arguments: [SourceFailure.Kind.notAllowed, .notSetUp])
  func whatMayNotBeAskedIsNotJudged(kind: SourceFailure.Kind) async throws {
    var source = MadeSource()
    source.instead = { _ in throw SourceFailure(source: "made", kind, "no key") }
    let broken = source
    await #expect(throws: SourceFailure(source: "made", kind, "no key")) {
      try await results(of: broken)
    }
  }

  @Test func aPauseIsNoFault() async throws {
    var source = MadeSource()
    source.instead = { question in
      guard question.kind == .search else { return nil }
      throw SourceFailure(source: "made", .rateLimited, "too many", retryAfter: 30)
    }
    let results = try await results(of: source)
    #expect(results.failed.isEmpty)
    #expect(results.first { $0.check == "answers_search" }?.remark == "too many")
  }

  @Test func otherErrorsThanFailuresAreFaults() async throws {
    struct Surprise: Error {}
    var source = MadeSource()
    source.instead = { question in
      if question.kind == .describe { throw Surprise() }
      return nil
    }
    let results = try await results(of: source)
    #expect(results.failed == ["answers_describe"])
    let remark = results.first { $0.check == "answers_describe" }?.remark
    #expect(remark == "the description \"soup\" threw Surprise, which is no SourceFailure")
  }

  @Test func cancellingEndsTheRun() async throws {
    var source = MadeSource()
    source.instead = { _ in
      try await Task.sleep(for: .seconds(60))
      return nil
    }
    let slow = source
    let task = Task { try await results(of: slow) }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

private let barcode = GTIN("96385074").map { FoodQuestion(.barcode($0)) }

/// Counts calls.
private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
