/// Every setting there is. A new one gets a line here and a place in `all`.
package struct KnownSettings: Sendable {
  package let dayStartsAt = SettingKey<Int>(
    "data.day_starts_at",
    .whole(0...23),
    0,
    "The hour at which a new day begins, for those who eat after midnight."
  )
  package let zone = SettingKey<String>(
    "person.zone",
    .text,
    "",
    "Your time zone, such as Europe/Paris; empty for the one of this machine.",
    complaint: Rules.zone
  )
  package let language = SettingKey<String>(
    "person.lang",
    .text,
    "",
    "The language you type in, such as de or pt-BR; empty for the one of this machine.",
    complaint: Rules.language
  )
  package let foodRelease = SettingKey<String>(
    "food.release",
    .text,
    "current",
    "The release of the food tables to search; current is the newest of each.",
    complaint: Rules.release
  )
  package let searchSources = sources("search", "Where to look for foods by words, in this order.")
  package let barcodeSources = sources("barcode", "Where to look for barcodes, in this order.")
  package let describeSources = sources("describe", "Where to look for foods in a description.")
  package let photoSources = sources("photo", "Where to look for foods seen in a photo.")
  package let sourceTimeLimitSeconds = SettingKey<Int>(
    "sources.time_limit_seconds",
    .whole(1...60),
    5,
    "How long a food source may take for one answer."
  )
  package let catalogEnabled = enabled("catalog")
  package let catalogAddress = SettingKey<String>(
    "catalog.address",
    .text,
    "https://fdc.nal.usda.gov/fdc-datasets",
    "Where the official food tables of the USDA are downloaded from.",
    complaint: Rules.address
  )
  package let connectTimeoutSeconds = SettingKey<Int>(
    "catalog.connect_timeout_seconds",
    .whole(1...600),
    15,
    "How long to wait for a server to answer before giving up."
  )
  package let color = SettingKey<ColorChoice>(
    "output.color",
    .choice(ColorChoice.allCases.map(\.rawValue)),
    .auto,
    "Whether to print in colour; auto does on a terminal."
  )
  package let allowSending = SettingKey<Bool>(
    "ai.allow_sending",
    .flag,
    false,
    "Whether pictures and texts may be sent to an AI service that you set up."
  )
  package let avoid = SettingKey<[String]>(
    "allergies.avoid",
    .list,
    [],
    "What you do not eat: allergens, diets, your own words as word:coriander; peanuts=severe.",
    complaint: Rules.avoided
  )
  package let household = SettingKey<[String]>(
    "allergies.household",
    .list,
    [],
    "What others at your table do not eat, such as \"Anna: milk, peanuts=severe\".",
    complaint: Rules.household
  )

  /// All of them, in the order in which they are shown.
  package var all: [Setting] {
    [
      dayStartsAt.setting, zone.setting, language.setting, foodRelease.setting,
      searchSources.setting, barcodeSources.setting, describeSources.setting,
      photoSources.setting, sourceTimeLimitSeconds.setting, catalogEnabled.setting,
      catalogAddress.setting, connectTimeoutSeconds.setting,
      color.setting, allowSending.setting, avoid.setting, household.setting,
    ]
  }

  init() {}

  /// Whether a source may be asked at all.
  private static func enabled(_ source: String) -> SettingKey<Bool> {
    SettingKey("sources.\(source).enabled", .flag, true, "Whether \(source) may be asked at all.")
  }

  private static func sources(_ name: String, _ help: String) -> SettingKey<[String]> {
    SettingKey("food.\(name)", .list, ["catalog"], help, complaint: Rules.sources)
  }
}

/// When to print in colour.
package enum ColorChoice: String, CaseIterable, SettingReadable {
  case auto, always, never
}

extension Setting {
  package static let known = KnownSettings()

  /// The setting at `key`; a command that prints a secret counts, whatever the secret's name.
  package static func named(_ key: String) -> Setting? {
    if let setting = known.all.first(where: { $0.key == key }) { return setting }
    return SecretName(commandKey: key).map(secretCommand)
  }

  /// The setting whose command prints the secret called `name`.
  package static func secretCommand(_ name: SecretName) -> Setting {
    Setting(
      "secrets.\(name)_command",
      .text,
      fallback: .text(""),
      help: "A command whose first line of output is the secret \(name).",
      isPrivate: true
    ) { _ in nil }
  }
}
