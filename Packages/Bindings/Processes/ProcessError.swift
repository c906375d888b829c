import Glibc

/// Why another program did not run to its end.
package enum ProcessError: Error, Equatable {
  case cannotStart(program: String, code: Int32)
  /// It was stopped, with all it had started.
  case tookTooLong(program: String, limit: Duration)
  /// It printed more than was wanted, and was stopped.
  case printedTooMuch(program: String, limit: Int)
  /// A call to the system failed that should not.
  case systemCall(String, code: Int32)

  /// What went wrong, without naming the program; the system's words where it has some.
  package var reason: String {
    switch self {
    case .cannotStart(_, let code): errorText(code)
    case .tookTooLong(_, let limit): "took longer than \(limit)"
    case .printedTooMuch(_, let limit): "printed more than \(limit) bytes"
    case .systemCall(let call, let code): "\(call) failed: \(errorText(code))"
    }
  }

  /// What went wrong, without anything the program printed.
  package var message: String {
    switch self {
    case .cannotStart(let program, _): "cannot start \(program): \(reason)"
    case .tookTooLong(let program, _), .printedTooMuch(let program, _): "\(program) \(reason)"
    case .systemCall: reason
    }
  }
}

/// The system's words for an error number. The C function is `strerror`.
func errorText(_ code: Int32) -> String {
  unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
}
