import Words

/// Reads words into a value by a table of parameters; no input, no output.
struct WordParser<State> {
  private let options: [String: Parameter<State>]
  private var positionals: ArraySlice<Parameter<State>>
  private var filled: Set<String> = []
  private var rest: ArraySlice<String>
  private(set) var state: State

  init(_ words: [String], into state: State, by parameters: [Parameter<State>]) {
    rest = words[...]
    self.state = state
    positionals = parameters.filter { $0.spec.isPositional }[...]
    let named = parameters.filter { !$0.spec.isPositional }
    let pairs = named.flatMap { parameter in parameter.spec.names.map { ($0, parameter) } }
    // A command's own options come first in the table and win over common ones.
    options = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Reads every word, and checks that nothing needed is missing.
  mutating func parseAll() throws(UsageError) {
    var optionsEnded = false
    while let word = rest.popFirst() {
      if word == "--", !optionsEnded {
        optionsEnded = true
      } else if !optionsEnded, isOption(word) {
        try read(named: word)
      } else {
        try read(positional: word)
      }
    }
    let missing = positionals.first { $0.spec.isRequired && !filled.contains($0.spec.names[0]) }
    if let missing { throw .missingArgument(missing.spec.names[0]) }
  }

  /// Reads the option `word` stands for, if the table has it; nothing happens if it has not.
  mutating func parseKnownOption() throws(UsageError) -> Bool {
    guard let word = rest.first, knows(word) else { return false }
    rest.removeFirst()
    try read(named: word)
    return true
  }

  /// The words that are still to be read.
  var remaining: [String] { Array(rest) }

  /// Whether `word` is an option of the table, or flags of it in one word.
  private func knows(_ word: String) -> Bool {
    if options[Self.split(word).name] != nil { return true }
    guard word.hasPrefix("-"), !word.hasPrefix("--"), word.count > 2 else { return false }
    return word.dropFirst().allSatisfy { options["-\($0)"]?.spec.kind == .flag }
  }

  /// Whether `word` is spelled like an option: a dash, and then neither a number nor nothing.
  func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    guard let next = word.dropFirst().first else { return false }
    let looksLikeNumber = next.isASCII && (next.isNumber || next == ".")
    return !looksLikeNumber || options[String(word.prefix(2))] != nil
  }

  private mutating func read(named word: String) throws(UsageError) {
    let (name, inline) = Self.split(word)
    guard let parameter = options[name] else {
      if !word.hasPrefix("--"), word.count > 2, try read(cluster: word) { return }
      throw .unknownOption(name, nearest: nearest(to: name))
    }
    switch (parameter.spec.kind, inline) {
    case (.flag, nil): _ = parameter.apply("", &state)
    case (.flag, _?): throw .unexpectedValue(name)
    case (.optionalValue, nil): takeValue(of: parameter)
    default: try store(inline ?? nextValue(), in: parameter, as: name)
    }
  }

  /// Reads `-qv` as `-q -v` and `-n5` as `-n 5`; false where the first letter is unknown.
  private mutating func read(cluster word: String) throws(UsageError) -> Bool {
    let name = String(word.prefix(2))
    let tail = String(word.dropFirst(2))
    guard let parameter = options[name] else { return false }
    if parameter.spec.kind == .option {
      try store(tail.hasPrefix("=") ? String(tail.dropFirst()) : tail, in: parameter, as: name)
    } else {
      _ = parameter.apply("", &state)
      try read(named: "-\(tail)")
    }
    return true
  }

  private mutating func read(positional word: String) throws(UsageError) {
    guard let parameter = positionals.first else { throw .unexpectedArgument(word) }
    try store(word, in: parameter, as: parameter.spec.names[0])
    filled.insert(parameter.spec.names[0])
    if parameter.spec.kind == .argument { positionals.removeFirst() }
  }

  private mutating func store(
    _ value: String?,
    in parameter: Parameter<State>,
    as name: String
  ) throws(UsageError) {
    let expected = parameter.spec.expectation
    guard let value else { throw .missingValue(name, expected: expected) }
    guard !parameter.apply(value, &state) else { return }
    var nearest: String?
    if case .words(let words) = parameter.spec.completion {
      nearest = EditDistance.nearest(to: value, among: words)
    }
    throw .invalidValue(name, value: value, expected: expected, nearest: nearest)
  }

  /// Gives the next word to an option that can do without, where it is a value of its kind.
  private mutating func takeValue(of parameter: Parameter<State>) {
    if let next = rest.first, !next.isEmpty, next != "--", !isOption(next),
      parameter.apply(next, &state)
    {
      rest.removeFirst()
    } else {
      _ = parameter.apply("", &state)
    }
  }

  /// The next word, unless it is an option itself: `--note --quiet` forgot the note.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, next != "--", options[Self.split(next).name] == nil else {
      return nil
    }
    return rest.popFirst()
  }

  private func nearest(to name: String) -> String? {
    let shown = options.filter { !$0.value.spec.isHidden && $0.key.count > 2 }
    return EditDistance.nearest(to: name, among: shown.keys.sorted())
  }

  private static func split(_ word: String) -> (name: String, inline: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}
