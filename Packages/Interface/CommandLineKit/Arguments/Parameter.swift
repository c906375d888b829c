/// One thing a command accepts, and where its value goes: a flag, an option, or positional words.
package struct Parameter<Options>: Sendable {
  package var spec: ParameterSpec
  /// Stores a word; false where the word is not a value of the wanted kind.
  let apply: @Sendable (String, inout Options) -> Bool

  package typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// The same parameter for a value that holds the options at `path`.
  func lifted<Whole>(
    to path: any WritableKeyPath<Whole, Options> & Sendable
  ) -> Parameter<Whole> {
    let apply = apply
    return Parameter<Whole>(spec: spec) { word, whole in apply(word, &whole[keyPath: path]) }
  }

  /// Left out of help, completions and the man page.
  package var hidden: Self {
    var copy = self
    copy.spec.isHidden = true
    return copy
  }
}

// MARK: - Flags

extension Parameter {
  /// A switch that takes no value.
  package static func flag(_ names: String..., sets path: Path<Bool>, help: String) -> Self {
    Self(spec: ParameterSpec(kind: .flag, names: names, help: help)) { _, options in
      options[keyPath: path] = true
      return true
    }
  }

  /// A switch that stands for one value; several may share a key path, and the last one wins.
  package static func flag<Value: Sendable>(
    _ names: String...,
    sets path: Path<Value>,
    to value: Value,
    help: String
  ) -> Self {
    Self(spec: ParameterSpec(kind: .flag, names: names, help: help)) { _, options in
      options[keyPath: path] = value
      return true
    }
  }
}

// MARK: - Options

extension Parameter {
  /// A named value; the last one given wins.
  package static func option<Value: ArgumentValue>(
    _ names: String...,
    sets path: Path<Value>,
    value placeholder: String? = nil,
    completion: ParameterSpec.Completion? = nil,
    help: String
  ) -> Self {
    let spec = spec(.option, names, Value.self, placeholder, completion, help)
    return Self(spec: spec) { word, options in store(word, at: path, in: &options) }
  }

  /// A named value that may be left out.
  package static func option<Value: ArgumentValue>(
    _ names: String...,
    sets path: Path<Value?>,
    value placeholder: String? = nil,
    completion: ParameterSpec.Completion? = nil,
    help: String
  ) -> Self {
    let spec = spec(.option, names, Value.self, placeholder, completion, help)
    return Self(spec: spec) { word, options in store(word, at: path, in: &options) }
  }

  /// An option whose value may be missing behind it, as in `--log photo.jpg`: the next word is
  /// taken only where it is a value.
  package static func option<Value: ArgumentValue & Sendable>(
    _ names: String...,
    sets path: Path<Value?>,
    orElse missing: Value,
    value placeholder: String? = nil,
    help: String
  ) -> Self {
    let spec = spec(.optionalValue, names, Value.self, placeholder, nil, help)
    return Self(spec: spec) { word, options in
      guard word.isEmpty else { return store(word, at: path, in: &options) }
      options[keyPath: path] = missing
      return true
    }
  }

  /// A whole number within bounds.
  package static func option(
    _ names: String...,
    sets path: Path<Int>,
    in range: ClosedRange<Int>,
    help: String
  ) -> Self {
    var spec = spec(.option, names, Int.self, nil, nil, help)
    spec.expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Self(spec: spec) { word, options in
      guard let number = Int(argument: word), range.contains(number) else { return false }
      options[keyPath: path] = number
      return true
    }
  }

  /// A named value that may be given several times.
  ///
  /// - Parameters:
  ///   - names: Its spellings.
  ///   - path: Where the values are added.
  ///   - separator: Also splits one word into several values, as in `--avoid milk,eggs`.
  ///   - placeholder: Stands for the value in help.
  ///   - completion: What a shell offers.
  ///   - help: What it does, in a sentence.
  package static func option<Value: ArgumentValue>(
    _ names: String...,
    adds path: Path<[Value]>,
    separator: Character? = nil,
    value placeholder: String? = nil,
    completion: ParameterSpec.Completion? = nil,
    help: String
  ) -> Self {
    var spec = spec(.option, names, Value.self, placeholder, completion, help)
    spec.isRepeatable = true
    return Self(spec: spec) { word, options in
      let words = separator.map { word.split(separator: $0).map(String.init) } ?? [word]
      let values = words.compactMap { Value(argument: $0) }
      guard values.count == words.count, !values.isEmpty else { return false }
      options[keyPath: path] += values
      return true
    }
  }
}

// MARK: - What the makers share

extension Parameter {
  static func spec<Value: ArgumentValue>(
    _ kind: ParameterSpec.Kind,
    _ names: [String],
    _ type: Value.Type,
    _ placeholder: String?,
    _ completion: ParameterSpec.Completion?,
    _ help: String
  ) -> ParameterSpec {
    ParameterSpec(
      kind: kind,
      names: names,
      placeholder: placeholder ?? type.placeholder,
      expectation: type.expectation,
      help: help,
      completion: completion ?? (type.choices.isEmpty ? .nothing : .words(type.choices))
    )
  }

  static func store<Value: ArgumentValue>(
    _ word: String,
    at path: Path<Value>,
    in options: inout Options
  ) -> Bool {
    guard let value = Value(argument: word) else { return false }
    options[keyPath: path] = value
    return true
  }

  static func store<Value: ArgumentValue>(
    _ word: String,
    at path: Path<Value?>,
    in options: inout Options
  ) -> Bool {
    guard let value = Value(argument: word) else { return false }
    options[keyPath: path] = value
    return true
  }
}
