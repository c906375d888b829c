package import Files
package import HTTP

/// Why a file could not be fetched. Nothing has been put in its place then.
package enum DownloadError: Error, Equatable, Sendable {
  /// The server answered with a status that is no file; with the seconds it asks to wait.
  case status(name: String, Int, retryAfter: Int?)
  /// No whole answer came, after all attempts.
  case exchange(name: String, HTTPFailure)
  /// The server's parts do not make a whole, after all attempts.
  case unsteady(name: String)
  case tooLarge(name: String, limit: Int)
  /// The file is whole, but not what was wanted.
  case rejected(name: String, reason: String)
  case wrongDigest(name: String)
  case cannotWrite(FileError)
  /// Another program is fetching the file.
  case busy(name: String)

  /// One line in lower case without a full stop.
  package var summary: String {
    switch self {
    case .status(let name, let status, _):
      "\(name): the server answered \(status)\(words(for: status))"
    case .exchange(let name, let failure): "\(name): \(failure.message)"
    case .unsteady(let name): "\(name): the server's answers do not fit together"
    case .tooLarge(let name, let limit): "\(name): larger than the \(limit) bytes allowed"
    case .rejected(let name, let reason): "\(name): \(reason)"
    case .wrongDigest(let name): "\(name): the checksum is not the one expected"
    case .cannotWrite(let error): error.summary
    case .busy(let name): "\(name): another program is fetching it"
    }
  }

  /// What to try next, if we know.
  package var hint: String? {
    switch self {
    case .status(_, _, let seconds?): "the server asks to wait \(seconds) seconds"
    case .status(_, 500..., _), .status(_, 429, _), .busy, .unsteady: "try again later"
    case .exchange(_, let failure) where failure.mayPass:
      "run it again: it goes on where it stopped"
    default: nil
    }
  }

  /// What programs tell the error by; never changes.
  package var code: String {
    switch self {
    case .status: "download_refused"
    case .exchange(_, let failure) where failure.kind == .notAllowed: "download_not_allowed"
    case .exchange: "download_interrupted"
    case .unsteady: "download_unsteady"
    case .tooLarge: "download_too_large"
    case .rejected: "download_rejected"
    case .wrongDigest: "download_wrong_checksum"
    case .cannotWrite: "download_cannot_write"
    case .busy: "download_busy"
    }
  }

  /// Whether the source is to blame (exit status 6), not the request or this machine.
  package var isSourceFailure: Bool {
    switch self {
    case .exchange(_, let failure): failure.kind != .notAllowed
    case .cannotWrite, .busy: false
    default: true
    }
  }

  private func words(for status: Int) -> String {
    switch status {
    case 401, 403: " (not allowed)"
    case 404, 410: " (not found)"
    case 429: " (too many requests)"
    case 500...: " (its own failure)"
    default: ""
    }
  }
}

extension HTTPFailure {
  /// Whether the same request may well succeed in a while.
  var mayPass: Bool {
    switch kind {
    case .cannotConnect, .timedOut, .interrupted: true
    case .tooLarge, .notAllowed, .tls, .malformed: false
    }
  }
}
