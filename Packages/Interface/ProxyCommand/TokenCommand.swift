import Calendar
import CommandLineKit
import JSON
import ProxyServer

/// `reset-proxy token`.
enum TokenCommand {
  struct AddOptions: Equatable, Sendable {
    var label = ""
    var days: Int?
    var requests: Int?
    var tokens: Int?
  }

  struct RevokeOptions: Equatable, Sendable {
    var names: [String] = []
  }

  static func command(_ tools: ProxyProgramTools) -> Command<NoOptions> {
    Command(
      "token",
      summary: "keep the tokens that clients show",
      examples: [
        Example("reset-proxy token add kitchen --days 365 --requests 50 --tokens 200000"),
        Example("reset-proxy token list"), Example("reset-proxy token revoke kitchen"),
      ],
      subcommands: [add(tools), list(tools), revoke(tools)]
    ) { common, context in try await showAll(tools, common, context) }
  }

  private static func add(_ tools: ProxyProgramTools) -> Command<AddOptions> {
    Command(
      "add",
      summary: "make a token and print it, this one time",
      details: "Only its SHA-256 is kept. A day of a budget is one by UTC.",
      examples: [Example("reset-proxy token add \"Ada's phone\" --days 365 --requests 50")],
      defaults: AddOptions(),
      parameters: [
        .argument("LABEL", sets: \.label, help: "Whose it is, for the list and the log."),
        .option("--days", sets: \.days, help: "Days after which it is no longer valid."),
        .option("--requests", sets: \.requests, help: "Requests it may make in a day."),
        .option(
          "--tokens",
          sets: \.tokens,
          help: "Tokens of the model, read and written, that it may use in a day."
        ),
      ]
    ) { options, common, context in
      try check(options)
      let now = context.clock.now()
      let token = Token(random: tools.random)
      let record = TokenRecord(
        id: token.id,
        label: options.label,
        digest: token.digest,
        created: now,
        expires: options.days.map { now.adding(seconds: $0 * 86_400) },
        budget: Budget(requests: options.requests, tokens: options.tokens)
      )
      if common.dryRun {
        context.output.note("would make a token for \(options.label) (--dry-run)")
        return .done
      }
      try await tools.open(common, context).store().add(record)
      try context.output.show(NewTokenView(record: record, token: token.text, clock: context.clock))
      context.output.note("this is the only time it is shown")
      return .done
    }
  }

  private static func check(_ options: AddOptions) throws {
    let numbers = [
      ("--days", options.days, 36_500), ("--requests", options.requests, 1_000_000_000),
      ("--tokens", options.tokens, 1_000_000_000_000),
    ]
    for case (let name, let number?, let most) in numbers where !(1...most).contains(number) {
      throw Failure(
        "\(name) must be a whole number from 1 to \(most)",
        exitCode: .usage,
        code: "usage"
      )
    }
    guard (1...100).contains(options.label.utf8.count),
      options.label.safeForTerminal == options.label
    else {
      throw Failure(
        "a label is one line of at most 100 bytes",
        exitCode: .usage,
        code: "usage"
      )
    }
  }

  private static func list(_ tools: ProxyProgramTools) -> Command<NoOptions> {
    Command(
      "list",
      summary: "list the tokens and what they used today"
    ) { common, context in try await showAll(tools, common, context) }
  }

  private static func showAll(
    _ tools: ProxyProgramTools,
    _ common: CommonOptions,
    _ context: Context
  ) async throws -> ExitCode {
    let now = context.clock.now()
    let all = try await tools.open(common, context).store().all(on: now.utcDay)
      .map { TokenView(record: $0.record, use: $0.use, now: now, clock: context.clock) }
    switch context.output.form {
    case .json: for token in all { try context.output.show(json: token.json) }
    case .text: try context.output.show(TokenView.table(all, context.output.style))
    }
    if all.isEmpty { context.output.note("there are no tokens; reset-proxy token add makes one") }
    return all.isEmpty ? .nothingFound : .done
  }

  private static func revoke(_ tools: ProxyProgramTools) -> Command<RevokeOptions> {
    Command(
      "revoke",
      summary: "end tokens for good, from the next request on",
      examples: [Example("reset-proxy token revoke 1f00ba42")],
      defaults: RevokeOptions(),
      parameters: [.arguments("TOKEN", adds: \.names, help: "Its id, or a label that one has.")]
    ) { options, common, context in
      let now = context.clock.now()
      let store = try await tools.open(common, context).store()
      var failures: [ExitCode] = []
      for name in options.names {
        do {
          let id = try find(name, among: try await store.all(on: now.utcDay).map(\.record))
          if !common.dryRun { _ = try await store.revoke(id, at: now) }
          try context.output.show(RevokedView(id: id, isRehearsal: common.dryRun))
        } catch {
          failures.append(context.output.report(error))
        }
      }
      let done = Array(repeating: ExitCode.done, count: options.names.count - failures.count)
      return Context.summary(of: done, failures: failures)
    }
  }

  private static func find(_ name: String, among records: [TokenRecord]) throws -> String {
    let open = records.filter { $0.revoked == nil && ($0.id == name || $0.label == name) }
    guard let first = open.first else {
      throw Failure(
        "there is no token \(name)",
        hint: "reset-proxy token list",
        exitCode: .nothingFound,
        code: "no_such_token"
      )
    }
    guard open.count == 1 else {
      throw Failure(
        "\(open.count) tokens are called \(name)",
        hint: "name one by its id, such as \(first.id)",
        exitCode: .usage,
        code: "ambiguous_token"
      )
    }
    return first.id
  }
}
