import CommandLineKit
import FoodLookup
import FoodSources

extension Context {
  /// Tells under `--verbose` who was asked and how it went.
  func explain(_ result: LookupResult) {
    for tried in result.tried { output.detail("\(tried.source): \(tried.status.word)") }
    for failure in result.failures { output.detail("\(failure.message)") }
  }
}
