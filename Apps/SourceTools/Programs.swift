package import CommandLineKit
import ExternalSource
import FoodLookup
import FoodSources
package import ProgramTools
package import Settings
package import SourceConformance
import SourcePrograms

extension SourcePrograms {
  /// Those of the person whose folders these are.
  static func system(_ folders: Folders, _ settings: Settings, _ context: Context) -> Self {
    SourcePrograms(
      folder: folders.plugins,
      environment: context.environment,
      timeLimit: .seconds(settings.sourceTimeLimitSeconds)
    )
  }
}

extension SourceFactory {
  /// A program of somebody else's. What it says is not kept: it may change with every keystroke of
  /// its author.
  fileprivate init(_ program: SourceProgram) {
    self.init(about: UnmetSource(program).about) { _ in UnmetSource(program) }
  }
}

extension Sources {
  /// The program that is the source called `name`.
  func program(_ name: String) -> SourceFactory? {
    guard !isTaken(name) else { return nil }
    return programs.program(name).map { SourceFactory($0) }
  }

  /// Whether a program cannot be a source of this name, since one that is built in is.
  private func isTaken(_ name: String) -> Bool {
    name == PersonalSource.name || BuiltInSources.all.contains { $0.about.name == name }
  }

  /// All sources there are.
  var knownNames: [String] {
    BuiltInSources.all.map(\.about.name) + programs.all.map(\.name)
  }

  /// The programs that are asked anything.
  func programs(in order: [QuestionKind: [String]]) -> [SourceFactory] {
    Set(order.values.joined()).sorted().compactMap(program)
  }

  /// What all programs that are found say of themselves, or why they do not. They are asked at
  /// once, since each may take its time; offline none is run.
  func meetPrograms() async throws -> [(about: SourceDescription, trouble: String?)] {
    let programs = programs.all.filter { !isTaken($0.name) }
    return try await withThrowingTaskGroup(
      of: (Int, SourceDescription, String?).self
    ) { group in
      for (index, program) in programs.enumerated() {
        group.addTask {
          let met = try await meet(program)
          return (index, met.about, met.trouble)
        }
      }
      let met = try await group.reduce(into: []) { $0.append($1) }
      return met.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) }
    }
  }

  private func meet(
    _ program: SourceProgram
  ) async throws -> (about: SourceDescription, trouble: String?) {
    let unmet = UnmetSource(program).about
    if isOffline { return (unmet, "not run, since --offline was given") }
    do {
      return (try await ExternalSource(meeting: program).about, nil)
    } catch let failure as SourceFailure {
      return (unmet, failure.message)
    }
  }

  /// The source called `name`, to be tried out, and what it says it has an answer to.
  func trial(_ name: String) async throws -> ConformanceSubject {
    if name == PersonalSource.name {
      return ConformanceSubject(
        PersonalSource.own(in: home),
        samples: [],
        clock: ContinuousClock()
      )
    }
    guard let factory = factory(name) else {
      throw UnknownSource(name: name, known: knownNames)
    }
    guard isEnabled(name) else {
      throw SourceFailure(source: name, .notAllowed, "\(name) is switched off")
    }
    let timeLimit = Duration.seconds(settings.sourceTimeLimitSeconds)
    var (source, samples) = (forgetful(factory, surroundings()), [FoodQuestion]())
    if !isOffline, factory.about.kind == .external, let program = programs.program(name) {
      let met = try await ExternalSource(meeting: program)
      (source, samples) = (met, met.samples)
    }
    return ConformanceSubject(
      source,
      samples: samples,
      timeLimit: timeLimit,
      clock: ContinuousClock()
    )
  }
}

extension ConformanceSubject {
  /// The source called `name`, as the person's settings have it.
  package static func system(
    _ name: String,
    _ home: Home,
    _ settings: Settings,
    _ common: CommonOptions,
    _ context: Context
  ) async throws -> ConformanceSubject {
    try await Sources(home, settings, common, context).trial(name)
  }
}
