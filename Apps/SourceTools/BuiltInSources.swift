/// The sources that come with the programs, in the order in which they are listed.
///
/// A new one is a folder in `Plugins`, its factory in a file beside this one, and a line here.
enum BuiltInSources {
  static let all: [SourceFactory] = [
    .catalog,
    .openFoodFacts,
    .usda,
    .anthropic,
    .openAI,
    .compatible,
    .proxy,
  ]
}
