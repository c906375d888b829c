import CommandLineKit

/// Reads pictures several at once and shows them in the order in which they were named.
struct PictureBatch {
  let scan: Scan
  let context: Context

  func run(_ inputs: [String]) async throws -> ExitCode {
    let pictures = try inputs.flatMap { try scan.tools.pictures($0) ?? [$0] }
    let progress = context.output.progress(
      "scanning",
      total: pictures.count,
      unit: .count("pictures")
    )
    defer { progress.finish() }
    var codes: [ExitCode] = []
    var failures: [ExitCode] = []
    try await forEach(pictures) { result in
      progress.advance()
      try context.output.show(result)
      if let error = result.error {
        failures.append(context.output.report(error, in: pictures.count > 1 ? result.file : nil))
      } else {
        codes.append(result.codes.isEmpty ? .nothingFound : .done)
      }
    }
    return Context.summary(of: codes, failures: failures)
  }

  /// Hands the results over in order, though they are made out of it.
  private func forEach(_ inputs: [String], _ show: (ScanResult) throws -> Void) async throws {
    try await withThrowingTaskGroup(of: (Int, ScanResult).self) { group in
      var waiting: [Int: ScanResult] = [:]
      var next = 0
      var started = 0
      let scan = scan
      func start(_ group: inout ThrowingTaskGroup<(Int, ScanResult), any Error>) {
        guard started < inputs.count else { return }
        let (index, input) = (started, inputs[started])
        started += 1
        group.addTask { (index, try await scan.result(of: input)) }
      }
      for _ in 0..<max(scan.tools.parallel, 1) { start(&group) }
      while let (index, result) = try await group.next() {
        waiting[index] = result
        while let ready = waiting.removeValue(forKey: next) {
          try show(ready)
          next += 1
        }
        start(&group)
      }
    }
  }
}
