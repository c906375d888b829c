/// A completion script for zsh, one function a command.
struct ZshCompletions {
  private let tree: CompletionTree

  init(root: CommandNode) { tree = CompletionTree(root: root) }

  var script: String {
    let functions = tree.places.map(function).joined(separator: "\n")
    let main = functionName(tree.places[0])
    return """
      #compdef \(tree.program)
      # zsh completion for \(tree.program), made by \(tree.program) --generate complete-zsh
      \(functions)
      if [[ $funcstack[1] == \(main) ]]; then
        \(main) "$@"
      else
        compdef \(main) \(tree.program)
      fi

      """
  }

  private func functionName(_ place: CompletionTree.Place) -> String {
    "_" + place.call.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
  }

  private func function(_ place: CompletionTree.Place) -> String {
    let hasCommands = !place.node.subcommands.isEmpty
    let rest =
      hasCommands
      ? ["'1: :->command'", "'*:: :->argument'"] : place.positionals.map(positional)
    let specs = (place.options.map(option) + rest).map { "    \($0)" }
    return """
      \(functionName(place))() {
        local curcontext="$curcontext" state line
        local -a commands
        typeset -A opt_args
        _arguments -C -s \\
      \(specs.joined(separator: " \\\n"))
      \(hasCommands ? commandCases(place) : "")}
      """
  }

  private func commandCases(_ place: CompletionTree.Place) -> String {
    let commands = place.node.subcommands.map { child in
      let name = child.name.escaped(":")
      return "    \("\(name):\(child.summary)".quotedForShell)"
    }
    let arguments = place.node.subcommands.map { child in
      let target = CompletionTree.Place(path: place.path + [child.name], node: child)
      let names = ([child.name] + child.aliases).joined(separator: "|")
      return "        \(names)) \(functionName(target)) ;;"
    }
    return """
        commands=(
      \(commands.joined(separator: "\n"))
        )
        case $state in
          command) _describe -t commands command commands ;;
          argument)
            case $words[1] in
      \(arguments.joined(separator: "\n"))
            esac
            ;;
        esac

      """
  }

  /// `'(-l --limit)'{-l+,--limit=}'[How many.]:N: '`.
  private func option(_ spec: ParameterSpec) -> String {
    let spelled = spec.names.map { name in
      guard spec.kind == .option else { return name }
      return name.hasPrefix("--") ? "\(name)=" : "\(name)+"
    }
    let exclusion = spec.isRepeatable ? "*" : "(\(spec.names.joined(separator: " ")))"
    let help = "[\(spec.help.escaped("[]:\\"))]"
    let tail = (help + (spec.kind == .option ? ":\(message(spec)):\(action(spec))" : ""))
    let names = spelled.count > 1 ? "{\(spelled.joined(separator: ","))}" : spelled[0]
    return "\(exclusion.quotedForShell)\(names)\(tail.quotedForShell)"
  }

  private func positional(_ spec: ParameterSpec) -> String {
    let start = spec.kind == .arguments ? "*" : (spec.isRequired ? "" : ":")
    return "\(start):\(message(spec)):\(action(spec))".quotedForShell
  }

  private func message(_ spec: ParameterSpec) -> String {
    (spec.offeredWords.isEmpty ? spec.placeholder : spec.names[0]).escaped(":\\")
  }

  private func action(_ spec: ParameterSpec) -> String {
    switch spec.completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words: "(\(spec.offeredWords.joined(separator: " ")))"
    }
  }
}

extension String {
  /// The text with a backslash before each of `characters`.
  fileprivate func escaped(_ characters: String) -> String {
    map { characters.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
