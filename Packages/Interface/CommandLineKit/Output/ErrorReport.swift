import JSON

/// What is said about an error, for people and for programs.
struct ErrorReport: Equatable {
  let code: String
  let message: String
  let hint: String?
  let exitCode: ExitCode

  init(_ error: any Error, in place: String? = nil) {
    let place = place.map { "\($0): " } ?? ""
    switch error {
    case let error as any Explained:
      code = error.code
      message = place + error.summary
      hint = error.hint
      exitCode = error.exitCode
    case is CancellationError:
      code = "interrupted"
      message = "interrupted"
      hint = nil
      exitCode = .interrupted
    default:
      code = "internal"
      // Not `localizedDescription`, which says nothing on Linux.
      message = "\(place)internal error: \(error)"
      hint = "report this mistake of the program, with the call that led to it"
      exitCode = .internalError
    }
  }

  var json: JSON {
    [
      "error": [
        "code": .string(code), "message": .string(message), "hint": .string(hint as String?),
      ]
    ]
  }

  /// `reset-food: no food matches 4006381333931`, and under it what to try.
  func text(program: String) -> StyledText {
    let headline: StyledText = "\(program): \(message, as: .bad)"
    guard let hint else { return headline }
    return headline + "\n  try: \(hint, as: .strong)"
  }
}
