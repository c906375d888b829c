package import CommandLineKit

/// `reset-food`: looks food up and logs it from plain words.
package enum FoodProgram {
  package static func program(version: Version, tools: FoodTools) -> Program {
    Program(
      "reset-food",
      summary: "Look food up and log it from plain words.",
      details: """
        Works with no network, key or account: USDA food tables are inside. Every energy figure is \
        an estimate.
        """,
      examples: [
        Example("reset-food search banana", "what is in it"),
        Example("reset-food log \"2 eggs and a slice of toast\"", "into your diary"),
        Example("reset-food describe \"a large latte\" --json | jq .total", "without logging"),
      ],
      version: version,
      commands: [
        SearchCommand.command(tools),
        BarcodeCommand.command(tools),
        CorrectCommand.command(tools),
        ShowCommand.command(tools),
        DescribeCommand.command(tools),
        LogCommand.command(tools),
        CaffeineCommand.command(tools),
        CheckCommand.command(tools),
        AllergenCommands.group(tools),
        SourcesCommand.command(tools),
        CacheCommands.group(tools),
        CatalogCommands.group(tools),
        SourceCommands.group(tools),
      ]
    )
  }
}
