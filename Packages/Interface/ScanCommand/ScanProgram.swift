package import CommandLineKit
import Diary
import Explanations
import MealText
import Meals

/// `reset-scan`: reads the barcodes of pictures and says what the products are.
package enum ScanProgram {
  package static func program(version: Version, tools: ScanTools) -> Program {
    Program(command(tools), version: version)
  }

  private static func command(_ tools: ScanTools) -> Command<ScanOptions> {
    Command(
      "reset-scan",
      summary: "read barcodes in pictures and show the products",
      details: """
        Reads EAN-13, EAN-8, UPC-A, UPC-E, ITF-14, Code 128, DataBar and QR codes, and says nothing \
        rather than something wrong. Typed digits work as well as pictures. Every energy figure is \
        an estimate.

        What the settings say you avoid (allergies.avoid) is looked for on the label, by name only: \
        always read the label. --check ends with 10 for a match, 11 for a possible one, 12 where it \
        cannot be told.
        """,
      examples: [
        Example("reset-scan photo.jpg", "the product and what is in it"),
        Example("reset-scan 3017620422003 --log \"1 slice\"", "digits that you type"),
        Example("reset-scan --decode-only --json *.jpg", "the digits alone; touches nothing else"),
        Example("reset-scan --watch ~/Photos --log", "each photo as it arrives"),
      ],
      defaults: ScanOptions(),
      parameters: parameters
    ) { options, common, context in
      if options.decodeOnly, options.check || options.log != nil { throw Self.contradiction }
      let session = options.decodeOnly ? nil : try tools.open(common, context)
      let diet = try session.map { try ScanDiet($0, isAsked: options.check, context.output) }
      let scan = Scan(tools: tools, session: session, diet: diet, context: context)
      let desk = ScanDesk(scan: scan, options: options, common: common)
      if let folder = options.watch {
        return try await PictureWatch(desk: desk, folder: folder).run(options.images)
      }
      guard !options.images.isEmpty else { throw Self.nothingNamed }
      return try await PictureBatch(desk: desk).run(options.images)
    }
  }

  private static let parameters: [Parameter<ScanOptions>] = [
    .flag(
      "--decode-only",
      sets: \.decodeOnly,
      help: "Read the barcodes alone: no network, no database."
    ),
    .flag("--check", sets: \.check, help: "End with 10, 11 or 12 as reset-food check does."),
    .option(
      "--log",
      sets: \.log,
      orElse: .serving,
      value: "AMOUNT",
      help: "Put it into the diary: a serving, or 30g, \"1 slice\", half."
    ),
    .option("--meal", sets: \.meal, help: "Which meal it belongs to."),
    .option(
      "--watch",
      sets: \.watch,
      value: "DIR",
      completion: .folders,
      help: "Read each picture that arrives in this folder, once, until you stop it."
    ),
    .arguments(
      "IMAGE",
      adds: \.images,
      required: false,
      completion: .files,
      help: "Pictures, folders of them, or digits; - reads a picture from standard input."
    ),
  ]

  private static var contradiction: Failure {
    Failure(
      "--decode-only looks nothing up, so there is nothing to check or to log",
      hint: "leave it out",
      exitCode: .usage,
      code: "usage"
    )
  }

  private static var nothingNamed: Failure {
    Failure(
      "no picture is named",
      hint: "reset-scan photo.jpg, or the digits under the bars",
      exitCode: .usage,
      code: "usage"
    )
  }
}

/// What the command line asks for.
struct ScanOptions: Equatable, Sendable {
  var decodeOnly = false
  var check = false
  var log: ProductAmount?
  var meal: Meal?
  var watch: String?
  var images: [String] = []
}

extension ProductAmount: ArgumentValue {
  /// A file may follow `--log`, and so may digits of a barcode: neither is an amount.
  package init?(argument: String) {
    guard TypedDigits(argument) == nil else { return nil }
    self.init(argument)
  }

  package static var placeholder: String { "AMOUNT" }
  package static var expectation: String { "an amount such as 30g, 2 or \"1 slice\"" }
}
