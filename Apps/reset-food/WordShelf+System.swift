import CommandLineKit
import CurlHTTP
import DietCheck
import Downloads
import Files
import FoodCommand
import HTTP
import JSON
import ProgramTools
import Settings

extension WordShelf {
  /// A file in the person's data folder, and Open Food Facts.
  static func system(_ home: Home, _ settings: Settings, _ context: Context) -> WordShelf {
    let path = home.folders.allergenWords
    let address = "\(settings.openFoodFactsWordsAddress)/allergens.full.json"
    return WordShelf(
      vocabulary: { home.vocabulary(context.output) },
      read: { try home.addedWords() },
      write: { words in
        do throws(FileError) {
          try FileSystem.write(Array(words.json.text.utf8), to: path)
        } catch {
          throw DownloadError.cannotWrite(error)
        }
      },
      remove: {
        do throws(FileError) {
          return try FileSystem.remove(path)
        } catch {
          throw DownloadError.cannotWrite(error)
        }
      },
      address: address,
      fetch: { try await taxonomy(at: address, home.folders, settings) },
      obstacle: settings.openFoodFactsEnabled ? nil : isOff
    )
  }

  /// Larger than their list can be: that is one megabyte.
  private static let largestTaxonomy = 16 << 20

  private static func taxonomy(
    at url: String,
    _ folders: Folders,
    _ settings: Settings
  ) async throws -> (bytes: [UInt8], origin: String) {
    let folder = folders.cache + "/downloads"
    let userAgent = "reset-food/\(ProgramVersion.number) (RE:SET food tracker)"
    do throws(FileError) {
      try FileSystem.makeFolder(folder)
    } catch {
      throw DownloadError.cannotWrite(error)
    }
    let file = try await Downloader(client: CurlClient(CurlSettings(userAgent: userAgent))).fetch(
      Download(
        url: url,
        path: folder + "/allergens.full.json",
        maximumSize: largestTaxonomy,
        policy: HTTPPolicy(connectTimeout: Double(settings.connectTimeoutSeconds))
      )
    )
    do throws(FileError) {
      let bytes = try FileSystem.read(file.path, limit: largestTaxonomy)?.bytes ?? []
      _ = try FileSystem.remove(file.path)
      return (bytes, url)
    } catch {
      throw DownloadError.cannotWrite(error)
    }
  }

  private static let isOff = Failure(
    "openfoodfacts is switched off, so it is not asked for words",
    hint: "reset config set sources.openfoodfacts.enabled true",
    exitCode: .notAllowed,
    code: "not_allowed"
  )
}
