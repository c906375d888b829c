package import CommandLineKit
import Diary
import FoodLookup
import Meals

/// `reset-photo`: has the dishes on pictures named by the AI service that the person chose, and puts
/// them into the diary.
package enum PhotoProgram {
  package static func program(version: Version, tools: PhotoTools) -> Program {
    Program(command(tools), version: version)
  }

  private static func command(_ tools: PhotoTools) -> Command<PhotoOptions> {
    Command(
      "reset-photo",
      summary: "Log the dishes on a photo.",
      details: """
        A picture is turned upright, made smaller and stripped of everything but its pixels before \
        it is sent to the AI service that you set up and allow (ai.NAME.allow_sending). Weights are \
        estimates from a picture; numbers are those of the food tables. Reads JPEG, HEIC, PNG and \
        WebP.
        """,
      examples: [
        Example("reset-photo --dry-run plate.jpg", "what would be sent, and to whom"),
        Example("reset-photo --log plate.jpg --note \"half of it left\""),
        Example("reset-photo --log --yes --json front.jpg side.jpg", "one meal, for a script"),
      ],
      defaults: PhotoOptions(),
      parameters: PhotoOptions.parameters
    ) { options, common, context in
      if options.log, !common.dryRun, !common.assumeYes, !context.reviews(common) {
        throw Failure(
          "nobody can look over what is logged",
          hint: "add --yes to log it unseen",
          exitCode: .usage,
          code: "confirmation_needed"
        )
      }
      let session = try tools.open(common, context)
      let run = PhotoRun(
        tools: tools,
        session: session,
        options: options,
        common: common,
        context: context
      )
      return try await run.answer()
    }
  }
}

/// What the command line asks for.
struct PhotoOptions: Equatable, Sendable {
  var note = ""
  var numbers: Numbers?
  var source: String?
  var log = false
  var meal: Meal?
  var each = false
  var saveSent: String?
  var record: String?
  var replay: String?
  var images: [String] = []

  static let parameters: [Parameter<PhotoOptions>] = [
    .option("--note", sets: \.note, value: "TEXT", help: "What the picture does not show."),
    .option(
      "--numbers",
      sets: \.numbers,
      help: "Whose numbers: the tables', the model's, or both."
    ),
    .flag(
      "--log",
      sets: \.log,
      help: "Put the dishes into the diary, once you have looked at them."
    ),
    .option("--meal", sets: \.meal, help: "Which meal they belong to."),
    .flag("--each", sets: \.each, help: "Take every picture as a meal of its own."),
    .option("--source", sets: \.source, value: "NAME", help: "Ask this service alone."),
    .option(
      "--save-sent",
      sets: \.saveSent,
      value: "FILE",
      completion: .files,
      help: "Write the picture as it is sent to FILE."
    ),
    .option(
      "--record",
      sets: \.record,
      value: "DIR",
      completion: .files,
      help: "Keep what the service answers in DIR."
    ),
    .option(
      "--replay",
      sets: \.replay,
      value: "DIR",
      completion: .files,
      help: "Use an answer kept in DIR; ask nobody."
    ),
    .arguments(
      "IMAGE",
      adds: \.images,
      completion: .files,
      help: "Pictures of one meal; - is standard input."
    ),
  ]
}
