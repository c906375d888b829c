package import CommandLineKit

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
        """,
      examples: [
        Example("reset-scan photo.jpg", "the product and what is in it"),
        Example("reset-scan --decode-only --json *.jpg", "the digits alone; touches nothing else"),
        Example("reset-scan 3017620422003", "digits that you type"),
      ],
      defaults: ScanOptions(),
      parameters: [
        .flag(
          "--decode-only",
          sets: \.decodeOnly,
          help: "Read the barcodes alone: no network, no database."
        ),
        .arguments(
          "IMAGE",
          adds: \.images,
          completion: .files,
          help: "Pictures, folders of them, or digits; - reads a picture from standard input."
        ),
      ]
    ) { options, common, context in
      let scan = Scan(
        tools: tools,
        session: options.decodeOnly ? nil : try tools.open(common, context),
        context: context
      )
      return try await PictureBatch(scan: scan, context: context).run(options.images)
    }
  }
}

/// What the command line asks for.
struct ScanOptions: Equatable, Sendable {
  var decodeOnly = false
  var images: [String] = []
}
