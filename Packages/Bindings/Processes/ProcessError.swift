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

  /// What went wrong, without anything the program printed.
  package var message: String {
    switch self {
    case .cannotStart(let program, let code): "cannot start \(program): \(errorText(code))"
    case .tookTooLong(let program, let limit): "\(program) took longer than \(limit)"
    case .printedTooMuch(let program, let limit): "\(program) printed more than \(limit) bytes"
    case .systemCall(let call, let code): "\(call) failed: \(errorText(code))"
    }
  }
}

/// The system's words for an error number. The C function is `strerror`.
func errorText(_ code: Int32) -> String {
  unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
}
