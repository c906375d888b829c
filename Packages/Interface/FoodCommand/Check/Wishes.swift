import CommandLineKit
import DietCheck

/// What one call of `check` looks for.
struct Wishes: Sendable {
  let profile: DietProfile
  init(profile: DietProfile) { self.profile = profile }

  /// What was typed; else what the person asked for avoids; else the 14 allergens of EU labels.
  init(_ options: CheckCommand.Options, _ diet: DietTools) throws {
    if !options.avoid.isEmpty {
      profile = try DietProfile(avoiding: options.avoid, vocabulary: diet.words.vocabulary())
      return
    }
    let profiles = try diet.profiles()
    if let name = options.person {
      let found = profiles.first { $0.name?.lowercased() == name.lowercased() }
      guard let found else { throw NobodyCalled(name: name, known: profiles.compactMap(\.name)) }
      profile = found
      return
    }
    let own = profiles.first { $0.name == nil && !$0.wishes.isEmpty }
    profile =
      try own
      ?? DietProfile(avoiding: Avoid.allergens, vocabulary: diet.words.vocabulary())
  }
}

/// `--for` somebody whom the settings do not know.
struct NobodyCalled: Explained {
  let name: String
  let known: [String]

  var summary: String { "the settings know nobody called \"\(name)\"" }
  var hint: String? {
    known.isEmpty
      ? "reset config set allergies.household '[\"Anna: milk, peanuts=severe\"]'"
      : "they know " + known.joined(separator: ", ")
  }
  var exitCode: ExitCode { .usage }
  var code: String { "unknown_person" }
}
