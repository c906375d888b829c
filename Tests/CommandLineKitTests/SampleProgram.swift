import Calendar
import CommandLineKit
import JSON

enum Meal: String, CaseIterable, ArgumentValue, Sendable { case breakfast, lunch, dinner }

/// Every kind of parameter there is, on one command.
struct SampleOptions: Equatable, Sendable {
  var limit = 10
  var ratio = 1.5
  var source: String?
  var meal = Meal.lunch
  var loud = false
  var order = "name"
  var avoid: [String] = []
  var releases: [Int] = []
  var words: [String] = []
  var depth: Int?

  static let parameters: [Parameter<Self>] = [
    .option("-n", "--limit", sets: \.limit, in: 1...100, help: "At most this many."),
    .option("--ratio", sets: \.ratio, help: "A ratio."),
    .option("--source", sets: \.source, value: "NAME", help: "One source only."),
    .option("--meal", sets: \.meal, help: "The meal."),
    .flag("-l", "--loud", sets: \.loud, help: "Shout; it's [loud]: \"really\" $HOME `x`."),
    .flag("--by-energy", sets: \.order, to: "energy", help: "Order by energy."),
    .option(
      "--avoid",
      adds: \.avoid,
      separator: ",",
      completion: .words(["milk", "eggs", "$(id)"]),
      help: "Leave these out."
    ),
    .option("--release", adds: \.releases, help: "A release."),
    .option("--deep", sets: \.depth, orElse: 1, help: "How deep to look.").hidden,
    .arguments("WORD", adds: \.words, required: false, help: "What to look for."),
  ]

  static let command = Command(
    "search",
    aliases: ["find"],
    summary: "find foods by name",
    details: """
      Names are compared without case.

      A second paragraph.
      """,
    examples: [
      Example("sample search greek yoghurt", "the best matches"),
      Example("sample search --json oats"),
    ],
    defaults: Self(),
    parameters: parameters,
    run: { options, common, context in
      try await context.forEachText(in: options.words) { text in
        switch text {
        case "nothing": return .nothingFound
        case "broken":
          throw Failure(
            "the line is broken",
            hint: "mend it",
            exitCode: .unreadableInput,
            code: "unreadable_input"
          )
        case "bug": throw Bug.divisionByZero
        case "cancel": throw CancellationError()
        default:
          try context.output.show(Found(text))
          return .done
        }
      }
    }
  )
}

enum Bug: Error { case divisionByZero }

struct Found: Presentable {
  let name: String

  init(_ name: String) { self.name = name }

  var json: JSON { ["name": .string(name)] }
  func text(_ style: Style) -> StyledText { "found \(name, as: .strong)" }
}

struct AddOptions: Sendable {
  var file = ""
  var name: String?

  static let command = Command(
    "add",
    summary: "add a table",
    defaults: Self(),
    parameters: [
      .argument("FILE", sets: \.file, completion: .files, help: "Where it is."),
      .argument("NAME", sets: \.name, help: "What to call it."),
    ],
    run: { options, common, context in
      try context.output.show("added \(options.file) as \(options.name ?? "itself")")
      return .done
    }
  )
}

/// A program with a group, a group that is a command too, and aliases.
let sample = Program(
  "sample",
  summary: "a program to test with",
  examples: [Example("sample search apple", "look for apples"), Example("sample day")],
  version: Version("1.2.3", released: Day("2026-11-30"), libraries: [("sqlite", "3.40.1")]),
  commands: [
    SampleOptions.command,
    CommandGroup(
      "catalog",
      summary: "the food tables",
      subcommands: [
        AddOptions.command,
        Command("remove", summary: "remove a table") { common, context in
          try context.confirm("remove it?", common) ? .done : .nothingFound
        },
      ]
    ),
    Command(
      "day",
      summary: "say which day is meant",
      subcommands: [
        Command("zone", summary: "say which zone is meant") { _, context in
          try context.output.show("\(context.clock.zone)")
          return .done
        }
      ],
      run: { common, context in
        try context.output.show("\(common.day(on: context.clock))")
        context.output.note("a note")
        context.output.detail("a detail")
        context.output.warn("a warning")
        return .done
      }
    ),
  ]
)
