import CurlHTTP
import FoodLookup
import FoodSources
import ProgramTools
import Settings
import USDA

extension SourceFactory {
  /// FoodData Central. It allows 1,000 calls an hour with one key, and blocks the key for an hour
  /// when there are more.
  static let usda = SourceFactory(
    about: USDASource.about,
    limits: [RateLimit("calls", 1000, in: 3600)],
    lifetime: CacheLifetime(product: 30 * day, search: 7 * day, nothing: 3600)
  ) { surroundings in
    let (settings, secrets, store) = (
      surroundings.settings, surroundings.secrets, surroundings.store
    )
    return USDASource(
      client: CurlClient(CurlSettings(userAgent: userAgent)),
      address: settings.usdaAddress,
      timeout: Double(settings.sourceTimeLimitSeconds),
      key: { try await key(settings, secrets) },
      onRemaining: { store.note(remaining: $0, of: USDASource.about.name) }
    )
  }

  /// Their key for trying things out, which allows few calls, is only used when the person says so.
  private static func key(_ settings: Settings, _ secrets: Secrets) async throws -> String {
    do {
      if let key = try await secrets.find(.fdcKey) { return key.reveal() }
    } catch let error as SecretError {
      throw SourceFailure(source: USDASource.about.name, .notSetUp, error.summary)
    }
    if settings.usdaDemoKey { return "DEMO_KEY" }
    throw SourceFailure(
      source: USDASource.about.name,
      .notSetUp,
      "usda needs a key of your own, free from api.data.gov: set \(SecretName.fdcKey.environmentName)"
    )
  }
}

private let day = 86_400
