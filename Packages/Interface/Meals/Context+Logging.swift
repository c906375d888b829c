import Calendar
package import CommandLineKit
package import Diary

extension Meal: ArgumentValue {}

extension Context {
  /// Whether a person at a terminal looks a meal over before it is stored.
  package func reviews(_ common: CommonOptions) -> Bool {
    terminal.isInteractive && !common.assumeYes && !common.dryRun && common.json == false
  }

  /// When what is logged was eaten: the time asked for, else now.
  ///
  /// - Parameter dayStart: The hour at which the person's day begins.
  package func moment(_ common: CommonOptions, dayStart: Int) -> Moment {
    let local = common.localTime(on: clock)
    var moment = Moment(clock.instant(local), clock: clock, dayStart: dayStart)
    // A day that was named is the day meant, whatever hour it begins at.
    if common.when != nil { moment.day = local.day }
    return moment
  }
}
