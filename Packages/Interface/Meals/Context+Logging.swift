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
    Moment(
      common.localTime(on: clock),
      isNamed: common.when != nil,
      clock: clock,
      dayStart: dayStart
    )
  }
}
