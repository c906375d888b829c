import Calendar
import Synchronization

/// Shows how far some work is, on a terminal; elsewhere it does nothing.
package final class Progress: Sendable {
  package enum Unit: Equatable, Sendable {
    case bytes
    /// Things with a plural name: `foods`.
    case count(String)
  }

  private struct State {
    var done = 0
    var drawn: Instant?
  }

  private let label: StyledText
  private let total: Int?
  private let unit: Unit
  private let output: Output
  private let start: Instant
  private let state = Mutex(State())
  /// Milliseconds between two drawings; an eye wants no more.
  private static let pause: Int64 = 100

  init(_ label: StyledText, total: Int?, unit: Unit, output: Output) {
    self.label = label
    self.total = total.flatMap { $0 > 0 ? $0 : nil }
    self.unit = unit
    self.output = output
    start = output.now()
  }

  package func advance(by step: Int = 1) {
    guard output.showsProgress else { return }
    update { $0.done += step }
  }

  package func advance(to done: Int) {
    guard output.showsProgress else { return }
    update { $0.done = done }
  }

  /// Takes the bar away.
  package func finish() { output.clearStatus() }

  private func update(_ change: (inout State) -> Void) {
    let now = output.now()
    let done = state.withLock { state -> Int? in
      change(&state)
      if let drawn = state.drawn, now.milliseconds - drawn.milliseconds < Self.pause { return nil }
      state.drawn = now
      return state.done
    }
    if let done { output.draw(status: line(done: done, now: now)) }
  }

  /// `loading usda ━━━━━━━━──────────── 40% 0:07 left 1.2 MB/s`
  func line(done: Int, now: Instant) -> StyledText {
    let seconds = Double(now.milliseconds - start.milliseconds) / 1000
    let rate = seconds > 0.2 ? Double(done) / seconds : nil
    var parts = [label]
    if let total {
      let share = min(1, max(0, Double(done) / Double(total)))
      parts.append(Self.bar(share))
      parts.append("\(Int(share * 100))%")
    } else {
      parts.append(StyledText(unit.words(Double(done))))
    }
    guard let rate, rate > 0 else { return parts.joined(separator: " ") }
    var extras = [StyledText("\(unit.words(rate))/s", as: .faint)]
    if let total, done < total {
      let left = Self.clock(seconds: Double(total - done) / rate)
      extras.insert(StyledText("\(left) left", as: .faint), at: 0)
    }
    // Of what does not fit, the rate is missed least.
    for extra in extras {
      let longer = (parts + [extra]).joined(separator: " ")
      if longer.width < output.errorStyle.width { parts.append(extra) }
    }
    return parts.joined(separator: " ")
  }

  private static func bar(_ share: Double) -> StyledText {
    let filled = Int((share * 20).rounded(.down))
    return StyledText(String(repeating: "━", count: filled), as: .good)
      + StyledText(String(repeating: "─", count: 20 - filled), as: .faint)
  }

  private static func clock(seconds: Double) -> String {
    let total = Int(min(seconds.rounded(.up), 359_999))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(total % 60))" : "\(minutes):\(two(total % 60))"
  }
}

extension Progress.Unit {
  /// `1.2 MB` or `3400 foods`.
  fileprivate func words(_ amount: Double) -> String {
    guard case .count(let name) = self else { return Self.bytes(amount) }
    return "\(Int(amount.rounded())) \(name)"
  }

  private static func bytes(_ amount: Double) -> String {
    let steps: [(Double, String)] = [(1e9, "GB"), (1e6, "MB"), (1e3, "kB")]
    guard let (size, name) = steps.first(where: { amount >= $0.0 }) else {
      return "\(Int(amount.rounded())) B"
    }
    let tenths = Int((amount / size * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }
}

extension Output {
  /// Begins to show how far some work is.
  ///
  /// - Parameters:
  ///   - label: What is going on: `loading usda`.
  ///   - total: How much there is to do, if that is known.
  ///   - unit: What is counted.
  package func progress(
    _ label: StyledText,
    total: Int? = nil,
    unit: Progress.Unit
  ) -> Progress {
    var output = self
    output.showsProgress = showsProgress && form == .text && !isQuiet
    return Progress(label, total: total, unit: unit, output: output)
  }
}
