import CommandLineKit
import Files
import PhotoCommand
import ProgramTools
import Settings

/// The largest file that is read at all; phones make pictures of 50 MB at most.
private let largestFile = 1 << 28

extension PhotoTools {
  /// The real ones.
  static var system: PhotoTools {
    PhotoTools(
      open: { common, context in
        let settings = try Home(common, context).settings()
        return PhotoSession(
          allowsSending: settings.allowSending,
          longEdge: settings.photoLongEdge
        )
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
      }
    )
  }
}

private func unreadable(_ summary: String) -> Failure {
  Failure(summary, exitCode: .unreadableInput, code: "unreadable_file")
}
