package import CatalogImport
import Files
import Hashing

extension CatalogFiles {
  /// The files of the machine.
  package static var system: CatalogFiles {
    CatalogFiles(
      size: { try FileSystem.status(of: $0)?.size },
      sha256: { path in
        var hash = SHA256()
        try FileSystem.forEachPiece(of: path) { hash.update($0) }
        return hash.hexDigest
      },
      replace: { try FileSystem.replace($1, with: $0) },
      remove: { try FileSystem.remove($0) },
      makeFolder: { try FileSystem.makeFolder($0) },
      whileLocked: { path, work in
        let lock = try AdvisoryLock(path: path, wait: true)
        try work()
        lock.release()
      }
    )
  }
}
