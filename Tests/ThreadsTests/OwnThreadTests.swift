import Glibc
import Synchronization
import Testing

@testable import Threads

struct OwnThreadTests {
  @Test func workIsDoneOnAnotherThread() throws {
    let other = Atomic<UInt>(0)
    try OwnThread { other.store(pthread_self(), ordering: .releasing) }.join()
    let thread = other.load(ordering: .acquiring)
    #expect(thread != 0)
    #expect(thread != pthread_self())
  }

  @Test func whatTheWorkHoldsIsLetGo() throws {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let mine = Held()
      held = mine
      try OwnThread { _ = mine }.join()
    }
    #expect(held == nil)
  }

  /// A signal to the process must reach the handlers of the program, not a thread that waits.
  @Test func signalsAreLeftToOthers() throws {
    let before = Self.terminationIsBlocked
    let isBlocked = Atomic(false)
    try OwnThread {
      isBlocked.store(Self.terminationIsBlocked, ordering: .releasing)
    }.join()
    let wasBlocked = isBlocked.load(ordering: .acquiring)
    #expect(wasBlocked)
    #expect(Self.terminationIsBlocked == before)
  }

  private static var terminationIsBlocked: Bool {
    var mask = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &mask)
    return unsafe sigismember(&mask, SIGTERM) == 1
  }
}
