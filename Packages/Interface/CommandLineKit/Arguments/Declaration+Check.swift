extension Program {
  /// What is wrong with the declaration itself, for a test to find empty.
  package var mistakes: [String] {
    CompletionTree(root: root).places.flatMap { place in
      place.mistakes.map { "\(place.call): \($0)" }
    }
  }
}

extension CompletionTree.Place {
  fileprivate var mistakes: [String] {
    let common = CommonOptions.parameters.flatMap(\.spec.names)
    let own = node.parameters.filter { !$0.isPositional }.flatMap(\.names)
    let names = node.subcommands.flatMap { [$0.name] + $0.aliases }
    let positionals = node.parameters.filter(\.isPositional)
    var mistakes = Self.repeated(common + own).map { "\($0) is declared twice" }
    mistakes += Self.repeated(names).map { "command \($0) is declared twice" }
    mistakes += own.filter { !Self.isOptionName($0) }.map { "\($0) is no name for an option" }
    if positionals.dropLast().contains(where: { $0.kind == .arguments }) {
      mistakes.append("nothing can follow a list of words")
    }
    let optional = positionals.firstIndex { !$0.isRequired } ?? positionals.count
    if positionals[optional...].contains(where: \.isRequired) {
      mistakes.append("a word that has to be there cannot follow one that need not")
    }
    if node.summary.isEmpty { mistakes.append("the summary is missing") }
    return mistakes
  }

  private static func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// `-x` with a letter, or `--long-name`.
  private static func isOptionName(_ name: String) -> Bool {
    let bare = name.drop { $0 == "-" }
    let isPlain = bare.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard isPlain, bare.first?.isLetter == true else { return false }
    return name.hasPrefix("--") ? bare.count > 1 : bare.count == 1
  }
}
