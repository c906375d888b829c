import HTTP

/// One request for what is still missing of a file.
struct Attempt: Sendable {
  let download: Download
  let part: PartFile
  /// How much there was when the request was made.
  private let offset: Int
  private let condition: String?

  init(_ download: Download, _ part: PartFile) throws(DownloadError) {
    self.download = download
    self.part = part
    condition = part.record.condition
    // Without a mark to know the same file by, parts may not be put together.
    if condition == nil, part.count > 0 { try part.restart() }
    offset = part.count
  }

  var request: HTTPRequest {
    var request = HTTPRequest(
      url: download.url,
      headers: download.headers,
      timeout: nil,
      maximumBodySize: .max,
      policy: download.policy
    )
    // Bytes are counted and compared, so they must be those of the file.
    request.policy.allowsCompression = false
    if offset > 0, let condition {
      request.headers += [
        HTTPHeader("Range", "bytes=\(offset)-"), HTTPHeader("If-Range", condition),
      ]
    }
    return request
  }

  /// Judges the head of an answer, and makes the part ready for its body.
  @Sendable func take(_ head: HTTPResponseHead) throws {
    if let encoding = head["content-encoding"], encoding.lowercased() != "identity" {
      throw HTTPFailure(.malformed, "the server packed the file unasked")
    }
    var total = part.record.total
    switch head.status {
    case 200:
      // Also where the server cannot send a part, or has another file by now.
      if part.count > 0 { try part.restart() }
      total = head["content-length"].flatMap { Int($0) }
      try part.note(etag: head["etag"], lastModified: head["last-modified"], total: total)
    case 206 where offset > 0: try checkPart(head)
    case 206, 416: throw MismatchFailure()
    default: throw StatusFailure(head)
    }
    if let total, total > download.maximumSize { throw tooLarge }
  }

  @Sendable func take(_ bytes: [UInt8]) throws {
    let count = part.count + bytes.count
    guard count <= download.maximumSize else { throw tooLarge }
    if let total = part.record.total, count > total { throw MismatchFailure() }
    try part.append(bytes)
  }

  private func checkPart(_ head: HTTPResponseHead) throws {
    guard let range = head["content-range"].flatMap({ ContentRange($0) }), range.start == offset
    else { throw MismatchFailure() }
    let record = part.record
    // A server may honour the range and not the condition.
    if let etag = head["etag"], etag != record.etag { throw MismatchFailure() }
    if let modified = head["last-modified"], modified != record.lastModified {
      throw MismatchFailure()
    }
    if let total = range.total, let known = record.total, total != known { throw MismatchFailure() }
    guard record.total == nil else { return }
    try part.note(etag: record.etag, lastModified: record.lastModified, total: range.total)
  }

  private var tooLarge: DownloadError {
    .tooLarge(name: download.name, limit: download.maximumSize)
  }
}
