import CurlHTTP
import FoodSources
import Foundation
import HTTP
import LoopbackServer
import Synchronization
import Testing

@testable import USDA

/// The recorded answers, served on this machine.
enum Recordings {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../../../shared/data/fdc").standardized

  /// Whether the recordings lie beside the checkout.
  static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  /// The right key is the one that the server wants.
  static let key = "right-key"

  private static let client = CurlClient(CurlSettings(userAgent: "tests"))

  struct Names: Decodable {
    let searches: [String]
    let foods: [String]
  }

  static func names() async throws -> Names {
    let url = try LoopbackServer.shared.get().url("/fdc/names")
    let response = try await client.send(HTTPRequest(url: url))
    return try JSONDecoder().decode(Names.self, from: Data(response.body))
  }

  /// - Parameters:
  ///   - failure: How the server fails; `nil` for not at all.
  ///   - key: What is sent as the key.
  ///   - remaining: Told what the server says is left.
  static func source(
    failing failure: String? = nil,
    key: String = key,
    remaining: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> USDASource {
    let address = try LoopbackServer.shared.get().url(failure.map { "/fdc/as/\($0)" } ?? "/fdc")
    return USDASource(client: client, address: address, key: { key }, onRemaining: remaining)
  }

  /// The foods in all recorded answers as they stand there.
  static func raw() throws -> [[String: Any]] {
    var foods: [[String: Any]] = []
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in names ?? .init() where file.pathExtension == "json" {
      let document = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      guard let object = document as? [String: Any] else { continue }
      let answers = [object] + object.values.compactMap { $0 as? [String: Any] }
      for answer in answers {
        if answer["fdcId"] != nil { foods.append(answer) }
        foods += answer["foods"] as? [[String: Any]] ?? []
      }
    }
    return foods
  }
}
