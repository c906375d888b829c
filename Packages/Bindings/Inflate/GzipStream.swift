import CInflate

/// Unpacks a gzip stream piece by piece; members that follow one another are one stream. For one
/// task at a time.
@safe package final class GzipStream {
  private let handle: OpaquePointer

  /// What came of a piece.
  package enum Progress: Equatable, Sendable {
    /// All of it was used.
    case needsMore
    /// There is no room left for what comes out.
    case isFull
    /// The stream has ended; what is left of the piece does not belong to it.
    case hasEnded
  }

  /// The corresponding C function is `reset_inflate_new`.
  package init() {
    guard let handle = unsafe reset_inflate_new() else { fatalError("no memory") }
    unsafe self.handle = handle
  }

  /// Goes on where another stream was saved; `nil` where its state was written by another build.
  package convenience init?(state: [UInt8]) {
    self.init()
    let isRestored = unsafe state.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      return unsafe reset_inflate_restore(handle, start, bytes.count)
    }
    guard isRestored else { return nil }
  }

  deinit { unsafe reset_inflate_free(handle) }

  /// All that is needed to go on in another process with the bytes behind those read so far.
  package var state: [UInt8] {
    let count = reset_inflate_state_size()
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      unsafe reset_inflate_save(handle, start)
      filled = count
    }
  }

  /// Whether the stream may end here: a member is complete and no other has begun.
  package var isComplete: Bool { unsafe reset_inflate_between_members(handle) }

  /// Unpacks `input` from `used` on into `output` from `filled` to `end`, and moves both forward.
  /// The corresponding C function is `reset_inflate_run`.
  ///
  /// - Throws: `GzipError`; the stream is of no use afterwards.
  package func unpack(
    _ input: [UInt8],
    from used: inout Int,
    into output: inout [UInt8],
    at filled: inout Int,
    before end: Int
  ) throws(GzipError) -> Progress {
    precondition(used <= input.count && filled <= end && end <= output.count, "out of bounds")
    var taken = input.count - used
    var given = end - filled
    let (start, place) = (used, filled)
    let result = unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        guard let from = input.baseAddress, let to = output.baseAddress else {
          (taken, given) = (0, 0)
          return RESET_INFLATE_MORE
        }
        return unsafe reset_inflate_run(handle, from + start, &taken, to + place, &given)
      }
    }
    used += taken
    filled += given
    switch result {
    case RESET_INFLATE_MORE: return .needsMore
    case RESET_INFLATE_FULL: return .isFull
    case RESET_INFLATE_TRAILER: return .hasEnded
    default: throw .damaged
    }
  }
}

/// Why a stream cannot be unpacked.
package enum GzipError: Error, Equatable {
  /// A header, a block or a checksum is wrong.
  case damaged
}
