/// The settings of one AI service, under `ai.NAME`.
package struct ServiceKeys: Sendable {
  package let name: String
  package let secret: SecretName
  /// Whether pictures may be sent to it; each service is asked for by itself.
  package let allowSending: SettingKey<Bool>
  package let model: SettingKey<String>
  package let address: SettingKey<String>
  package let answer: SettingKey<AnswerChoice>
  /// What it speaks; `nil` where that is plain from its name.
  package let api: SettingKey<ServiceAPI>?

  private init(
    _ name: String,
    _ title: String,
    _ secret: SecretName,
    model: String,
    address: String,
    addressHelp: String,
    hasChoice: Bool = false
  ) {
    self.name = name
    self.secret = secret
    allowSending = SettingKey(
      "ai.\(name).allow_sending",
      .flag,
      false,
      "Whether pictures may be sent to \(title)."
    )
    self.model = SettingKey(
      "ai.\(name).model",
      .text,
      model,
      "The model of \(title) that looks at pictures.",
      complaint: Rules.model
    )
    self.address = SettingKey("ai.\(name).address", .text, address, addressHelp) { text in
      text.isEmpty && address.isEmpty ? nil : Rules.address(text)
    }
    answer = SettingKey(
      "ai.\(name).answer",
      .choice(AnswerChoice.allCases.map(\.rawValue)),
      .auto,
      "How its answer is bound to its form; auto tries schema, tool and plain in turn."
    )
    api =
      hasChoice
      ? SettingKey(
        "ai.\(name).api",
        .choice(ServiceAPI.allCases.map(\.rawValue)),
        .anthropic,
        "Whose requests are sent to \(title)."
      ) : nil
  }

  package static let anthropic = ServiceKeys(
    "anthropic",
    "Anthropic",
    .anthropicKey,
    model: "claude-haiku-5-5",
    address: "https://api.anthropic.com",
    addressHelp: "Where Anthropic's Messages are, without /v1/messages."
  )
  package static let openAI = ServiceKeys(
    "openai",
    "OpenAI",
    .openAIKey,
    model: "",
    address: "https://api.openai.com/v1",
    addressHelp: "Where OpenAI's Chat Completions are, without /chat/completions."
  )
  package static let compatible = ServiceKeys(
    "compatible",
    "your OpenAI-compatible service",
    .compatibleKey,
    model: "",
    address: "",
    addressHelp: "A service that speaks Chat Completions, such as http://localhost:11434/v1."
  )
  package static let proxy = ServiceKeys(
    "proxy",
    "your reset-proxy",
    .proxyToken,
    model: "claude-haiku-5-5",
    address: "",
    addressHelp: "Where your reset-proxy is, such as https://home.example:8484.",
    hasChoice: true
  )

  /// All services, in the order in which they are shown.
  package static let every = [anthropic, openAI, compatible, proxy]

  /// Takes the permission to send back; `false` where the file gives none.
  package func withdraw(in file: ConfigFile) throws(SettingsError) -> Bool {
    try file.unset(allowSending.setting.key)
  }

  package var settings: [Setting] {
    [allowSending.setting, model.setting, address.setting] + (api.map { [$0.setting] } ?? [])
      + [answer.setting]
  }
}

/// How the answer of a model is bound to its form.
package enum AnswerChoice: String, CaseIterable, SettingReadable {
  case auto, schema, tool, plain
}

/// Whose requests a service understands.
package enum ServiceAPI: String, CaseIterable, SettingReadable {
  case anthropic, openai
}

/// Whose numbers a dish on a picture gets.
package enum NumbersChoice: String, CaseIterable, SettingReadable {
  case database, model, both
}
