import Calendar
package import CommandLineKit
package import FoodLookup
import FoodSources
package import ProgramTools
package import Settings

extension ConfiguredSources {
  /// The real ones, as the person's settings have them.
  package static func system(
    _ home: Home,
    _ settings: Settings,
    _ common: CommonOptions,
    _ context: Context
  ) -> ConfiguredSources {
    let store = SourceStore(
      path: home.folders.cache + "/sources.db",
      now: context.clock.now
    )
    let sources = Sources(
      home: home,
      settings: settings,
      secrets: Secrets(
        folder: home.folders.secrets,
        environment: context.environment,
        settings: settings,
        tools: .system
      ),
      store: store,
      environment: context.environment,
      isOffline: common.offline
    )
    return ConfiguredSources(
      store: store,
      lookup: { try sources.lookup($0) },
      all: { try await sources.statuses() }
    )
  }
}

/// Makes the sources that are asked for and puts each into its wrappers.
private struct Sources: Sendable {
  let home: Home
  let settings: Settings
  let secrets: Secrets
  let store: SourceStore
  let environment: [String: String]
  let isOffline: Bool

  func lookup(_ wishes: LookupWishes) throws -> FoodLookup {
    let known = BuiltInSources.all
    // What names no source names a food table.
    let isTable = wishes.only.map { only in !known.contains { $0.about.name == only } } ?? false
    let only = isTable ? "catalog" : wishes.only
    let order =
      try only.map { only in
        Dictionary(uniqueKeysWithValues: QuestionKind.allCases.map { ($0, [only]) })
      } ?? configuredOrder()
    let surroundings = SourceSurroundings(
      home: home,
      settings: settings,
      secrets: secrets,
      store: store,
      environment: environment,
      table: isTable ? wishes.only : nil,
      release: wishes.release ?? (settings.foodRelease == "current" ? nil : settings.foodRelease)
    )
    return FoodLookup(known.map { wrapped($0, surroundings) }, order: order)
  }

  func statuses() async throws -> [SourceStatus] {
    let order = try configuredOrder()
    var statuses: [SourceStatus] = []
    for factory in BuiltInSources.all {
      let about = factory.about
      let places = order.compactMapValues { names in
        names.firstIndex(of: about.name).map { $0 + 1 }
      }
      var hasKey: Bool?
      if let name = about.secret.flatMap({ SecretName($0) }) {
        hasKey = try await secrets.has(name) != nil
      }
      statuses.append(
        SourceStatus(
          about: about,
          isEnabled: isEnabled(about.name),
          order: places,
          hasKey: hasKey,
          remaining: store.remaining(of: about.name)
        )
      )
    }
    return statuses
  }

  /// The bare source inside what it does not do itself, the outermost first: memory, a time limit,
  /// another try, our manners.
  private func wrapped(
    _ factory: SourceFactory,
    _ surroundings: SourceSurroundings
  ) -> any FoodSource {
    let about = factory.about
    guard isEnabled(about.name) else { return SilentSource.off(about) }
    var source: any FoodSource
    if isOffline, about.kind != .local {
      source = SilentSource.offline(about)
    } else {
      do {
        source = try factory.make(surroundings)
      } catch let failure as SourceFailure {
        return SilentSource(about, failure.kind, failure.message)
      } catch {
        return SilentSource(about, .notSetUp, "\(about.name) cannot be used as it is set up")
      }
    }
    if about.kind == .local { return source }
    if !factory.limits.isEmpty {
      source = RateLimitedSource(source, factory.limits, store: store)
    }
    if about.kind == .network { source = RetryingSource(source) }
    source = TimeLimitedSource(source, seconds: Double(settings.sourceTimeLimitSeconds))
    return factory.lifetime.map { CachedSource(source, $0, store: store) } ?? source
  }

  private func isEnabled(_ name: String) -> Bool {
    guard let resolved = try? settings.resolved("sources.\(name).enabled") else { return true }
    return resolved.value != .flag(false)
  }

  private func configuredOrder() throws -> [QuestionKind: [String]] {
    let order: [QuestionKind: [String]] = [
      .search: settings.searchSources, .barcode: settings.barcodeSources,
      .describe: settings.describeSources, .photo: settings.photoSources,
    ]
    let known = BuiltInSources.all.map(\.about.name)
    for (kind, names) in order {
      for name in names where !known.contains(name) {
        throw UnknownSource(name: name, setting: "food.\(kind.rawValue)", known: known)
      }
    }
    return order
  }
}

/// The settings name a source that there is not.
private struct UnknownSource: Explained {
  let name: String
  let setting: String
  let known: [String]

  var summary: String { "\(setting): there is no food source \"\(name)\"" }
  var hint: String? { "known sources: \(known.joined(separator: ", "))" }
  var exitCode: ExitCode { .usage }
  var code: String { "unknown_source" }
}
