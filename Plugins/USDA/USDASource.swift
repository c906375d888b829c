import Barcodes
import FoodDataCentral
package import FoodSources
package import HTTP
import Nutrition

/// FoodData Central of the USDA, asked over the network: plain foods, dishes and branded products.
///
/// It wants a key, free of charge, and counts the calls made with it in each hour; keeping to that
/// is a wrapper's business.
package struct USDASource: FoodSource {
  private let client: any HTTPClient
  private let requests: Requests
  private let key: @Sendable () async throws -> String
  private let onRemaining: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - client: What sends the requests.
  ///   - address: Where the service is, without a slash at the end.
  ///   - timeout: Seconds that one request may take.
  ///   - key: The person's key; throws `SourceFailure` where there is none. It is sent in a header
  ///     and goes nowhere else.
  ///   - onRemaining: Told after each answer how many calls the service says are left.
  package init(
    client: any HTTPClient,
    address: String = Self.address,
    timeout: Double = 5,
    key: @escaping @Sendable () async throws -> String,
    onRemaining: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.client = client
    requests = Requests(address: address, timeout: timeout)
    self.key = key
    self.onRemaining = onRemaining
  }

  package static let address = "https://api.nal.usda.gov/fdc/v1"

  package static let about = SourceDescription(
    name: "usda",
    kind: .network,
    capabilities: [.search, .barcode],
    asked: "foods by words, products by barcode (FoodData Central of the USDA)",
    leaves: "the words or the barcode, and your key",
    secret: "fdc_key",
    attribution: attribution
  )

  static let attribution = "USDA FoodData Central (public domain)"

  package var about: SourceDescription { Self.about }

  package func answer(_ question: FoodQuestion) async throws -> FoodAnswer {
    switch question.subject {
    case .search(let words, let limit): FoodAnswer(foods: try await search(words, limit))
    case .barcode(let gtin): FoodAnswer(foods: try await product(gtin).map { [$0] } ?? [])
    case .food(let id): FoodAnswer(foods: try await food(id).map { [$0] } ?? [])
    case .describe, .photo:
      throw SourceFailure(.unsupported, "usda knows foods, not descriptions or pictures")
    }
  }

  // MARK: - Questions

  /// Plain foods and dishes first: among hundreds of thousands of products they would not be seen.
  private func search(_ words: String, _ limit: Int) async throws -> [Food] {
    guard words.contains(where: { !$0.isWhitespace }), limit > 0 else { return [] }
    for types in [Requests.plainTypes, [Requests.brandedType]] {
      let body = requests.search(words, types: types, limit: limit, allWords: true)
      let foods = try await found(body).prefix(limit).compactMap(\.food)
      guard foods.isEmpty else { return Ranking(words).rated(foods) }
    }
    return []
  }

  /// The newest entry of the product: each new label is a new food there.
  private func product(_ gtin: GTIN) async throws -> Food? {
    // A product is listed under any of its spellings, and the service knows them as words only.
    let words = (gtin.spellings + Self.bare(gtin)).joined(separator: " ")
    let body = requests.search(words, types: [Requests.brandedType], limit: 50, allWords: false)
    let entries = try await found(body).filter { $0.product.gtin == gtin }
    guard let newest = entries.max(by: { ($0.id ?? 0) < ($1.id ?? 0) }) else { return nil }
    guard newest.nutrients.isEmpty, let id = newest.id else { return newest.food }
    return try await whole(id)?.food ?? newest.food
  }

  /// The number without the zeros it begins with, which spreadsheets have eaten on the way there.
  private static func bare(_ gtin: GTIN) -> [String] {
    let digits = String(gtin.normalized.drop { $0 == "0" })
    return [10, 11].contains(digits.utf8.count) ? [digits] : []
  }

  private func food(_ id: FoodID) async throws -> Food? {
    guard id.source == about.name, let number = Int(id.key), number > 0 else { return nil }
    return try await whole(number)?.food
  }

  // MARK: - Exchanges

  private func found(_ request: HTTPRequest) async throws -> [FDCFood] {
    guard let body = try await body(of: request) else {
      throw SourceFailure(.malformed, "usda has no search at this address")
    }
    return try FoundFoods(body).foods
  }

  private func whole(_ id: Int) async throws -> FDCFood? {
    try await body(of: requests.food(id)).map { try FDCFood(answer: $0) }
  }

  /// The body of an answer; `nil` where the service says that nothing is there.
  private func body(of request: HTTPRequest) async throws -> [UInt8]? {
    var request = request
    request.headers.append(HTTPHeader("X-Api-Key", try await key()))
    let response: HTTPResponse
    do {
      response = try await client.send(request)
    } catch let failure as HTTPFailure {
      throw SourceFailure(failure)
    }
    if let left = response.head["x-ratelimit-remaining"].flatMap({ Int($0) }) { onRemaining(left) }
    if response.head.status == 404 { return nil }
    guard response.head.status == 200 else { throw SourceFailure(response) }
    return response.body
  }
}
