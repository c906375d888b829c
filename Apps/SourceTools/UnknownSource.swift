import CommandLineKit

/// A source is named that there is not.
struct UnknownSource: Explained {
  let name: String
  /// The setting that names it; `nil` where the person does.
  var setting: String?
  let known: [String]

  var summary: String {
    let place = setting.map { "\($0): " } ?? ""
    return "\(place)there is no food source \"\(name)\", and no program reset-source-\(name)"
  }
  var hint: String? { "known sources: \(known.joined(separator: ", "))" }
  var exitCode: ExitCode { .usage }
  var code: String { "unknown_source" }
}
