package import Barcodes
package import CommandLineKit
package import DietCheck
package import Diary
package import FoodLookup

/// What the program works with; the app picks the real ones, tests theirs.
package struct ScanTools: Sendable {
  /// The bytes of the file at a path.
  package var read: @Sendable (String) throws -> [UInt8]
  /// The pictures of a folder, in order; `nil` where the path is none.
  package var pictures: @Sendable (_ folder: String) throws -> [String]?
  /// How many bytes the file at a path has; `nil` where there is none.
  package var size: @Sendable (String) -> Int?
  /// The barcodes of a picture file.
  package var barcodes: @Sendable ([UInt8]) throws -> [Barcode]
  /// Reads the settings and finds the food for one call.
  package var open: @Sendable (CommonOptions, Context) throws -> ScanSession
  /// Waits between two looks at a folder.
  package var pause: @Sendable () async throws -> Void
  /// How many pictures are read at once.
  package var parallel: Int

  package init(
    read: @escaping @Sendable (String) throws -> [UInt8],
    pictures: @escaping @Sendable (String) throws -> [String]?,
    size: @escaping @Sendable (String) -> Int?,
    barcodes: @escaping @Sendable ([UInt8]) throws -> [Barcode],
    open: @escaping @Sendable (CommonOptions, Context) throws -> ScanSession,
    pause: @escaping @Sendable () async throws -> Void,
    parallel: Int
  ) {
    self.read = read
    self.pictures = pictures
    self.size = size
    self.barcodes = barcodes
    self.open = open
    self.pause = pause
    self.parallel = parallel
  }
}

/// The person's files and wishes for one call.
package struct ScanSession: Sendable {
  /// Asks the person's sources for the product of a number.
  package var lookup: @Sendable (GTIN) async throws -> LookupResult
  /// Who is watched over: the person, then the household, as the settings have them.
  package var profiles: @Sendable () throws(DietProfileError) -> [DietProfile]
  /// The words that labels are read with.
  package var vocabulary: @Sendable () -> Vocabulary
  /// The diary, opened anew.
  package var diary: @Sendable () throws -> Diary
  /// The hour a day begins at.
  package var dayStart: Int
  package var watched: WatchMemory

  package init(
    lookup: @escaping @Sendable (GTIN) async throws -> LookupResult,
    profiles: @escaping @Sendable () throws(DietProfileError) -> [DietProfile],
    vocabulary: @escaping @Sendable () -> Vocabulary = { .own },
    diary: @escaping @Sendable () throws -> Diary,
    dayStart: Int = 0,
    watched: WatchMemory
  ) {
    self.lookup = lookup
    self.profiles = profiles
    self.vocabulary = vocabulary
    self.diary = diary
    self.dayStart = dayStart
    self.watched = watched
  }
}

/// Which pictures of a watched folder were read, kept for the next time.
package struct WatchMemory: Sendable {
  /// `nil` for a folder that was never watched.
  package var read: @Sendable (_ folder: String) throws -> [String]?
  package var write: @Sendable (_ folder: String, _ pictures: [String]) throws -> Void

  package init(
    read: @escaping @Sendable (String) throws -> [String]?,
    write: @escaping @Sendable (String, [String]) throws -> Void
  ) {
    self.read = read
    self.write = write
  }
}
