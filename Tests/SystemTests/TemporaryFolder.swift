import CSystem
import System

/// A folder that goes away with the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = "/tmp/reset-system-\(UInt64.random(in: 0 ... .max))"
    try Files.makePrivateFolder(path)
  }

  deinit { _ = unsafe system("rm -rf '\(path)'") }
}
