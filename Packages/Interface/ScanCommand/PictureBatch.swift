import CommandLineKit

/// Reads pictures several at once and shows them in the order in which they were named.
struct PictureBatch {
  let desk: ScanDesk

  private var scan: Scan { desk.scan }

  func run(_ inputs: [String]) async throws -> ExitCode {
    let pictures = try inputs.flatMap { try scan.tools.pictures($0) ?? [$0] }
    let progress = scan.context.output.progress(
      "scanning",
      total: pictures.count,
      unit: .count("pictures")
    )
    defer { progress.finish() }
    var codes: [ExitCode] = []
    var failures: [ExitCode] = []
    try await forEach(pictures) { result in
      if pictures.count > 1 { progress.advance() }
      let (code, isFailure) = try await desk.take(result, isOneOfMany: pictures.count > 1)
      if isFailure { failures.append(code) } else { codes.append(code) }
    }
    return desk.summary(of: codes, failures: failures)
  }

  /// Hands the results over in order, though they are made out of it. None is begun that is far
  /// ahead of the one that is shown, so that few wait in memory.
  private func forEach(
    _ inputs: [String],
    _ show: (ScanResult) async throws -> Void
  ) async throws {
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
        start(&group)
        while let ready = waiting.removeValue(forKey: next) {
          try await show(ready)
          next += 1
        }
      }
    }
  }
}
