import HTTP
import JSON

/// What is asked of the service, as requests without a key.
struct Requests: Sendable {
  let address: String
  let timeout: Double

  static let plainTypes = ["Foundation", "SR Legacy", "Survey (FNDDS)"]
  static let brandedType = "Branded"
  /// The service gives no more at once.
  private static let longestPage = 200

  /// Foods by words. They stand in the body, not in the address, which others may keep.
  func search(_ words: String, types: [String], limit: Int, allWords: Bool) -> HTTPRequest {
    let body: JSON = [
      "query": .string(words), "dataType": .strings(types),
      "pageSize": .int(min(limit, Self.longestPage)), "requireAllWords": .bool(allWords),
    ]
    return HTTPRequest(
      method: "POST",
      url: "\(address)/foods/search",
      headers: [
        HTTPHeader("Content-Type", "application/json"), HTTPHeader("Accept", "application/json"),
      ],
      body: Array(body.text.utf8),
      timeout: timeout
    )
  }

  /// One food by its number.
  func food(_ id: Int) -> HTTPRequest {
    HTTPRequest(
      url: "\(address)/food/\(id)",
      headers: [HTTPHeader("Accept", "application/json")],
      timeout: timeout
    )
  }
}
