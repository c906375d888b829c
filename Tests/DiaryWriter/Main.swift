import Calendar
import Diary
import Foundation
import Nutrition

/// The other program of `Scripts/crash-test`: writes to a diary until somebody kills it.
///
///     DiaryWriter log PATH NAME    logs meals for ever; after each commit prints its tokens
///     DiaryWriter undo PATH        undoes everything, prints how many steps that took
///     DiaryWriter redo PATH        redoes everything, likewise
///     DiaryWriter check PATH       prints what is wrong
@main
enum Main {
  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      print("error: \((error as? DiaryError)?.summary ?? "\(error)")")
      exit(7)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    guard arguments.count >= 2 else { exit(2) }
    let diary = try Diary(path: arguments[1], now: now, patience: 60_000)
    switch (arguments[0], arguments.count) {
    case ("log", 3): try await log(to: diary, name: arguments[2])
    case ("undo", 2): try await repeatedly { try await diary.undo() != nil }
    case ("redo", 2): try await repeatedly { try await diary.redo() != nil }
    case ("check", 2): for problem in try await diary.check() { print(problem) }
    default: exit(2)
    }
  }

  private static func repeatedly(_ step: () async throws -> Bool) async throws {
    var count = 0
    while try await step() { count += 1 }
    print(count)
  }

  /// Meals of one to five items; a meal is acknowledged by one line with all its tokens, written
  /// at once after the commit has returned.
  private static func log(to diary: Diary, name: String) async throws {
    for number in 1... {
      let tokens = (1...(number % 5 + 1)).map { "\(name).\(number).\($0)" }
      try await diary.log(tokens.map(item), at: moment, meal: .snack, origin: .demo)
      // Past `print` and its buffer, so that a kill does not swallow what was acknowledged.
      let line = Data((tokens.joined(separator: " ") + "\n").utf8)
      try FileHandle.standardOutput.write(contentsOf: line)
    }
  }

  private static func item(_ token: String) -> Item {
    Item(
      text: token,
      name: "crash test",
      amount: 1,
      unit: "piece",
      grams: Estimate(low: 90, best: 100, high: 110),
      food: FoodReference(id: FoodID(source: "demo", key: token), name: "crash test"),
      nutrients: Nutrients([.energy: 123.4, .protein: 5.6]),
      energy: Estimate(low: 100, best: 123.4, high: 150),
      isEstimate: true,
      confidence: 0.5,
      reasons: ["written by the crash test"]
    )
  }

  private static var moment: Moment {
    let instant = now()
    let day = Day(daysSinceEpoch: Int(instant.milliseconds / 86_400_000))
    return Moment(instant: instant, zone: "UTC", day: day)
  }

  private static let now: @Sendable () -> Instant = {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }
}
