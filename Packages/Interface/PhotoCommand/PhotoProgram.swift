package import CommandLineKit
import Imaging
import Pixels

/// `reset-photo`: makes pictures ready to be sent, and shows what that would be.
package enum PhotoProgram {
  struct Options: Equatable, Sendable {
    var saveSent: String?
    var images: [String] = []
  }

  package static func program(version: Version, tools: PhotoTools) -> Program {
    Program(command(tools), version: version)
  }

  static func command(_ tools: PhotoTools) -> Command<Options> {
    Command(
      "reset-photo",
      summary: "Log the dishes on a photo.",
      details: """
        A picture is turned upright, made smaller and stripped of everything but its pixels before \
        it is sent to the AI service that you set up. Reads JPEG, HEIC, PNG and WebP.
        """,
      examples: [
        Example("reset-photo --dry-run plate.jpg", "what would be sent"),
        Example("reset-photo --dry-run --save-sent sent.jpg plate.heic", "and exactly those bytes"),
      ],
      defaults: Options(),
      parameters: [
        .option(
          "--save-sent",
          sets: \.saveSent,
          value: "FILE",
          completion: .files,
          help: "Write the picture as it is sent to FILE."
        ),
        .arguments("IMAGE", adds: \.images, help: "Pictures of one meal; - is standard input."),
      ]
    ) { options, common, context in
      let session = try tools.open(common, context)
      let pictures = try prepare(options.images, session, tools, context)
      if let path = options.saveSent { try save(pictures, at: path, tools) }
      guard common.dryRun else { throw refusal(session) }
      try context.output.show(SentView(pictures: pictures))
      return .done
    }
  }

  private static func prepare(
    _ images: [String],
    _ session: PhotoSession,
    _ tools: PhotoTools,
    _ context: Context
  ) throws -> [SentPicture] {
    let format = PictureFormat(longEdge: session.longEdge)
    return try images.map { image in
      try Task.checkCancellation()
      let bytes = try image == "-" ? context.input.bytes() : tools.read(image)
      do throws(PictureError) {
        return SentPicture(file: image, picture: try PictureReader().prepare(bytes, as: format))
      } catch {
        throw UnreadablePicture(file: image, error: error)
      }
    }
  }

  private static func save(
    _ pictures: [SentPicture],
    at path: String,
    _ tools: PhotoTools
  ) throws {
    guard let only = pictures.first, pictures.count == 1 else {
      throw Failure(
        "--save-sent takes one picture",
        hint: "name the pictures one at a time",
        exitCode: .usage,
        code: "usage"
      )
    }
    try tools.write(only.picture.bytes, path)
  }

  /// Why nothing is sent.
  private static func refusal(_ session: PhotoSession) -> Failure {
    guard session.allowsSending else {
      return Failure(
        "sending pictures is off",
        hint: "reset config set ai.allow_sending true",
        exitCode: .notAllowed,
        code: "sending_off"
      )
    }
    return Failure(
      "no AI service is set up",
      hint: "--dry-run shows what would be sent",
      exitCode: .notSetUp,
      code: "not_set_up"
    )
  }
}

/// A picture that could not be read, by its name.
struct UnreadablePicture: Explained {
  let file: String
  let error: PictureError

  var summary: String { "\(file == "-" ? "standard input" : file): \(error.summary)" }
  var hint: String? { error.hint }
  var exitCode: ExitCode { .unreadableInput }
  var code: String { "unreadable_picture" }
}
