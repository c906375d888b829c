import Calendar
package import CommandLineKit
package import FoodLookup
import FoodSources
package import ProgramTools
package import Settings
import SourcePrograms

extension ConfiguredSources {
  /// The real ones, as the person's settings have them.
  package static func system(
    _ home: Home,
    _ settings: Settings,
    _ common: CommonOptions,
    _ context: Context
  ) -> ConfiguredSources {
    let sources = Sources(home, settings, common, context)
    return ConfiguredSources(
      store: sources.store,
      lookup: { try sources.lookup($0) },
      all: { try await sources.statuses() }
    )
  }
}

/// Makes the sources that are asked for and puts each into its wrappers.
struct Sources: Sendable {
  let home: Home
  let settings: Settings
  let secrets: Secrets
  let store: SourceStore
  let environment: [String: String]
  let programs: SourcePrograms
  let isOffline: Bool
  let now: @Sendable () -> Instant
  let output: Output
  /// What becomes of answers, and who is told of further attempts.
  var tape = Tape.none
  var onRetry: @Sendable (RetryNotice) -> Void = { _ in }

  init(_ home: Home, _ settings: Settings, _ common: CommonOptions, _ context: Context) {
    self.home = home
    self.settings = settings
    secrets = home.secrets(settings)
    store = SourceStore(path: home.folders.cache + "/sources.db", now: context.clock.now)
    environment = context.environment
    programs = .system(home.folders, settings, context)
    isOffline = common.offline
    now = context.clock.now
    output = context.output
  }

  func lookup(_ wishes: LookupWishes) throws -> FoodLookup {
    // What names no source names a food table.
    let table = wishes.only.flatMap { factory($0) == nil ? $0 : nil }
    let only = table == nil ? wishes.only : "catalog"
    let order =
      try only.map { only in
        Dictionary(uniqueKeysWithValues: QuestionKind.allCases.map { ($0, [only]) })
      } ?? configuredOrder()
    let surroundings = surroundings(table: table, release: wishes.release)
    return FoodLookup(
      (BuiltInSources.all + programs(in: order)).map { wrapped($0, surroundings) },
      order: order,
      others: { name in program(name).map { wrapped($0, surroundings) } },
      own: wishes.only == nil ? .own(in: home) : nil,
      table: table
    )
  }

  func surroundings(table: String? = nil, release: String? = nil) -> SourceSurroundings {
    SourceSurroundings(
      home: home,
      settings: settings,
      secrets: secrets,
      store: store,
      environment: environment,
      now: now,
      output: output,
      table: table,
      release: release ?? (settings.foodRelease == "current" ? nil : settings.foodRelease)
    )
  }

  /// The source called `name`, built in or a program of somebody else's.
  func factory(_ name: String) -> SourceFactory? {
    BuiltInSources.all.first { $0.about.name == name } ?? program(name)
  }

  func statuses() async throws -> [SourceStatus] {
    let order = try configuredOrder()
    var statuses: [SourceStatus] = [.own(in: home)]
    for factory in BuiltInSources.all {
      statuses.append(try await status(of: factory.about, order))
    }
    for met in try await meetPrograms() {
      var status = try await status(of: met.about, order)
      status.trouble = met.trouble
      statuses.append(status)
    }
    return statuses
  }

  private func status(
    of about: SourceDescription,
    _ order: [QuestionKind: [String]]
  ) async throws -> SourceStatus {
    let places = order.compactMapValues { names in
      names.firstIndex(of: about.name).map { $0 + 1 }
    }
    var hasKey: Bool?
    if let name = about.secret.flatMap({ SecretName($0) }) {
      hasKey = try await secrets.has(name) != nil
    }
    return SourceStatus(
      about: about,
      isEnabled: isEnabled(about.name),
      order: places,
      hasKey: hasKey,
      remaining: store.remaining(of: about.name)
    )
  }

  /// The source with a memory of what it said.
  private func wrapped(
    _ factory: SourceFactory,
    _ surroundings: SourceSurroundings
  ) -> any FoodSource {
    if case .replay(let recordings) = tape {
      return ReplayingSource(factory.about, from: recordings)
    }
    var source = forgetful(factory, surroundings)
    if source is SilentSource { return source }
    if case .record(let recordings) = tape { source = RecordingSource(source, to: recordings) }
    guard let lifetime = factory.lifetime else { return source }
    return CachedSource(source, lifetime, store: store)
  }

  /// The bare source inside what it does not do itself, the outermost first: a time limit, another
  /// try, our manners.
  func forgetful(
    _ factory: SourceFactory,
    _ surroundings: SourceSurroundings
  ) -> any FoodSource {
    let about = factory.about
    guard isEnabled(about.name) else {
      if factory.isPatient {
        return SilentSource(about, .notAllowed, SendingOff.message(about.name))
      }
      return SilentSource.off(about)
    }
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
    if about.kind == .network {
      let policy = factory.isPatient ? RetryPolicy.patient : .brief
      source = RetryingSource(source, policy: policy, onRetry: onRetry)
    }
    return TimeLimitedSource(source, seconds: timeLimit(of: factory))
  }

  /// Seconds for a whole answer, all attempts and the pauses between them included.
  private func timeLimit(of factory: SourceFactory) -> Double {
    guard factory.isPatient else { return Double(settings.sourceTimeLimitSeconds) }
    let policy = RetryPolicy.patient
    let attempt = Double(settings.answerSeconds) + policy.longestWish
    return attempt * Double(policy.attempts)
  }

  func isEnabled(_ name: String) -> Bool {
    if let keys = ServiceKeys.every.first(where: { $0.name == name }) {
      return settings[keys.allowSending]
    }
    guard let resolved = try? settings.resolved("sources.\(name).enabled") else { return true }
    return resolved.value != .flag(false)
  }

  func configuredOrder() throws -> [QuestionKind: [String]] {
    let order: [QuestionKind: [String]] = [
      .search: settings.searchSources, .barcode: settings.barcodeSources,
      .describe: settings.describeSources, .photo: settings.photoSources,
    ]
    for (kind, names) in order {
      for name in names where factory(name) == nil {
        throw UnknownSource(name: name, setting: "food.\(kind.rawValue)", known: knownNames)
      }
    }
    return order
  }
}
