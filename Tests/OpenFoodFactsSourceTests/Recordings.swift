import Barcodes
import CurlHTTP
import FoodSources
import Foundation
import HTTP
import LoopbackServer
import Nutrition
import OpenFoodFactsSource

/// The recorded answers, served on this machine.
enum Recordings {
  /// Whether the recordings lie beside the checkout.
  static let arePresent: Bool = {
    let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let data = here.appending(path: "../../../shared/data/off")
    return FileManager.default.fileExists(atPath: data.path)
  }()

  /// The codes of all recorded products.
  static func codes() async throws -> [String] {
    let url = try LoopbackServer.shared.get().url("/off/codes")
    let response = try await client.send(HTTPRequest(url: url))
    return try JSONDecoder().decode([String].self, from: Data(response.body))
  }

  static let client = CurlClient(CurlSettings(userAgent: "tests"))

  /// - Parameter failure: How the server fails; `nil` for not at all.
  static func source(failing failure: String? = nil) throws -> OpenFoodFactsSource {
    let base = try LoopbackServer.shared.get().url(failure.map { "/off/as/\($0)" } ?? "/off")
    return OpenFoodFactsSource(
      client: client,
      addresses: .init(products: base, search: base),
      userAgent: "RESET-tests/1 (nobody)"
    )
  }

  static func food(_ code: String, _ languages: [String] = ["en"]) async throws -> Food? {
    let id = FoodID(source: "openfoodfacts", key: code)
    return try await source().answer(FoodQuestion(.food(id), languages: languages)).foods.first
  }
}
