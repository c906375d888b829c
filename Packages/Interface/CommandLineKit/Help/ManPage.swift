import Calendar

/// A manual page in the `man(7)` macros, which every `man` understands.
struct ManPage {
  let root: CommandNode
  let version: Version

  var text: String {
    let tree = CompletionTree(root: root)
    var page = Roff()
    writeHead(of: tree, to: &page)
    if !root.examples.isEmpty {
      page.section("EXAMPLES")
      page.examples(root.examples)
    }
    if tree.places.count > 1 {
      page.section("COMMANDS")
      for place in tree.places.dropFirst() { write(place, to: &page) }
    }
    let own = root.parameters.filter { !$0.isHidden }
    page.section("OPTIONS")
    page.definitions((own + tree.commonOptions).map { ($0.label, $0.help) })
    page.section("EXIT STATUS")
    page.definitions(Self.exitCodes.map { ("\($0.0.rawValue)", $0.1) })
    page.section("ENVIRONMENT")
    page.definitions(Self.environment)
    return page.text
  }

  private func writeHead(of tree: CompletionTree, to page: inout Roff) {
    let date = version.released?.description ?? ""
    let name = root.name
    // Dates are read by programs, which want their dashes bare.
    let title = "\(name) \(version.number)".roff
    page.line(".TH \"\(name.uppercased().roff)\" 1 \"\(date)\" \"\(title)\" \"User Commands\"")
    page.section("NAME")
    page.line("\(name.roff) \\- \(root.summary.roff)")
    page.section("SYNOPSIS")
    page.calls(tree.places.filter { $0.node.prepare != nil }.map(\.usage))
    page.section("DESCRIPTION")
    page.prose(root.details.isEmpty ? root.summary.asSentence : root.details)
  }

  private func write(_ place: CompletionTree.Place, to page: inout Roff) {
    page.macro("SS", place.call)
    page.prose(place.node.summary.asSentence)
    if !place.node.details.isEmpty {
      page.macro("PP")
      page.prose(place.node.details)
    }
    page.definitions(place.node.parameters.filter { !$0.isHidden }.map { ($0.label, $0.help) })
    if !place.node.examples.isEmpty {
      page.macro("PP")
      page.line("Examples:")
      page.examples(place.node.examples)
    }
  }

  private static let exitCodes: [(ExitCode, String)] = [
    (.done, "Done, something found."),
    (.nothingFound, "Nothing found."),
    (.usage, "The call was wrong."),
    (.notAllowed, "Not allowed: sending is off, or --offline was given."),
    (.notSetUp, "Not set up: a key or a model is missing, or the provider refused the key."),
    (.unreadableInput, "Input cannot be read."),
    (.sourceFailed, "The source failed: network, time-out, or too many requests."),
    (.database, "The database is locked, damaged, or from a newer version."),
    (.partlyDone, "Partly done: some inputs failed, and each failure was reported."),
    (.internalError, "A mistake in the program."),
    (.outputFailed, "The output could not be written."),
    (.interrupted, "Interrupted."),
  ]

  private static let environment = [
    ("NO_COLOR", "If set, nothing is coloured."),
    ("CLICOLOR_FORCE", "If set to anything but 0, text is coloured even outside a terminal."),
    ("COLUMNS", "The width of text where there is no terminal to ask."),
    ("RESET_HOME", "One folder for settings, diary, catalogue and cache."),
    ("TZ", "The time zone that days and times are meant in."),
  ]
}

extension CompletionTree.Place {
  /// The call and the words it wants.
  fileprivate var usage: [String] { [call, "[options]"] + positionals.map(\.usage) }
}

extension String {
  /// `find foods` as `Find foods.`
  fileprivate var asSentence: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
