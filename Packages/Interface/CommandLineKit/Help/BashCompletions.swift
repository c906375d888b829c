/// A completion script for bash 4 and later.
struct BashCompletions {
  private let tree: CompletionTree

  init(root: CommandNode) { tree = CompletionTree(root: root) }

  var script: String {
    let steps = tree.steps.map { step in
      "      \(step.words.quotedForShell)) path=\(step.call.quotedForShell) ;;"
    }
    return """
      # bash completion for \(tree.program), made by \(tree.program) --generate complete-bash
      _\(tree.identifier)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local path=\(tree.program.quotedForShell) words='' kind='' value='' word i
        # Bash parts --name=value into three words.
        if [[ $current == '=' ]]; then
          current=''
        elif [[ $previous == '=' && COMP_CWORD -gt 1 ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          word="${COMP_WORDS[i]}"
          if [[ -n $value ]]; then
            [[ $word == '=' ]] || value=''
            continue
          fi
          case "$word" in
            \(tree.valuedNames.joined(separator: "|"))) value=1; continue ;;
          esac
          case "$path $word" in
      \(steps.isEmpty ? "      '') ;;" : steps.joined(separator: "\n"))
          esac
        done
        case "$path $previous" in
      \(valueCases.joined(separator: "\n"))
          *)
            if [[ $current == -* ]]; then
              words='\(tree.commonOptions.flatMap(\.names).joined(separator: " "))'
              case "$path" in
      \(optionCases.joined(separator: "\n"))
              esac
            else
              case "$path" in
      \(wordCases.joined(separator: "\n"))
              esac
            fi
            ;;
        esac
        COMPREPLY=()
        case "$kind" in
          files) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
          folders) mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
          *) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
        esac
        [[ -z $kind ]] || compopt -o filenames 2>/dev/null || true
      }
      complete -F _\(tree.identifier) \(tree.program)

      """
  }

  /// What to offer behind an option that has a value. A command's own options come first.
  private var valueCases: [String] {
    let own = tree.places.flatMap { place in
      place.ownOptions.filter { $0.kind == .option }.map { spec in
        (spec.names.map { "\(place.call) \($0)".quotedForShell }, spec)
      }
    }
    let common = tree.commonOptions.filter { $0.kind == .option }.map { spec in
      (spec.names.map { "*\(" \($0)".quotedForShell)" }, spec)
    }
    return (own + common).map { "    \($0.joined(separator: "|"))) \(offer($1)) ;;" }
  }

  private var optionCases: [String] {
    tree.places.map { place in
      let names = place.ownOptions.flatMap(\.names).joined(separator: " ")
      return "        \(place.call.quotedForShell)) words+=\(" \(names)".quotedForShell) ;;"
    }
  }

  private var wordCases: [String] {
    tree.places.map { place in
      let commands = place.node.subcommands.map(\.name)
      let words = commands + place.positionals.flatMap(\.offeredWords)
      let kind = place.positionals.compactMap(\.kindOfFile).first ?? ""
      let offer = "words=\(words.joined(separator: " ").quotedForShell) kind='\(kind)'"
      return "        \(place.call.quotedForShell)) \(offer) ;;"
    }
  }

  private func offer(_ spec: ParameterSpec) -> String {
    if let kind = spec.kindOfFile { return "kind='\(kind)'" }
    return "words=\(spec.offeredWords.joined(separator: " ").quotedForShell)"
  }
}

extension ParameterSpec {
  fileprivate var kindOfFile: String? {
    switch completion {
    case .files: "files"
    case .folders: "folders"
    case .nothing, .words: nil
    }
  }
}
