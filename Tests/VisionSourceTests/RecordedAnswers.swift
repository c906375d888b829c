import FoundationEssentials
import HTTP
import JSON

/// Answers of providers as they really came, beside the checkout.
enum RecordedAnswers {
  static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/shared/data/ai"

  static let arePresent = FileManager.default.fileExists(atPath: folder + "/recorded")

  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/recorded")) ?? []
    return files.filter { $0.hasSuffix(".body") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func response(_ name: String) throws -> HTTPResponse {
    let meta = try JSON(reading: bytes("recorded/\(name).meta.json"))
    guard case .int(let status)? = meta["status"], case .object(let headers)? = meta["headers"]
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let lines = headers.compactMap { member -> HTTPHeader? in
      guard case .string(let value) = member.value else { return nil }
      return HTTPHeader(member.key, value)
    }
    return HTTPResponse(
      head: HTTPResponseHead(status: status, headers: lines),
      body: try bytes("recorded/\(name).body")
    )
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
  }
}
