import CatalogImport
import CommandLineKit
import CurlHTTP
import DietCheck
import Downloads
import Files
import FoodCatalog
import FoodCommand
import FoodLookup
import HTTP
import ProgramTools
import Settings
import SourceConformance
import SourceTools

extension FoodTools {
  /// The real ones.
  static var system: FoodTools {
    FoodTools { common, context in
      let home = try Home(common, context)
      let settings = try home.settings()
      let store = CatalogStore(path: home.folders.catalog, files: .system)
      let release = settings.foodRelease
      let language = settings.language
      var session = FoodSession(
        catalog: { try .open(home.folders.catalog, context.output) },
        store: store,
        sources: .system(home, settings, common, context),
        diary: home.diary,
        downloads: .system(home.folders, settings),
        release: release == "current" ? nil : release,
        language: language.isEmpty ? nil : String(language.prefix { $0 != "-" }),
        dayStart: settings.dayStartsAt,
        caffeine: settings.caffeineProfile
      )
      session.wholeCatalog = { try .openAll(home.folders.catalog) }
      session.trial = { try await .system($0, home, settings, common, context) }
      session.diaryThere = {
        // It is opened only where it is: to describe a meal leaves nothing behind.
        let isThere = (try? FileSystem.beginning(of: home.folders.diary, 1))?.isEmpty == false
        return isThere ? try home.diary() : nil
      }
      session.diet = .system(home, settings, context)
      return session
    }
  }
}

extension DietTools {
  static func system(_ home: Home, _ settings: Settings, _ context: Context) -> DietTools {
    let words = WordShelf.system(home, settings, context)
    return DietTools(
      profiles: { () throws(DietProfileError) in try settings.dietProfiles(words.vocabulary) },
      readFile: { path in
        do throws(FileError) {
          if let contents = try FileSystem.read(path, limit: 1 << 30) { return contents.bytes }
        } catch {
          throw unreadable("cannot read \(path): \(error.reason)")
        }
        throw unreadable("there is no file \(path)")
      },
      words: words
    )
  }

  private static func unreadable(_ summary: String) -> Failure {
    Failure(summary, exitCode: .unreadableInput, code: "unreadable_input")
  }
}

/// Whether a file begins as zip archives do; an error page does not.
private func isZip(_ path: String) -> Bool {
  let start = try? FileSystem.beginning(of: path, 2)
  return start == Array("PK".utf8)
}

extension CatalogDownloads {
  static func system(_ folders: Folders, _ settings: Settings) -> CatalogDownloads {
    let address = settings.catalogAddress
    let folder = folders.cache + "/downloads"
    let connectTimeout = Double(settings.connectTimeoutSeconds)
    return CatalogDownloads { name, progress in
      do throws(FileError) {
        try FileSystem.makeFolder(folder)
      } catch {
        throw DownloadError.cannotWrite(error)
      }
      let client = CurlClient(CurlSettings(userAgent: "reset-food/\(ProgramVersion.number)"))
      let policy = HTTPPolicy(connectTimeout: connectTimeout)
      let url = "\(address)/\(name)"
      let file = try await Downloader(client: client).fetch(
        Download(
          url: url,
          path: "\(folder)/\(name)",
          maximumSize: 4 << 30,
          policy: policy,
          flaw: { isZip($0) ? nil : "it is no zip archive" }
        ),
        onProgress: progress
      )
      return (file.path, url)
    }
  }
}
