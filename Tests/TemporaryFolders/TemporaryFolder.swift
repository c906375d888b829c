import FoundationEssentials

/// A folder for one test, removed when the test lets go of it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let base = FileManager.default.temporaryDirectory.path
    path = "\(base)/reset-test-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func permissions(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes[.posixPermissions] as? Int
  }
}
