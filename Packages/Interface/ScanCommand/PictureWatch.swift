import CommandLineKit

/// Reads each picture that arrives in a folder, once, also over several runs.
struct PictureWatch {
  let desk: ScanDesk
  let folder: String

  private var tools: ScanTools { desk.scan.tools }
  private var output: Output { desk.scan.context.output }

  /// Runs until it is interrupted.
  ///
  /// What lies there when a folder is watched for the first time is old and left alone; what came
  /// while nobody watched is read at the next start.
  func run(_ others: [String]) async throws -> ExitCode {
    guard others.isEmpty else { throw Self.tooMuch }
    var done = try rememberedOrOld()
    /// Sizes of those that were there at the last look.
    var growing: [String: Int] = [:]
    output.note("watching \(folder); stop with Control-C")
    while true {
      let sizes = try listing()
      for (path, size) in sizes.sorted(by: { $0.key < $1.key }) where !done.contains(path) {
        // Until nothing was added between two looks it may still be on its way.
        guard size > 0, growing[path] == size else { continue }
        done.insert(path)
        _ = try await desk.take(try await desk.scan.result(of: path), isOneOfMany: true)
        try desk.scan.session?.watched.write(folder, done.sorted())
      }
      growing = sizes
      try await tools.pause()
    }
  }

  private func rememberedOrOld() throws -> Set<String> {
    if let known = try desk.scan.session?.watched.read(folder) { return Set(known) }
    let old = try listing().keys
    try desk.scan.session?.watched.write(folder, old.sorted())
    if !old.isEmpty {
      output.note("\(old.count) pictures were there before; read them with: reset-scan \(folder)")
    }
    return Set(old)
  }

  private func listing() throws -> [String: Int] {
    guard let pictures = try tools.pictures(folder) else {
      throw Failure(
        "there is no folder \(folder)",
        hint: "name the folder where your photos arrive",
        exitCode: .unreadableInput,
        code: "no_such_folder"
      )
    }
    // One that is gone by now is of no more interest.
    let sizes = pictures.map { ($0, tools.size($0) ?? 0) }
    return Dictionary(sizes) { first, _ in first }
  }

  private static var tooMuch: Failure {
    Failure(
      "--watch reads what arrives in its folder, and no other pictures",
      hint: "scan them in a call of their own",
      exitCode: .usage,
      code: "usage"
    )
  }
}
