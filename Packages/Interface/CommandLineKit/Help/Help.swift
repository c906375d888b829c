/// The text of `--help`.
struct Help {
  let path: [CommandNode]
  /// At most 80 columns, since longer lines of prose are hard to read.
  let width: Int

  init(path: [CommandNode], width: Int) {
    self.path = path
    self.width = min(80, max(40, width))
  }

  private var node: CommandNode { path[path.count - 1] }
  private var call: String { path.map(\.name).joined(separator: " ") }

  var text: StyledText {
    let list = DefinitionList(width: width)
    var sections = [headline]
    if !node.examples.isEmpty {
      let rows = node.examples.map { ($0.line, $0.meaning) }
      sections.append(section("Examples", list.evenText(of: rows)))
    }
    sections.append(section("Usage", usage))
    if !node.details.isEmpty { sections.append(details) }
    for (title, rows) in groups where !rows.isEmpty {
      sections.append(section(title, list.text(of: rows)))
    }
    if !node.subcommands.isEmpty {
      let line: StyledText = "\("\(call) COMMAND --help", as: .strong) tells more of a command."
      sections.append(line.wrapped(to: width).lines)
    }
    return sections.joined(separator: "\n\n")
  }

  private var headline: StyledText {
    let line: StyledText = "\(call, as: .strong): \(node.summary)"
    return line.wrapped(to: width).lines
  }

  private func section(_ title: String, _ body: StyledText) -> StyledText {
    "\(title, as: .accent):\n\(body)"
  }

  private var usage: StyledText {
    var calls: [StyledText] = []
    if !node.subcommands.isEmpty { calls.append("\(call) [options] COMMAND") }
    if node.prepare != nil {
      let words = node.parameters.filter { $0.isPositional && !$0.isHidden }.map(\.usage)
      calls.append(StyledText(([call, "[options]"] + words).joined(separator: " ")))
    }
    return calls.flatMap { call in
      call.wrapped(to: width - 6).enumerated().map { index, line in
        StyledText(stringLiteral: index == 0 ? "  " : "      ") + line
      }
    }.lines
  }

  private var details: StyledText {
    node.details.paragraphs.map { StyledText($0).wrapped(to: width).lines }
      .joined(separator: "\n\n")
  }

  private var groups: [(String, [(String, String)])] {
    let shown = node.parameters.filter { !$0.isHidden }
    let common = CompletionTree.commonOptions.filter { spec in
      !shown.contains { !Set($0.names).isDisjoint(with: spec.names) }
    }
    func rows(_ specs: [ParameterSpec]) -> [(String, String)] { specs.map { ($0.label, $0.help) } }
    return [
      ("Commands", node.subcommands.map { ($0.name, $0.summary) }),
      ("Arguments", rows(shown.filter(\.isPositional))),
      ("Options", rows(shown.filter { !$0.isPositional })),
      ("Options of every command", rows(common)),
    ]
  }
}

extension String {
  /// What stands between empty lines, each as one line.
  var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { $0.joined(separator: " ") }
  }
}
