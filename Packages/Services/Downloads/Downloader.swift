package import HTTP

/// Fetches files, going on where an earlier attempt or run has stopped.
///
/// A file appears at its path only when it is whole and has been found right; until then its bytes
/// lie beside it as `….part`, with `….part.json` to know them by. Cancelling leaves both.
package struct Downloader: Sendable {
  private let client: any HTTPClient
  private let attempts: Int
  private let longestPause: Double
  private let pause: @Sendable (Double) async throws -> Void

  /// Makes a downloader.
  ///
  /// - Parameters:
  ///   - client: What sends the requests.
  ///   - attempts: How often a file is asked for before giving up.
  ///   - longestPause: The most seconds between attempts. A server that asks for more is obeyed by
  ///     giving up.
  ///   - pause: Waits for some seconds.
  package init(
    client: any HTTPClient,
    attempts: Int = 6,
    longestPause: Double = 60,
    pause: @escaping @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.client = client
    self.attempts = attempts
    self.longestPause = longestPause
    self.pause = pause
  }

  /// Fetches a file.
  ///
  /// - Parameters:
  ///   - download: What to fetch, and where to.
  ///   - onProgress: Told after each piece how many bytes there are, and of how many if known. It
  ///     runs on the client's thread, so it should be brief.
  /// - Throws: `DownloadError`, or `CancellationError`.
  package func fetch(
    _ download: Download,
    onProgress: @escaping @Sendable (_ received: Int, _ total: Int?) -> Void = { _, _ in }
  ) async throws -> DownloadedFile {
    let part = try PartFile(of: download)
    defer { part.release() }
    do {
      try await complete(part, of: download, onProgress)
    } catch {
      if case DownloadError.tooLarge = error {
        part.discard()
      } else {
        // The error that stopped us tells more than one of keeping what there is.
        try? part.settle()
      }
      throw error
    }
    return try finish(part, of: download)
  }

  private func complete(
    _ part: PartFile,
    of download: Download,
    _ onProgress: @escaping @Sendable (Int, Int?) -> Void
  ) async throws {
    var number = 1
    // Perhaps the last run got as far as the last byte.
    while !part.isWhole {
      do {
        return try await ask(for: part, of: download, onProgress)
      } catch {
        let seconds = try pause(after: error, number, part.count, download)
        if error is MismatchFailure { try part.restart() }
        try await pause(seconds)
      }
      number += 1
    }
  }

  private func ask(
    for part: PartFile,
    of download: Download,
    _ onProgress: @escaping @Sendable (Int, Int?) -> Void
  ) async throws {
    let attempt = try Attempt(download, part)
    try await client.stream(attempt.request, onHead: attempt.take) { bytes in
      try attempt.take(bytes)
      onProgress(part.count, part.record.total)
    }
    guard part.record.total == nil || part.isWhole || part.record.total == 0 else {
      throw MismatchFailure()
    }
  }

  /// How long to wait before the next attempt; throws when there is to be none.
  private func pause(
    after error: any Error,
    _ number: Int,
    _ received: Int,
    _ download: Download
  ) throws -> Double {
    let name = download.name
    var seconds = min(longestPause, Double(1 << min(number - 1, 10)) / 2)
    switch error {
    case let failure as HTTPFailure:
      // Where nobody has answered yet, more patience is of no use to the person who waits.
      let isSilent = failure.kind == .cannotConnect && received == 0
      let attempts = isSilent ? min(attempts, 3) : attempts
      guard failure.mayPass, number < attempts else {
        throw DownloadError.exchange(name: name, failure)
      }
    case let failure as StatusFailure:
      let wait = failure.retryAfter
      guard failure.mayPass, number < attempts, Double(wait ?? 0) <= longestPause else {
        throw DownloadError.status(name: name, failure.status, retryAfter: wait)
      }
      seconds = wait.map { Double($0) } ?? seconds
    case is MismatchFailure:
      guard number < attempts else { throw DownloadError.unsteady(name: name) }
    default: throw error
    }
    return seconds
  }

  private func finish(_ part: PartFile, of download: Download) throws -> DownloadedFile {
    try part.settle()
    let record = part.record
    let file = DownloadedFile(
      path: download.path,
      size: part.count,
      sha256: part.hexDigest,
      etag: record.etag,
      lastModified: record.lastModified
    )
    if let expected = download.sha256, expected.lowercased() != file.sha256 {
      part.discard()
      throw DownloadError.wrongDigest(name: download.name)
    }
    if let reason = download.flaw(download.partPath) {
      part.discard()
      throw DownloadError.rejected(name: download.name, reason: reason)
    }
    try part.finish()
    return file
  }
}
