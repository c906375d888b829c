package import CommandLineKit

/// `reset-proxy`: keeps the vendor's key for a household or a company.
package enum ProxyProgram {
  package static func program(version: Version, tools: ProxyProgramTools) -> Program {
    Program(
      "reset-proxy",
      summary: "Keep the key of an AI service for several people.",
      details: """
        Clients of Anthropic's Messages and OpenAI's Chat Completions work against it unchanged: they \
        name its address as their base URL and a token of reset-proxy as their key.
        """,
      examples: [
        Example("reset-proxy token add \"Ada's phone\" --requests 50", "prints the token, once"),
        Example("reset-proxy serve"),
        Example("reset-proxy token list --json"),
      ],
      version: version,
      commands: [ServeCommand.command(tools), TokenCommand.command(tools)]
    )
  }
}
