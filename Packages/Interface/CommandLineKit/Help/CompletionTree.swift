/// The tree of commands as completion scripts need it.
struct CompletionTree {
  /// A command and the names that lead to it.
  struct Place {
    let path: [String]
    let node: CommandNode

    /// `reset-food catalog add`.
    var call: String { path.joined(separator: " ") }

    /// The options of the command itself.
    var ownOptions: [ParameterSpec] {
      node.parameters.filter { !$0.isPositional && !$0.isHidden }
    }

    /// The options of the command and the common ones, each spelling once.
    var options: [ParameterSpec] {
      let own = ownOptions
      let common = CompletionTree.commonOptions.filter { spec in
        !own.contains { !Set($0.names).isDisjoint(with: spec.names) }
      }
      return own + common
    }

    var positionals: [ParameterSpec] { node.parameters.filter { $0.isPositional && !$0.isHidden } }
  }

  let places: [Place]

  /// What every command understands, as far as it is shown.
  static let commonOptions = CommonOptions.parameters.map(\.spec).filter { !$0.isHidden }

  init(root: CommandNode) {
    func collect(_ node: CommandNode, _ path: [String]) -> [Place] {
      let path = path + [node.name]
      return [Place(path: path, node: node)] + node.subcommands.flatMap { collect($0, path) }
    }
    places = collect(root, [])
  }

  var commonOptions: [ParameterSpec] { Self.commonOptions }
  var program: String { places[0].node.name }

  /// The program's name as shells allow it in the name of a function.
  var identifier: String { program.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined() }

  /// Every option that is followed by a value, whatever the command.
  var valuedNames: [String] {
    let specs = places.flatMap(\.options).filter { $0.kind == .option }
    return Set(specs.flatMap(\.names)).sorted()
  }

  /// Each way to step from a command to one under it: the words, and where they lead.
  var steps: [(words: String, call: String)] {
    places.flatMap { place in
      place.node.subcommands.flatMap { child in
        ([child.name] + child.aliases).map { name in
          ("\(place.call) \(name)", "\(place.call) \(child.name)")
        }
      }
    }
  }
}

extension ParameterSpec {
  /// The words to offer for a value; any that a shell could take for more than a word are left out.
  var offeredWords: [String] {
    guard case .words(let words) = completion else { return [] }
    return words.filter { word in
      !word.isEmpty && word.utf8.allSatisfy { Self.plainBytes.contains($0) }
    }
  }

  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.+@/,".utf8
  )
}

extension String {
  /// The text between single quotes, as bash and zsh read it.
  var quotedForShell: String {
    "'" + map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
  }
}
