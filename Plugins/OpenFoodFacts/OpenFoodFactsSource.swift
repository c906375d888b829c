import Barcodes
package import FoodSources
package import HTTP
import JSON
import Nutrition
import OpenFoodFactsProducts

/// The public database of packaged products at openfoodfacts.org, asked over the network.
///
/// Its terms: a User-Agent that names the program, at most 15 product reads and 10 searches a
/// minute, the licence shown. Keeping to the rates is a wrapper's business.
package struct OpenFoodFactsSource: FoodSource {
  private let client: any HTTPClient
  private let addresses: Addresses
  private let userAgent: String

  /// Where the two servers are.
  package struct Addresses: Equatable, Sendable {
    /// The server that knows products, without a slash at the end.
    package var products: String
    /// The server that searches by words.
    package var search: String

    package init(
      products: String = "https://world.openfoodfacts.org",
      search: String = "https://search.openfoodfacts.org"
    ) {
      self.products = products
      self.search = search
    }
  }

  /// - Parameters:
  ///   - client: What sends the requests.
  ///   - addresses: Where to.
  ///   - userAgent: Names the program, its version and where to complain about it.
  package init(client: any HTTPClient, addresses: Addresses = Addresses(), userAgent: String) {
    self.client = client
    self.addresses = addresses
    self.userAgent = userAgent
  }

  package static let about = SourceDescription(
    name: ProductDocument.source,
    kind: .network,
    capabilities: [.barcode, .search],
    asked: "packaged products by barcode, and by words; for its words by allergens update",
    leaves: "the barcode or the words, and your languages",
    attribution: ProductDocument.attribution
  )

  package var about: SourceDescription { Self.about }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    switch question.subject {
    case .barcode(let gtin):
      let code = ProductRequest.code(of: gtin)
      let food = try await product(code, question.languages)
      // A case code is answered with what is in the case.
      if let found = food?.gtin, found != gtin, gtin.normalized.utf8.count == 13 {
        throw failure(.malformed, "openfoodfacts answered for another product")
      }
      return FoodAnswer(foods: food.map { [$0] } ?? [])
    case .food(let id):
      guard id.source == about.name, ProductRequest.isCode(id.key) else { return FoodAnswer() }
      return FoodAnswer(foods: try await product(id.key, question.languages).map { [$0] } ?? [])
    case .search(let words, let limit):
      return FoodAnswer(foods: try await search(words, limit, question.languages))
    case .describe, .photo:
      throw failure(.unsupported, "openfoodfacts only knows products")
    }
  }

  private func product(_ code: String, _ languages: [String]) async throws -> Food? {
    let url = ProductRequest.url(of: code, languages, base: addresses.products)
    let response = try await send(url)
    return try ProductAnswer(response).food(code, languages)
  }

  private func search(_ words: String, _ limit: Int, _ languages: [String]) async throws -> [Food] {
    guard limit > 0, let query = SearchRequest.query(of: words) else { return [] }
    let url = SearchRequest.url(of: query, limit, languages, base: addresses.search)
    let response = try await send(url)
    let foods = try SearchAnswer(response).foods(languages)
    return WordMatch.ranked(foods, words: words, limit: limit)
  }

  private func send(_ url: String) async throws -> HTTPResponse {
    let request = HTTPRequest(
      url: url,
      headers: [HTTPHeader("User-Agent", userAgent), HTTPHeader("Accept", "application/json")],
      policy: HTTPPolicy(maximumRedirects: 3, allowsOtherHosts: false)
    )
    do {
      return try await client.send(request)
    } catch let error as HTTPFailure {
      throw SourceFailure(error)
    }
  }

  private func failure(_ kind: SourceFailure.Kind, _ message: String) -> SourceFailure {
    SourceFailure(source: about.name, kind, message)
  }
}
