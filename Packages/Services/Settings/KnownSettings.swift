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
  package let photoSources = SettingKey<[String]>(
    "food.photo",
    .list,
    ServiceKeys.every.map(\.name),
    "Who is asked what is on a photo, in this order; only those that you allow.",
    complaint: Rules.sources
  )
  package let sourceTimeLimitSeconds = SettingKey<Int>(
    "sources.time_limit_seconds",
    .whole(1...60),
    5,
    "How long a food source may take for one answer."
  )
  package let catalogEnabled = enabled("catalog")
  package let openFoodFactsEnabled = enabled("openfoodfacts")
  package let openFoodFactsAddress = SettingKey<String>(
    "sources.openfoodfacts.address",
    .text,
    "https://world.openfoodfacts.org",
    "The server that is asked for packaged products by barcode.",
    complaint: Rules.address
  )
  package let openFoodFactsSearchAddress = SettingKey<String>(
    "sources.openfoodfacts.search_address",
    .text,
    "https://search.openfoodfacts.org",
    "The server that is asked for packaged products by words.",
    complaint: Rules.address
  )
  package let openFoodFactsWordsAddress = SettingKey<String>(
    "sources.openfoodfacts.words_address",
    .text,
    "https://static.openfoodfacts.org/data/taxonomies",
    "Where reset-food allergens update finds words for allergens.",
    complaint: Rules.address
  )
  package let usdaEnabled = enabled("usda")
  package let usdaAddress = SettingKey<String>(
    "sources.usda.address",
    .text,
    "https://api.nal.usda.gov/fdc/v1",
    "Where FoodData Central of the USDA is asked.",
    complaint: Rules.address
  )
  package let usdaDemoKey = SettingKey<Bool>(
    "sources.usda.demo_key",
    .flag,
    false,
    "Whether DEMO_KEY, which all share, is used where you have no key of your own."
  )
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
  package let answerSeconds = SettingKey<Int>(
    "ai.answer_seconds",
    .whole(10...600),
    120,
    "How long an AI service may take for one answer."
  )
  package let photoNumbers = SettingKey<NumbersChoice>(
    "photo.numbers",
    .choice(NumbersChoice.allCases.map(\.rawValue)),
    .database,
    "Whose numbers a dish on a photo gets: those of the food tables, the model's, or both."
  )
  package let photoLongEdge = SettingKey<Int>(
    "photo.long_edge",
    .whole(200...8000),
    1568,
    "The most pixels of a picture's longer side when it is sent."
  )
  package let born = SettingKey<String>(
    "profile.born",
    .text,
    "",
    "The day or year you were born, such as 1990-05-17 or 1990; empty to leave it out.",
    complaint: Rules.birth
  )
  package let weight = SettingKey<Int>(
    "profile.weight_kg",
    .whole(0...500),
    0,
    "Your weight in kg; 0 to leave it out."
  )
  package let isPregnant = SettingKey<Bool>(
    "profile.pregnant",
    .flag,
    false,
    "Whether you are pregnant or breast-feeding, when less caffeine is advised."
  )
  package let bedtime = SettingKey<String>(
    "profile.bedtime",
    .text,
    "23:00",
    "When you go to bed, for the time of the last cup.",
    complaint: Rules.timeOfDay
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

  package let proxyListen = SettingKey<String>(
    "proxy.listen",
    .text,
    "127.0.0.1:8484",
    "The numeric address and port where reset-proxy listens; beyond this machine only with TLS.",
    complaint: Rules.listening
  )
  package let proxyCertificate = SettingKey<String>(
    "proxy.certificate",
    .text,
    "",
    "A file with the proxy's TLS certificate and those above it, as PEM text."
  )
  package let proxyKey = SettingKey<String>(
    "proxy.certificate_key",
    .text,
    "",
    "A file with the key of that certificate, as PEM text."
  )
  package let proxyModels = SettingKey<[String]>(
    "proxy.models",
    .list,
    ["claude-haiku-5-5"],
    "The models that may be asked for through the proxy; a * at the end stands for any ending."
  )
  package let proxyAnthropic = SettingKey<String>(
    "proxy.anthropic_url",
    .text,
    "https://api.anthropic.com",
    "Where the proxy passes Anthropic's Messages on to.",
    complaint: Rules.address
  )
  package let proxyOpenAI = SettingKey<String>(
    "proxy.openai_url",
    .text,
    "https://api.openai.com/v1",
    "Where the proxy passes OpenAI's Chat Completions on to; any compatible server.",
    complaint: Rules.address
  )
  package let proxyOpenAILimit = SettingKey<ReplyLimitKey>(
    "proxy.openai_limit",
    .choice(ReplyLimitKey.allCases.map(\.rawValue)),
    .maxCompletionTokens,
    "How that server is told the longest answer where a request does not; older ones know max_tokens."
  )
  package let proxyBodyMegabytes = SettingKey<Int>(
    "proxy.body_mb",
    .whole(1...64),
    16,
    "The largest request that the proxy takes, in megabytes."
  )
  package let proxyConnections = SettingKey<Int>(
    "proxy.connections",
    .whole(1...100_000),
    4096,
    "How many connections the proxy holds at a time."
  )
  package let proxyConnectionsPerAddress = SettingKey<Int>(
    "proxy.connections_per_address",
    .whole(1...100_000),
    64,
    "How many of them one address may have; this machine itself may have all."
  )
  package let proxyAnswerSeconds = SettingKey<Int>(
    "proxy.answer_seconds",
    .whole(1...3600),
    600,
    "How long an answer passed through the proxy may take."
  )
  package let proxyStore = SettingKey<String>(
    "proxy.store",
    .text,
    "",
    "Where the proxy's tokens are: a file, or postgresql://… to share; empty for proxy.db."
  )

  /// All of them, in the order in which they are shown.
  package var all: [Setting] {
    [
      dayStartsAt.setting, zone.setting, language.setting, born.setting, weight.setting,
      isPregnant.setting, bedtime.setting, foodRelease.setting,
      searchSources.setting, barcodeSources.setting, describeSources.setting,
      photoSources.setting, sourceTimeLimitSeconds.setting, catalogEnabled.setting,
      catalogAddress.setting, connectTimeoutSeconds.setting,
      usdaEnabled.setting, usdaAddress.setting, usdaDemoKey.setting,
      openFoodFactsEnabled.setting, openFoodFactsAddress.setting,
      openFoodFactsSearchAddress.setting, openFoodFactsWordsAddress.setting,
      color.setting, photoLongEdge.setting, photoNumbers.setting, answerSeconds.setting,
      avoid.setting, household.setting,
    ] + ServiceKeys.every.flatMap(\.settings) + proxy
  }

  private var proxy: [Setting] {
    [
      proxyListen.setting, proxyCertificate.setting, proxyKey.setting, proxyModels.setting,
      proxyAnthropic.setting, proxyOpenAI.setting, proxyOpenAILimit.setting,
      proxyBodyMegabytes.setting, proxyConnections.setting, proxyConnectionsPerAddress.setting,
      proxyAnswerSeconds.setting, proxyStore.setting,
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

/// What an OpenAI-compatible server calls the longest answer.
package enum ReplyLimitKey: String, CaseIterable, SettingReadable {
  case maxCompletionTokens = "max_completion_tokens"
  case maxTokens = "max_tokens"
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
