import CFuzzer
import Glibc

/// What each input is given to; set once, before the first input.
nonisolated(unsafe) private var test: ([UInt8]) -> Void = { _ in }

/// libFuzzer's library insists on a function of this name.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe test(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Runs libFuzzer with the program's arguments: `body` may do as it likes with each input, but not
/// crash, hang or `expect` in vain.
package func fuzz(_ body: @escaping ([UInt8]) -> Void) -> Never {
  unsafe test = body
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
  exit(unsafe LLVMFuzzerRunDriver(&count, &arguments) { unsafe testOneInput($0, $1) })
}

/// Counts as a crash where `condition` does not hold.
package func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// Hands `bytes` to `body` in pieces whose sizes follow from `seed`.
package func inPieces(_ bytes: some Sequence<UInt8>, seed: UInt8, _ body: ([UInt8]) throws -> Void)
  rethrows
{
  var rest = Array(bytes)[...]
  var size = Int(seed)
  while !rest.isEmpty {
    size = size * 5 % 61 + 1
    try body(Array(rest.prefix(size)))
    rest = rest.dropFirst(size)
  }
}
