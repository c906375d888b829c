extension Program {
  /// A shell that completion scripts can be made for.
  package enum Shell: String, CaseIterable, ArgumentValue, Sendable { case bash, zsh, fish }

  /// What `--generate` asks for.
  func text(_ generated: Generated) -> String {
    switch generated {
    case .bash: completions(for: .bash)
    case .zsh: completions(for: .zsh)
    case .fish: completions(for: .fish)
    case .man: manPage
    }
  }

  /// A completion script, made from the same declaration as help.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions(root: root).script
    case .zsh: ZshCompletions(root: root).script
    case .fish: FishCompletions(root: root).script
    }
  }

  /// The manual in the language of `man`, made from the same declaration as help.
  package var manPage: String { ManPage(root: root, version: version).text }
}
