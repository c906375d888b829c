import Barcodes
import CommandLineKit
import DietCheck
import Files
import FoodLookup
import Pixels
import ProgramTools
import ScanCommand
import Settings
import SourceTools
import System

extension ScanTools {
  /// The real ones.
  static var system: ScanTools {
    ScanTools(
      read: { path in
        do throws(FileError) {
          guard let file = try FileSystem.read(path, limit: largestFile) else {
            throw FileError(path, .system(2))
          }
          return file.bytes
        } catch {
          throw UnreadablePicture(summary: error.summary, hint: nil)
        }
      },
      pictures: { path in
        guard let status = try? FileSystem.status(of: path), status.kind == .folder else {
          return nil
        }
        return try FileSystem.names(in: path).filter(isPictureName).map { "\(path)/\($0)" }
      },
      size: { try? FileSystem.status(of: $0)?.size },
      barcodes: { bytes in
        do throws(PictureError) {
          return try PictureScanning().barcodes(in: bytes)
        } catch {
          throw UnreadablePicture(summary: error.summary, hint: error.hint)
        }
      },
      open: { common, context in
        let home = try Home(common, context)
        let settings = try home.settings()
        let lookup = try ConfiguredSources.system(home, settings, common, context)
          .lookup(LookupWishes())
        let language = settings.language.prefix { $0 != "-" }
        let languages = language.isEmpty ? ["en"] : [String(language), "en"]
        return ScanSession(
          lookup: { try await lookup.lookup(barcode: $0, languages: languages) },
          profiles: { () throws(DietProfileError) in
            try settings.dietProfiles { home.vocabulary(context.output) }
          },
          vocabulary: { home.vocabulary(context.output) },
          diary: home.diary,
          dayStart: settings.dayStartsAt,
          watched: .system(in: home.folders.data + "/watched")
        )
      },
      pause: { try await Task.sleep(for: .milliseconds(500)) },
      parallel: ProcessInformation.processors
    )
  }

  /// Larger than any photo, and small enough for memory.
  private static let largestFile = 256 << 20

  private static func isPictureName(_ name: String) -> Bool {
    let ending = name.split(separator: ".").last.map { $0.lowercased() }
    return !name.hasPrefix(".")
      && ["jpg", "jpeg", "png", "webp", "heic", "heif"].contains(ending ?? "")
  }
}

extension WatchMemory {
  /// A file a folder, a line a picture.
  fileprivate static func system(in folder: String) -> WatchMemory {
    WatchMemory(
      read: { watched in
        guard let file = try FileSystem.read(try path(folder, watched), limit: 64 << 20) else {
          return nil
        }
        return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map {
          "\(watched)/\($0)"
        }
      },
      write: { watched, pictures in
        let names = pictures.map { $0.dropFirst(watched.utf8.count + 1) + "\n" }
        try FileSystem.write(Array(names.joined().utf8), to: try path(folder, watched))
      }
    )
  }

  /// Named after the folder that is watched, in letters that any file may have.
  private static func path(_ folder: String, _ watched: String) throws -> String {
    let here = watched.hasPrefix("/") ? "" : try ProcessInformation.workingFolder()
    let whole = "\(here)/\(watched)"
    let parts = whole.split(separator: "/").filter { $0 != "." }
    return "\(folder)/\(parts.joined(separator: "%")).txt"
  }
}

/// A picture that cannot be had.
struct UnreadablePicture: Explained {
  let summary: String
  let hint: String?
  var exitCode: ExitCode { .unreadableInput }
  var code: String { "unreadable_picture" }
}
