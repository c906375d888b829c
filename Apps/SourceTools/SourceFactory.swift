import Calendar
import CommandLineKit
import FoodLookup
import FoodSources
import ProgramTools
import Settings

/// How a source is made from what is configured, and our manners towards it. One constant a plugin.
struct SourceFactory: Sendable {
  let about: SourceDescription
  /// How often it may be asked.
  var limits: [RateLimit] = []
  /// How long its answers are kept; `nil` where they are not.
  var lifetime: CacheLifetime?
  /// Whether it is asked with more patience than a table or a product database: its answers take
  /// seconds, and cost money.
  var isPatient = false
  /// How our programs name themselves to servers, with a place to complain about them.
  static let userAgent = "RESET/\(ProgramVersion.number) (food lookup; run by one person)"

  /// Makes the bare source; nothing is opened, started or asked yet.
  let make: @Sendable (SourceSurroundings) throws -> any FoodSource
}

/// What a source may be made from.
struct SourceSurroundings: Sendable {
  let home: Home
  let settings: Settings
  let secrets: Secrets
  let store: SourceStore
  let environment: [String: String]
  let now: @Sendable () -> Instant
  /// Where warnings go.
  let output: Output
  /// The only table to look in, and the release, where the person said so.
  let table: String?
  let release: String?
}
