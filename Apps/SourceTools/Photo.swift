package import CommandLineKit
import Files
package import FoodLookup
import FoodSources
package import ProgramTools
package import Settings
import VisionSource

/// Whoever looks at pictures, as the person's settings have them.
package struct PhotoSources: Sendable {
  private let sources: Sources

  package init(
    _ home: Home,
    _ settings: Settings,
    _ common: CommonOptions,
    _ context: Context
  ) {
    sources = Sources(home, settings, common, context)
  }

  /// Makes what questions are put to.
  ///
  /// - Parameters:
  ///   - name: The only one to ask; `nil` for all in the configured order.
  ///   - tape: What becomes of the answers.
  ///   - onRetry: Told before somebody is asked again.
  package func lookup(
    only name: String?,
    tape: Tape,
    onRetry: @escaping @Sendable (RetryNotice) -> Void
  ) throws -> FoodLookup {
    var sources = sources
    (sources.tape, sources.onRetry) = (tape, onRetry)
    return try sources.lookup(LookupWishes(only: try name.map(known)))
  }

  /// Those who would be asked, in their order, and what stands in the way of each.
  package func services(only name: String?) throws -> [ServiceStatus] {
    let order = try name.map { [try known($0)] } ?? sources.configuredOrder()[.photo] ?? []
    return order.map(status)
  }

  private func known(_ name: String) throws -> String {
    guard sources.factory(name) != nil else {
      throw UnknownSource(name: name, known: sources.knownNames)
    }
    return name
  }

  private func status(_ name: String) -> ServiceStatus {
    guard let keys = ServiceKeys.every.first(where: { $0.name == name }) else {
      let isProgram = sources.factory(name)?.about.kind == .external
      let program = isProgram ? "the program reset-source-\(name)" : ""
      return ServiceStatus(name: name, destination: program, model: "")
    }
    var obstacle: SourceFailure?
    if !sources.isEnabled(name) {
      obstacle = SourceFailure(source: name, .notAllowed, SendingOff.message(name))
    }
    do {
      let service = try VisionService(keys, sources.settings)
      return ServiceStatus(
        name: name,
        destination: service.destination,
        model: service.model,
        obstacle: obstacle
      )
    } catch {
      return ServiceStatus(
        name: name,
        destination: sources.settings[keys.address],
        model: sources.settings[keys.model],
        obstacle: obstacle ?? error as? SourceFailure
      )
    }
  }
}

extension Recordings {
  /// Recordings in a folder, a file each.
  package static func folder(_ path: String) -> Recordings {
    Recordings(
      read: { name in
        do throws(FileError) {
          return try FileSystem.read("\(path)/\(name)")?.bytes
        } catch {
          throw Failure(error.summary, exitCode: .unreadableInput, code: "unreadable_recording")
        }
      },
      write: { bytes, name in
        do throws(FileError) {
          try FileSystem.makeFolder(path)
          try FileSystem.write(bytes, to: "\(path)/\(name)")
        } catch {
          throw Failure(error.summary, exitCode: .outputFailed, code: "output_failed")
        }
      }
    )
  }
}
