package import CommandLineKit
package import DietCheck

/// Where words for allergens that are not ours come from and are kept.
package struct WordShelf: Sendable {
  /// The words that labels are read with: ours and what is kept.
  package var vocabulary: @Sendable () -> Vocabulary
  /// What is kept; `nil` where nothing is.
  package var read: @Sendable () throws -> AddedWords?
  /// Keeps words in place of those that were kept before.
  package var write: @Sendable (AddedWords) throws -> Void
  /// Forgets them; whether there were any.
  package var remove: @Sendable () throws -> Bool
  /// Where the taxonomy is fetched from.
  package var address: String
  /// Fetches the taxonomy; gives its bytes and the address.
  package var fetch: @Sendable () async throws -> (bytes: [UInt8], origin: String)
  /// Why nobody may be asked, though there is a network; `nil` where they may.
  package var obstacle: Failure?

  package init(
    vocabulary: @escaping @Sendable () -> Vocabulary = { .own },
    read: @escaping @Sendable () throws -> AddedWords? = { nil },
    write: @escaping @Sendable (AddedWords) throws -> Void = { _ in },
    remove: @escaping @Sendable () throws -> Bool = { false },
    address: String = "",
    fetch: @escaping @Sendable () async throws -> (bytes: [UInt8], origin: String) = { ([], "") },
    obstacle: Failure? = nil
  ) {
    self.vocabulary = vocabulary
    self.read = read
    self.write = write
    self.remove = remove
    self.address = address
    self.fetch = fetch
    self.obstacle = obstacle
  }
}
