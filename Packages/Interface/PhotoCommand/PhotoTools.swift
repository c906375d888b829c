package import CommandLineKit
package import Diary
package import DietCheck
package import FoodCatalog
package import FoodLookup

/// What `reset-photo` works with; the program picks the real ones, tests theirs.
package struct PhotoTools: Sendable {
  /// Reads the settings and finds the files for one call.
  package var open: @Sendable (CommonOptions, Context) throws -> PhotoSession
  /// All the bytes of a file; throws what a person can read.
  package var read: @Sendable (_ path: String) throws -> [UInt8]
  /// Makes or replaces a file; throws what a person can read.
  package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws -> Void
  /// Recordings in a folder.
  package var recordings: @Sendable (_ folder: String) -> Recordings

  package init(
    open: @escaping @Sendable (CommonOptions, Context) throws -> PhotoSession,
    read: @escaping @Sendable (String) throws -> [UInt8],
    write: @escaping @Sendable ([UInt8], String) throws -> Void,
    recordings: @escaping @Sendable (String) -> Recordings
  ) {
    self.open = open
    self.read = read
    self.write = write
    self.recordings = recordings
  }
}

/// The person's files and wishes for one call.
package struct PhotoSession: Sendable {
  /// Those who would be asked, in their order, or the one that is named.
  package var services: @Sendable (_ only: String?) throws -> [ServiceStatus]
  /// Makes what questions are put to.
  package var lookup:
    @Sendable (
      _ only: String?, _ tape: Tape, _ onRetry: @escaping @Sendable (RetryNotice) -> Void
    ) throws -> FoodLookup
  /// The catalogue, opened anew.
  package var catalog: @Sendable () throws -> Catalog
  /// The diary, opened anew.
  package var diary: @Sendable () throws -> Diary
  /// The most pixels of a picture's longer side when it is sent.
  package var longEdge: Int
  package var numbers = Numbers.database
  /// The release of the food tables to use; `nil` for the newest.
  package var release: String?
  /// The person's language, ISO 639-1.
  package var language: String?
  /// The hour a day begins at.
  package var dayStart = 0
  /// Who is watched over for what they do not eat.
  package var profiles: @Sendable () throws(DietProfileError) -> [DietProfile] = {
    () throws(DietProfileError) in []
  }

  package init(
    services: @escaping @Sendable (String?) throws -> [ServiceStatus],
    lookup:
      @escaping @Sendable (
        String?, Tape, @escaping @Sendable (RetryNotice) -> Void
      ) throws -> FoodLookup,
    catalog: @escaping @Sendable () throws -> Catalog,
    diary: @escaping @Sendable () throws -> Diary,
    longEdge: Int
  ) {
    self.services = services
    self.lookup = lookup
    self.catalog = catalog
    self.diary = diary
    self.longEdge = longEdge
  }

  var searchOptions: SearchOptions {
    SearchOptions(limit: 10, release: release, language: language)
  }
}

/// Whose numbers a dish gets.
package enum Numbers: String, CaseIterable, ArgumentValue, Sendable {
  /// Those of the food tables, for the weight that was seen.
  case database
  /// Those that the model gave.
  case model
  /// Those of the tables, and the model's beside them.
  case both
}
