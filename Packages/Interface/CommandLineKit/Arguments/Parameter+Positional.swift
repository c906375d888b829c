extension Parameter {
  /// One positional word that has to be there.
  package static func argument<Value: ArgumentValue>(
    _ name: String,
    sets path: Path<Value>,
    completion: ParameterSpec.Completion? = nil,
    help: String
  ) -> Self {
    var spec = spec(.argument, [name], Value.self, name, completion, help)
    spec.isRequired = true
    return Self(spec: spec) { word, options in store(word, at: path, in: &options) }
  }

  /// One positional word that may be left out.
  package static func argument<Value: ArgumentValue>(
    _ name: String,
    sets path: Path<Value?>,
    completion: ParameterSpec.Completion? = nil,
    help: String
  ) -> Self {
    let spec = spec(.argument, [name], Value.self, name, completion, help)
    return Self(spec: spec) { word, options in store(word, at: path, in: &options) }
  }

  /// Every positional word that is left, in order; at least one where it is `required`.
  package static func arguments<Value: ArgumentValue>(
    _ name: String,
    adds path: Path<[Value]>,
    required: Bool = true,
    completion: ParameterSpec.Completion? = nil,
    help: String
  ) -> Self {
    var spec = spec(.arguments, [name], Value.self, name, completion, help)
    spec.isRequired = required
    spec.isRepeatable = true
    return Self(spec: spec) { word, options in
      guard let value = Value(argument: word) else { return false }
      options[keyPath: path].append(value)
      return true
    }
  }
}
