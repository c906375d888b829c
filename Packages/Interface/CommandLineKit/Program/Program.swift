/// A whole program in one declaration.
package struct Program: Sendable {
  /// Tries a word that names none of the program's commands; nil if it is nothing either.
  package typealias Fallback =
    @Sendable (_ name: String, _ words: [String], Context) async throws -> ExitCode?

  package let version: Version
  let root: CommandNode
  let fallback: Fallback?

  package var name: String { root.name }

  /// Declares a program of several commands.
  ///
  /// - Parameters:
  ///   - name: The name it is called by.
  ///   - summary: What it is for, in one line.
  ///   - details: What else its help should say.
  ///   - examples: Two or three; help begins with them.
  ///   - version: Printed by `--version`.
  ///   - commands: What it can do.
  ///   - standard: The command that is meant when none is named.
  ///   - fallback: Asked about words that name no command.
  package init(
    _ name: String,
    summary: String,
    details: String = "",
    examples: [Example] = [],
    version: Version,
    commands: [any CommandDeclaration],
    standard: String? = nil,
    fallback: Fallback? = nil
  ) {
    let nodes = commands.map(\.node)
    let meant = nodes.first { $0.name == standard }
    self.version = version
    self.fallback = fallback
    root = CommandNode(
      name: name,
      aliases: [],
      summary: summary,
      details: details,
      examples: examples,
      parameters: meant?.parameters ?? [],
      subcommands: nodes,
      prepare: meant?.prepare
    )
  }

  /// Declares a program that does one thing, with the name and the help of its command.
  package init(_ command: some CommandDeclaration, version: Version) {
    self.version = version
    root = command.node
    fallback = nil
  }

  /// Runs what the arguments ask for, reports what goes wrong, and gives the exit status.
  package func run(_ context: Context) async -> Int32 {
    var common = CommonOptions()
    // Needed to report even a command line that cannot be read.
    common.json = Route.asks(for: ["--json"], in: context.arguments)
    common.noColor = Route.asks(for: ["--no-color"], in: context.arguments)
    let unread = context.prepared(for: name, common)
    do {
      return try await answer(unread).rawValue
    } catch let failure as RoutedError {
      return report(failure, to: unread.output)
    } catch {
      return unread.output.report(error).rawValue
    }
  }

  private func answer(_ context: Context) async throws -> ExitCode {
    let route: Route
    do {
      route = try Route(to: context.arguments, in: root)
    } catch {
      throw RoutedError(error, at: [root])
    }
    // Another program answers for its own help and version.
    if let code = try await runFallback(route, context) { return code }
    if let code = try show(requestedBy: route, context) { return code }
    if let name = route.unknownName {
      let nearest = route.node.nearestCommand(to: name)
      throw RoutedError(UsageError.unknownCommand(name, nearest: nearest), at: route.path)
    }
    guard let prepare = route.node.prepare else {
      throw RoutedError(route.missingCommand, at: route.path)
    }
    do {
      let command = try prepare(route.words)
      return try await command.run(context.prepared(for: name, command.common))
    } catch {
      throw RoutedError(error, at: route.path)
    }
  }

  private func runFallback(_ route: Route, _ context: Context) async throws -> ExitCode? {
    guard let fallback, let name = route.unknownName, route.path.count == 1 else { return nil }
    return try await fallback(name, route.words, context)
  }

  /// Help and version come before anything else is read or checked.
  private func show(requestedBy route: Route, _ context: Context) throws -> ExitCode? {
    if route.asksForHelp {
      let help = Help(path: route.path, width: context.width)
      try context.output.write(context.output.style.render(help.text) + "\n")
      return .done
    }
    if let generated = Route.generated(by: context.arguments) {
      try context.output.write(text(generated))
      return .done
    }
    guard Route.asks(for: ["--version"], in: context.arguments) else { return nil }
    switch context.output.form {
    case .text: try context.output.show("\(name) \(version.number)")
    case .json: try context.output.show(json: version.json(program: name))
    }
    return .done
  }

  /// Adds to a usage error where help is, and shows that help itself if input was hoped for.
  private func report(_ failure: RoutedError, to output: Output) -> Int32 {
    let needsHelp =
      failure.error is InputExpected || failure.error as? UsageError == .missingCommand
    if needsHelp, output.form == .text {
      output.say(Help(path: failure.path, width: output.errorStyle.width).text)
      return ExitCode.usage.rawValue
    }
    return output.report(failure.explained).rawValue
  }
}

/// An error and the command it came up in.
private struct RoutedError: Error {
  let error: any Error
  let path: [CommandNode]

  init(_ error: any Error, at path: [CommandNode]) {
    self.error = error
    self.path = path
  }

  /// A usage error with a call to try: the nearest command in full, or else the help.
  var explained: any Error {
    guard let error = error as? UsageError else { return error }
    let call = path.map(\.name).joined(separator: " ")
    if case .unknownCommand(_, let nearest?) = error {
      return Failure(error.summary, hint: "\(call) \(nearest)", exitCode: .usage, code: error.code)
    }
    guard error.hint == nil else { return error }
    return Failure(error.summary, hint: "\(call) --help", exitCode: .usage, code: error.code)
  }
}
