import FoodSources
import HTTP
import JSON
import Nutrition
import OpenFoodFactsProducts

/// The body of an answer, when it is JSON; every other answer is a failure.
struct AnswerBody {
  let json: JSON
  let status: Int

  /// - Returns: `nil` for a 404 without a body: nothing is there.
  /// - Throws: `SourceFailure`.
  init?(_ response: HTTPResponse) throws(SourceFailure) {
    status = response.head.status
    let isJSON = response.body.first { !Self.spaces.contains($0) } == UInt8(ascii: "{")
    // A refusal may carry JSON too; only these two statuses are answers.
    guard [200, 404].contains(status) else { throw SourceFailure(status: response.head) }
    if status == 404, response.body.isEmpty { return nil }
    guard isJSON else { throw SourceFailure(noJSON: response) }
    do {
      json = try JSON(reading: response.body)
    } catch {
      throw SourceFailure(.malformed, "openfoodfacts sent JSON that is cut off or damaged")
    }
  }

  private static let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
}

/// An answer about one product, of version 2 or 3.
struct ProductAnswer {
  private let body: AnswerBody?

  init(_ response: HTTPResponse) throws(SourceFailure) { body = try AnswerBody(response) }

  /// The food; `nil` where the server does not know the product.
  func food(_ code: String, _ languages: [String]) throws(SourceFailure) -> Food? {
    guard let body else { return nil }
    guard let product = body.json["product"], case .object(let members) = product,
      !members.isEmpty
    else {
      if isUnknown(body.json) { return nil }
      throw SourceFailure(complaint: body.json, status: body.status)
    }
    let own: JSON =
      members.contains { $0.key == "code" }
      ? product : product.adding(JSON.Member("code", body.json["code"] ?? .string(code)))
    return ProductDocument(
      own,
      fields: ProductField.all(languages: languages),
      languages: languages
    ).food
  }

  /// Version 3 says why in words, version 2 with a 0. A product of another kind, such as a
  /// shampoo, is no food either.
  private func isUnknown(_ json: JSON) -> Bool {
    if let result = json["result"]?["id"] {
      return ["product_not_found", "product_found_with_a_different_product_type"].contains(result)
        || result == "product_found" && json["product"] != nil
    }
    return json["status"] == .int(0) || json["status"] == "0"
  }
}

/// An answer to a search: the search server's, or the older one of the product server.
struct SearchAnswer {
  private let body: AnswerBody

  init(_ response: HTTPResponse) throws(SourceFailure) {
    guard let body = try AnswerBody(response), body.status == 200 else {
      throw SourceFailure(.malformed, "openfoodfacts has no search at this address")
    }
    self.body = body
  }

  func foods(_ languages: [String]) throws(SourceFailure) -> [Food] {
    guard case .array(let hits)? = body.json["hits"] ?? body.json["products"] else {
      throw SourceFailure(complaint: body.json, status: body.status)
    }
    let fields = ProductField.all(languages: languages)
    return hits.compactMap {
      ProductDocument($0, fields: fields, languages: languages).food
    }
  }
}
