/// A day, and perhaps a time of day, in the words of a person: `yesterday`, `-2d`, `mon@08:12`.
///
/// It is read once, without a clock, and means a day only when a clock is put to it.
package struct When: Hashable, Sendable {
  /// How the day was named.
  package enum DayName: Hashable, Sendable {
    /// So many days after today; negative ones lie in the past.
    case relative(Int)
    /// The last such day, today included.
    case latest(Weekday)
    case date(Day)
  }

  package let day: DayName
  /// Seconds since midnight as the clock shows; `nil` where only a day was named.
  package let secondOfDay: Int?

  package init(day: DayName, secondOfDay: Int? = nil) {
    self.day = day
    self.secondOfDay = secondOfDay
  }

  package func day(on clock: WallClock) -> Day {
    switch day {
    case .relative(let days): clock.today.adding(days: days)
    case .latest(let weekday): clock.today.latest(weekday)
    case .date(let day): day
    }
  }

  /// The reading meant; where no time was given, the time the clock shows now.
  package func localTime(on clock: WallClock) -> LocalTime {
    LocalTime(
      day: day(on: clock),
      secondOfDay: secondOfDay ?? clock.localTime(at: clock.now()).secondOfDay
    )
  }

  package func instant(on clock: WallClock) -> Instant { clock.instant(localTime(on: clock)) }
}

extension When {
  /// Why some words name no day.
  package enum ReadingError: Error, Hashable, Sendable {
    case unknownDay(String)
    case noSuchDate(String)
    case tooFarAway(String)
    case unknownTime(String)
  }

  /// Days further away than this, a hundred years, are taken for typing mistakes.
  private static let farthest = 36_525

  /// Reads `today`, `yesterday`, `tomorrow`, `-2d`, `mon`, `2026-11-30`, each perhaps with a time
  /// behind an `@`, or `@08:12` alone for today.
  package init(_ words: String) throws(ReadingError) {
    let parts = words.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let dayWords = String(parts.first ?? "").lowercased()
    if parts.count == 2 {
      let day = dayWords.isEmpty ? .relative(0) : try Self.day(named: dayWords)
      self.init(day: day, secondOfDay: try Self.secondOfDay(String(parts[1])))
    } else {
      self.init(day: try Self.day(named: dayWords))
    }
  }

  private static func day(named words: String) throws(ReadingError) -> DayName {
    switch words {
    case "today": return .relative(0)
    case "yesterday": return .relative(-1)
    case "tomorrow": return .relative(1)
    default: break
    }
    if let weekday = Weekday(name: words) { return .latest(weekday) }
    if let day = Day(words) { return .date(day) }
    if isDigits(words.filter { $0 != "-" }, count: 8...8) { throw .noSuchDate(words) }
    return try relativeDay(words)
  }

  private static func relativeDay(_ words: String) throws(ReadingError) -> DayName {
    guard let sign = words.first, "+-".contains(sign), words.last == "d" else {
      throw .unknownDay(words)
    }
    let digits = String(words.dropFirst().dropLast())
    guard isDigits(digits, count: 1...Int.max) else { throw .unknownDay(words) }
    guard let days = Int(digits), days <= farthest else { throw .tooFarAway(words) }
    return .relative(sign == "-" ? -days : days)
  }

  private static func secondOfDay(_ words: String) throws(ReadingError) -> Int {
    let parts = words.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), isDigits(parts[0], count: 1...2) else {
      throw .unknownTime(words)
    }
    guard parts.dropFirst().allSatisfy({ isDigits($0, count: 2...2) }) else {
      throw .unknownTime(words)
    }
    let numbers = parts.compactMap { Int($0) } + (parts.count == 2 ? [0] : [])
    guard numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else { throw .unknownTime(words) }
    return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
  }

  private static func isDigits(_ text: String, count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) }
  }
}
