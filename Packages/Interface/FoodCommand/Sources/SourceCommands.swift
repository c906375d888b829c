import CommandLineKit

/// `reset-food source …`.
enum SourceCommands {
  static func group(_ tools: FoodTools) -> CommandGroup {
    CommandGroup(
      "source",
      summary: "try a food source out",
      examples: [Example("reset-food source test catalog")],
      subcommands: [SourceTest.command(tools)]
    )
  }
}
