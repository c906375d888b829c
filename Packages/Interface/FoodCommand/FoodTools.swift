package import Caffeine
package import CatalogImport
package import CommandLineKit
package import Diary
package import FoodCatalog
package import FoodLookup
import Meals
package import SourceConformance

/// What the commands work with; the program picks the real ones, tests theirs.
package struct FoodTools: Sendable {
  /// Reads the settings and finds the files for one call.
  package var open: @Sendable (CommonOptions, Context) throws -> FoodSession

  package init(open: @escaping @Sendable (CommonOptions, Context) throws -> FoodSession) {
    self.open = open
  }
}

/// The person's files and wishes for one call.
package struct FoodSession: Sendable {
  /// The catalogue, opened anew; what is damaged of it is left out and warned of.
  package var catalog: @Sendable () throws -> Catalog
  /// All of the catalogue; throws where it is not whole.
  package var wholeCatalog: @Sendable () throws -> Catalog
  package var store: CatalogStore
  /// Whoever answers questions about food.
  package var sources: ConfiguredSources
  /// The source called so, to be tried out.
  package var trial: @Sendable (String) async throws -> ConformanceSubject = { name in
    throw Failure("there is no food source \"\(name)\"", exitCode: .usage, code: "unknown_source")
  }
  /// The diary, opened anew.
  package var diary: @Sendable () throws -> Diary
  /// The diary where there is one already; nothing is made.
  package var diaryThere: @Sendable () throws -> Diary? = { nil }
  package var downloads: CatalogDownloads
  /// The FNDDS release to use; `nil` for the newest.
  package var release: String?
  /// The person's language, ISO 639-1.
  package var language: String?
  /// The hour a day begins at.
  package var dayStart: Int
  /// What decides how much caffeine is much.
  package var caffeine: CaffeineProfile
  package var diet = DietTools()

  package init(
    catalog: @escaping @Sendable () throws -> Catalog,
    store: CatalogStore,
    sources: ConfiguredSources,
    diary: @escaping @Sendable () throws -> Diary,
    downloads: CatalogDownloads,
    release: String? = nil,
    language: String? = nil,
    dayStart: Int = 0,
    caffeine: CaffeineProfile = CaffeineProfile()
  ) {
    self.catalog = catalog
    wholeCatalog = catalog
    self.store = store
    self.sources = sources
    self.diary = diary
    self.downloads = downloads
    self.release = release
    self.language = language
    self.dayStart = dayStart
    self.caffeine = caffeine
  }

  /// The person's languages, best first; none where they are not known.
  var languages: [String] {
    guard let language, language != "en" else { return language.map { [$0] } ?? [] }
    return [language, "en"]
  }

  /// Looks over meals for whoever the settings watch over.
  func watch(_ catalog: Catalog, _ output: Output) -> MealWatch {
    MealWatch(diet.profiles, catalog, output)
  }

  func searchOptions(limit: Int, release asked: String?, table: String? = nil) -> SearchOptions {
    SearchOptions(limit: limit, release: asked ?? release, table: table, language: language)
  }
}

/// Fetches official tables.
package struct CatalogDownloads: Sendable {
  /// Fetches the file called `name` from the configured address; gives the path and the address.
  package var fetch:
    @Sendable (_ name: String, _ progress: @escaping @Sendable (Int, Int?) -> Void) async throws ->
      (path: String, origin: String)

  package init(
    fetch:
      @escaping @Sendable (
        String, @escaping @Sendable (Int, Int?) -> Void
      ) async throws -> (path: String, origin: String)
  ) {
    self.fetch = fetch
  }
}
