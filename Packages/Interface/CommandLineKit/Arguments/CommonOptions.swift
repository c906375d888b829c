package import Calendar

/// The options every command of every program understands, wherever they stand.
package struct CommonOptions: Equatable, Sendable {
  package var json = false
  package var quiet = false
  package var verbose = false
  package var offline = false
  /// The language of food names and answers, such as `de`; nil leaves it to the settings.
  package var language: String?
  package var when: When?
  package var assumeYes = false
  package var dryRun = false
  package var configurationFile: String?
  package var noColor = false
  var help = false
  var version = false
  var generated: Generated?

  package init() {}

  /// The day asked for with `--day`, else today.
  package func day(on clock: WallClock) -> Day { when?.day(on: clock) ?? clock.today }

  /// The wall-clock reading asked for with `--day`, else now.
  package func localTime(on clock: WallClock) -> LocalTime {
    when?.localTime(on: clock) ?? clock.localTime(at: clock.now())
  }

  static let parameters: [Parameter<CommonOptions>] = [
    .flag("--json", sets: \.json, help: "Print JSON Lines."),
    .flag("-q", "--quiet", sets: \.quiet, help: "Print results and errors only."),
    .flag("-v", "--verbose", sets: \.verbose, help: "Explain each step."),
    .flag("--offline", sets: \.offline, help: "Use no network."),
    .option("--lang", sets: \.language, value: "CODE", help: "Language of names, such as de."),
    .option(
      "--day",
      sets: \.when,
      completion: .words(["today", "yesterday", "-2d", "mon"]),
      help: "Day or time meant: yesterday, -2d, mon, @08:12."
    ),
    .flag("-y", "--yes", sets: \.assumeYes, help: "Answer yes to every question."),
    .flag("--dry-run", sets: \.dryRun, help: "Show what would be done; change nothing."),
    .option(
      "--config",
      sets: \.configurationFile,
      value: "FILE",
      completion: .files,
      help: "Read settings from FILE."
    ),
    .flag("--no-color", sets: \.noColor, help: "Print without colour."),
    .flag("-h", "--help", sets: \.help, help: "Show help."),
    .flag("--version", sets: \.version, help: "Show the version."),
    .option("--generate", sets: \.generated, help: "Print a completion script or man page.")
      .hidden,
  ]
}

/// What `--generate` prints, for packagers.
enum Generated: String, CaseIterable, ArgumentValue, Sendable {
  case bash = "complete-bash"
  case zsh = "complete-zsh"
  case fish = "complete-fish"
  case man
}
