/// Read-only bytes that live as long as the program, such as a table compiled into it.
@safe package struct StaticBytes: @unchecked Sendable {
  // Unchecked: the memory is never written and never freed.
  private let start: UnsafeRawPointer
  package let count: Int

  /// - Parameters:
  ///   - start: The first byte; the memory must never change or go away.
  ///   - count: How many bytes there are.
  @unsafe package init(start: UnsafeRawPointer, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  /// Lends the memory to `body`; for bindings that hand it to a C library.
  @unsafe package var memory: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }
}
