/// What the store needs of the file system, as one value.
package struct CatalogFiles: Sendable {
  /// The size of a file in bytes; `nil` where there is none.
  package var size: @Sendable (String) throws -> Int?
  /// The SHA-256 of a file in hexadecimal digits.
  package var sha256: @Sendable (String) throws -> String
  /// Forces the first file to the disk and puts it in the place of the second, in one step.
  package var replace: @Sendable (_ fresh: String, _ old: String) throws -> Void
  package var remove: @Sendable (String) throws -> Void
  /// Makes a folder for the owner alone, with those above it.
  package var makeFolder: @Sendable (String) throws -> Void
  /// Runs the work while no other program changes the catalogue.
  package var whileLocked: @Sendable (_ lock: String, _ work: () throws -> Void) throws -> Void

  package init(
    size: @escaping @Sendable (String) throws -> Int?,
    sha256: @escaping @Sendable (String) throws -> String,
    replace: @escaping @Sendable (String, String) throws -> Void,
    remove: @escaping @Sendable (String) throws -> Void,
    makeFolder: @escaping @Sendable (String) throws -> Void,
    whileLocked: @escaping @Sendable (String, () throws -> Void) throws -> Void
  ) {
    self.size = size
    self.sha256 = sha256
    self.replace = replace
    self.remove = remove
    self.makeFolder = makeFolder
    self.whileLocked = whileLocked
  }
}
