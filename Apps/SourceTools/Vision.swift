import CurlHTTP
import FoodLookup
import FoodSources
import ProgramTools
import Settings
import VisionSource

extension SourceFactory {
  static let anthropic = vision(.anthropic, "Anthropic")
  static let openAI = vision(.openAI, "OpenAI")
  /// A service on this machine wants no key; elsewhere one may be set.
  static let compatible = vision(
    .compatible,
    "any service that speaks OpenAI's Chat Completions",
    isKeyNeeded: false
  )
  static let proxy = vision(.proxy, "your reset-proxy")

  private static func vision(
    _ keys: ServiceKeys,
    _ title: String,
    isKeyNeeded: Bool = true
  ) -> SourceFactory {
    let secret = isKeyNeeded ? keys.secret.description : nil
    let about = VisionSource.about(keys.name, title, secret: secret)
    return SourceFactory(about: about, isPatient: true) { surroundings in
      VisionSource(
        about,
        try VisionService(keys, surroundings.settings),
        client: CurlClient(CurlSettings(userAgent: userAgent)),
        key: { try await key(of: keys, isNeeded: isKeyNeeded, surroundings) },
        now: surroundings.now
      )
    }
  }

  /// The person's key. One that is gone takes the permission to send with it, so that a new key does
  /// not send anything before it is given anew.
  private static func key(
    of keys: ServiceKeys,
    isNeeded: Bool,
    _ surroundings: SourceSurroundings
  ) async throws -> String? {
    do {
      if let key = try await surroundings.secrets.find(keys.secret) { return key.reveal() }
    } catch let error as SecretError {
      throw missing(keys, error.summary)
    }
    guard isNeeded else { return nil }
    let wasWithdrawn = (try? keys.withdraw(in: surroundings.home.configFile)) ?? false
    let tail = wasWithdrawn ? "; \(keys.allowSending.setting.key) went with it" : ""
    throw missing(keys, "\(keys.name) needs a key: set \(keys.secret.environmentName)\(tail)")
  }

  private static func missing(_ keys: ServiceKeys, _ message: String) -> SourceFailure {
    var failure = SourceFailure(source: keys.name, .notSetUp, message)
    failure.wasAsked = false
    return failure
  }
}

extension VisionService {
  /// The service as the person set it up.
  ///
  /// - Throws: `SourceFailure` where its model or address is missing.
  init(_ keys: ServiceKeys, _ settings: Settings) throws {
    let (model, address) = (settings[keys.model], settings[keys.address].trimmed)
    for (value, setting) in [(address, keys.address.setting), (model, keys.model.setting)]
    where value.isEmpty {
      throw SourceFailure(source: keys.name, .notSetUp, "\(setting.key) is not set")
    }
    let api = keys.vocabulary(settings)
    self.init(
      name: keys.name,
      api: api,
      address: keys.root(address, api),
      model: model,
      form: AnswerForm(rawValue: settings[keys.answer].rawValue),
      limitKey: keys.name == ServiceKeys.compatible.name ? .maxTokens : .maxCompletionTokens,
      timeout: Double(settings.answerSeconds)
    )
  }
}

extension ServiceKeys {
  fileprivate func vocabulary(_ settings: Settings) -> VisionService.API {
    if let api { return settings[api] == .anthropic ? .messages : .chat }
    return name == Self.anthropic.name ? .messages : .chat
  }

  /// The address before what the API adds to it, however much of that the person wrote.
  fileprivate func root(_ address: String, _ api: VisionService.API) -> String {
    let ending = "/v1"
    if api == .messages, address.hasSuffix(ending) {
      return String(address.dropLast(ending.count))
    }
    // A proxy's address is the same for both APIs.
    return self.api != nil && api == .chat && !address.hasSuffix(ending)
      ? address + ending : address
  }
}

extension String {
  /// Without slashes at the end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == "/" }.reversed()) }
}

/// Why a service that is not allowed is not asked.
enum SendingOff {
  static func message(_ name: String) -> String {
    "sending pictures to \(name) is off"
  }
}
