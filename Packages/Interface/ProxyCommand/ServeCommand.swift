import Calendar
import CommandLineKit
import JSON
import ProxyServer
import Settings

/// `reset-proxy serve`.
enum ServeCommand {
  struct Options: Equatable, Sendable {
    var drainSeconds = 30
  }

  static func command(_ tools: ProxyProgramTools) -> Command<Options> {
    Command(
      "serve",
      summary: "pass requests on until it is interrupted",
      details: """
        Prints a line for each request; never a body, a key or a token. The keys come from the \
        secrets anthropic_api_key and openai_api_key, all else from the settings proxy.*. A first \
        SIGTERM or Ctrl-C lets requests under way end.
        """,
      examples: [Example("reset-proxy serve"), Example("reset-proxy serve --json")],
      defaults: Options(),
      parameters: [
        .option(
          "--drain",
          sets: \.drainSeconds,
          in: 0...50,
          help: "Seconds that requests under way may take to end when it is stopped."
        )
      ]
    ) { options, common, context in
      if common.offline {
        throw Failure(
          "--offline: there is nothing to pass on",
          exitCode: .notAllowed,
          code: "offline"
        )
      }
      let session = try tools.open(common, context)
      let listening = try Listening(session)
      let store = try await session.store()
      // A store that cannot be used is to be found before a client finds it.
      _ = try await store.token("")
      let service = ProxyService(
        try await configuration(session),
        tools: ProxyTools(
          client: tools.client,
          store: store,
          now: context.clock.now,
          random: tools.random,
          // Nobody reads the log any more; that must not end anybody's request.
          log: { try? context.output.show(RequestView(record: $0, clock: context.clock)) }
        )
      )
      let server = try tools.listen(listening, service)
      defer { server.stop() }
      try context.output.show(ListeningView(url: listening.url(port: server.port)))
      await untilCancelled()
      await drain(service, server, seconds: options.drainSeconds)
      context.output.note("stopped")
      return .done
    }
  }

  private static func configuration(_ session: ProxySession) async throws -> ProxyConfiguration {
    let settings = session.settings
    var upstreams: [SpokenAPI: Upstream] = [:]
    for (api, base) in [
      (SpokenAPI.anthropic, settings.proxyAnthropic), (.openAI, settings.proxyOpenAI),
    ] {
      guard let name = SecretName("\(api.rawValue)_api_key"),
        let key = try await session.secrets.find(name)
      else { continue }
      upstreams[api] = Upstream(api, base: base, key: key)
    }
    guard !upstreams.isEmpty else {
      throw Failure(
        "there is no key to pass requests on with",
        hint: "set RESET_ANTHROPIC_API_KEY or RESET_OPENAI_API_KEY, or a *_command that prints it",
        exitCode: .notSetUp,
        code: "no_key"
      )
    }
    var configuration = ProxyConfiguration(upstreams: upstreams, models: settings.proxyModels)
    configuration.openAILimitKey = settings.proxyOpenAILimit.rawValue
    configuration.bodySize = settings.proxyBodyMegabytes << 20
    configuration.answerTimeout = Double(settings.proxyAnswerSeconds)
    return configuration
  }

  private static func untilCancelled() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
  }

  /// Waits until the requests under way are done, or the time is over.
  private static func drain(_ service: ProxyService, _ server: RunningServer, seconds: Int) async {
    service.drain()
    server.takeNoMore()
    // In a task of its own, because this one is cancelled and would not wait any more.
    await Task {
      for _ in 0..<(seconds * 20) where service.requestsUnderWay > 0 {
        try? await Task.sleep(for: .milliseconds(50))
      }
      // What was answered last is still on its way out.
      try? await Task.sleep(for: .milliseconds(100))
    }.value
  }
}

struct ListeningView: Presentable {
  let url: String

  var json: JSON { ["listening": .string(url)] }

  func text(_ style: Style) -> StyledText { "listening at \(url, as: .strong)" }
}
