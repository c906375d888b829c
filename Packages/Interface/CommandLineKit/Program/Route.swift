import Words

/// The way from a program to the command that some words mean.
struct Route: Sendable {
  /// The program, then a subcommand after the other.
  private(set) var path: [CommandNode]
  /// What is left for the command to read: options before its name, and all behind it.
  private(set) var words: [String] = []
  private(set) var asksForHelp: Bool
  /// A word that should name a subcommand and does not; `words` are the others then.
  private(set) var unknownName: String?

  var node: CommandNode { path[path.count - 1] }

  /// Follows `words` down the tree; common options may stand between the names.
  init(to words: [String], in root: CommandNode) throws(UsageError) {
    path = [root]
    asksForHelp = Self.asks(for: ["--help", "-h"], in: words)
    var rest = words
    while !node.subcommands.isEmpty {
      let remaining = try wordsBehindCommonOptions(of: rest)
      guard let name = remaining.first, !Self.isOption(name) else { break }
      let options = rest.prefix(rest.count - remaining.count)
      if let child = node.child(named: name) {
        path.append(child)
        self.words += options
        rest = Array(remaining.dropFirst())
      } else if path.count == 1, name == "help" {
        asksForHelp = true
        rest = Array(options + remaining.dropFirst())
      } else {
        if node.prepare != nil, node.parameters.contains(where: \.isPositional) { break }
        unknownName = name
        rest = Array(options + remaining.dropFirst())
        break
      }
    }
    self.words += rest
  }

  private func wordsBehindCommonOptions(of words: [String]) throws(UsageError) -> [String] {
    var parser = WordParser(words, into: CommonOptions(), by: CommonOptions.parameters)
    do throws(UsageError) {
      while try parser.parseKnownOption() {}
    } catch  where asksForHelp {
      // Whoever asks for help wants no complaint about the other options.
    }
    return parser.remaining
  }

  private static func isOption(_ word: String) -> Bool {
    word == "--" || WordParser([], into: CommonOptions(), by: []).isOption(word)
  }

  /// What is wrong with words that end at a mere group of commands.
  var missingCommand: UsageError {
    guard let rest = try? wordsBehindCommonOptions(of: words), let word = rest.first, word != "--"
    else { return .missingCommand }
    let names = CommonOptions.parameters.filter { !$0.spec.isHidden }.flatMap(\.spec.names)
    return .unknownOption(word, nearest: EditDistance.nearest(to: word, among: names))
  }

  /// What `--generate` asks for, if the words begin with it and other common options.
  static func generated(by words: [String]) -> Generated? {
    var parser = WordParser(words, into: CommonOptions(), by: CommonOptions.parameters)
    while (try? parser.parseKnownOption()) == true {}
    return parser.state.generated
  }

  /// Whether one of `names` stands among the options of `words`.
  static func asks(for names: [String], in words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { names.contains($0) }
  }
}

extension CommandNode {
  func nearestCommand(to word: String) -> String? {
    EditDistance.nearest(to: word, among: subcommands.flatMap { [$0.name] + $0.aliases })
  }
}
