/// A completion script for fish.
struct FishCompletions {
  private let tree: CompletionTree

  init(root: CommandNode) { tree = CompletionTree(root: root) }

  var script: String {
    let steps = tree.steps.map { step in
      """
            case \(step.words.quotedForFish)
              set path \(step.call.quotedForFish)
      """
    }
    let walk =
      steps.isEmpty
      ? "" : "    switch \"$path $word\"\n\(steps.joined(separator: "\n"))\n    end\n"
    return """
      # fish completion for \(tree.program), made by \(tree.program) --generate complete-fish
      function __\(tree.identifier)_path
        set -l path \(tree.program.quotedForFish)
        set -l value 0
        for word in (commandline -opc)[2..-1]
          if test $value = 1
            set value 0
            continue
          end
          if contains -- "$word" \(tree.valuedNames.joined(separator: " "))
            set value 1
            continue
          end
      \(walk)  end
        echo $path
      end
      function __\(tree.identifier)_at
        test (__\(tree.identifier)_path) = "$argv"
      end
      complete -c \(tree.program) -f
      \(tree.places.flatMap(lines).joined(separator: "\n"))

      """
  }

  private func lines(_ place: CompletionTree.Place) -> [String] {
    let condition = "__\(tree.identifier)_at \(place.call)".quotedForFish
    let start = "complete -c \(tree.program) -n \(condition)"
    let commands = place.node.subcommands.map { child in
      "\(start) -a \(child.name) -d \(child.summary.quotedForFish)"
    }
    let options = place.options.map { spec in
      let names = spec.names.map { name in
        name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
      }
      let value = spec.kind == .option ? " \(self.value(spec))" : ""
      return "\(start) \(names.joined(separator: " "))\(value) -d \(spec.help.quotedForFish)"
    }
    let positionals = place.positionals.compactMap { spec -> String? in
      if spec.completion == .files || spec.completion == .folders { return "\(start) -F" }
      guard !spec.offeredWords.isEmpty else { return nil }
      return "\(start) -a \(spec.offeredWords.joined(separator: " ").quotedForFish)"
    }
    return commands + options + positionals
  }

  private func value(_ spec: ParameterSpec) -> String {
    switch spec.completion {
    case .nothing: "-x"
    case .files, .folders: "-r -F"
    case .words: "-x -a \(spec.offeredWords.joined(separator: " ").quotedForFish)"
    }
  }
}

extension String {
  /// The text between single quotes, as fish reads it.
  fileprivate var quotedForFish: String {
    "'" + map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
