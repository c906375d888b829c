import CSystem

/// A call to the operating system that failed, in words.
package struct SystemError: Error, Hashable, Sendable {
  /// The number in `errno`.
  package let code: Int32
  /// What was tried, and on what: `open /home/ada/.config`.
  package let action: String

  package init(code: Int32, action: String) {
    self.code = code
    self.action = action
  }

  /// The error of the call that just failed.
  static func last(_ action: String) -> Self { Self(code: errno, action: action) }
}

extension SystemError: CustomStringConvertible {
  /// The reason and what was tried. The corresponding C function is `strerror_r`.
  package var description: String {
    var buffer = [CChar](repeating: 0, count: 256)
    let isKnown = unsafe strerror_r(code, &buffer, buffer.count) == 0
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let reason = isKnown ? String(decoding: text, as: UTF8.self) : "error \(code)"
    return "\(reason) (\(action))"
  }
}

/// The number of the last error on this thread. The corresponding C variable is `errno`.
var errno: Int32 {
  get { reset_errno() }
  set { reset_set_errno(newValue) }
}

/// Repeats a call that a signal broke off. For calls that answer −1 and set `errno`.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
