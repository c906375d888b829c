package import CommandLineKit

/// What `reset-photo` works with; the program picks the real ones, tests theirs.
package struct PhotoTools: Sendable {
  /// Reads the settings and finds the files for one call.
  package var open: @Sendable (CommonOptions, Context) throws -> PhotoSession
  /// All the bytes of a file; throws what a person can read.
  package var read: @Sendable (_ path: String) throws -> [UInt8]
  /// Makes or replaces a file; throws what a person can read.
  package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws -> Void

  package init(
    open: @escaping @Sendable (CommonOptions, Context) throws -> PhotoSession,
    read: @escaping @Sendable (String) throws -> [UInt8],
    write: @escaping @Sendable ([UInt8], String) throws -> Void
  ) {
    self.open = open
    self.read = read
    self.write = write
  }
}

/// The person's wishes for one call.
package struct PhotoSession: Sendable {
  /// Whether pictures may be sent at all.
  package var allowsSending: Bool
  /// The most pixels of a picture's longer side when it is sent.
  package var longEdge: Int

  package init(allowsSending: Bool, longEdge: Int) {
    self.allowsSending = allowsSending
    self.longEdge = longEdge
  }
}
