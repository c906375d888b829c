import CommandLineKit
import DietCheck
import Files
import FoodCatalog
import FoodLookup
import PhotoCommand
import ProgramTools
import Settings
import SourceTools

/// The largest file that is read at all; phones make pictures of 50 MB at most.
private let largestFile = 1 << 28

extension PhotoTools {
  /// The real ones.
  static var system: PhotoTools {
    PhotoTools(
      open: { common, context in
        let home = try Home(common, context)
        return PhotoSession(home, try home.settings(), common, context)
      },
      read: { path in
        do throws(FileError) {
          if let contents = try FileSystem.read(path, limit: largestFile) { return contents.bytes }
        } catch {
          throw unreadable(error.summary)
        }
        throw unreadable("\(path): no such file")
      },
      write: { bytes, path in
        do throws(FileError) {
          try FileSystem.write(bytes, to: path)
        } catch {
          throw Failure(error.summary, exitCode: .outputFailed, code: "output_failed")
        }
      },
      recordings: { .folder($0) }
    )
  }
}

extension PhotoSession {
  fileprivate init(
    _ home: Home,
    _ settings: Settings,
    _ common: CommonOptions,
    _ context: Context
  ) {
    let sources = PhotoSources(home, settings, common, context)
    self.init(
      services: { try sources.services(only: $0) },
      lookup: { try sources.lookup(only: $0, tape: $1, onRetry: $2) },
      // Whole or not at all: nobody is paid for an answer that half the tables give numbers to.
      catalog: { try .openAll(home.folders.catalog) },
      diary: home.diary,
      longEdge: settings.photoLongEdge
    )
    let (release, language) = (settings.foodRelease, settings.language)
    numbers = Numbers(rawValue: settings.photoNumbers.rawValue) ?? .database
    self.release = release == "current" ? nil : release
    self.language = language.isEmpty ? nil : String(language.prefix { $0 != "-" })
    dayStart = settings.dayStartsAt
    profiles = { () throws(DietProfileError) in
      try settings.dietProfiles { home.vocabulary(context.output) }
    }
  }
}

private func unreadable(_ summary: String) -> Failure {
  Failure(summary, exitCode: .unreadableInput, code: "unreadable_file")
}
