import Files
import Inflate

/// The lines of a dump file, packed or not, from its beginning or from a place that was saved.
final class DumpText {
  /// Where a reading stood: what was read of the file, the state of the unpacking, and the
  /// beginning of the line that was not whole.
  struct Place: Equatable {
    var offset = 0
    /// Empty for a file that is not packed.
    var packing: [UInt8] = []
    var rest: [UInt8] = []
  }

  private let path: String
  private let stream: GzipStream?
  private var window: LineWindow
  private var offset: Int

  /// - Returns: `nil` for a place that another build of the program saved.
  init?(path: String, isPacked: Bool, at place: Place? = nil, window: LineWindow = LineWindow()) {
    self.path = path
    self.window = window
    offset = place?.offset ?? 0
    switch (isPacked, place) {
    case (false, _): stream = nil
    case (true, nil): stream = GzipStream()
    case (true, let place?):
      guard let saved = GzipStream(state: place.packing) else { return nil }
      stream = saved
    }
    if let rest = place?.rest { self.window.begin(with: rest) }
  }

  /// Hands out each line as the bytes of the window it lies in, and after each piece of the file
  /// calls `afterPiece` with how much of the file was read.
  ///
  /// - Throws: `DumpFlaw`, `FileError`, and whatever the closures throw.
  func read(
    line: ([UInt8], Range<Int>) throws -> Void,
    afterPiece: (_ offset: Int, _ place: () -> Place) throws -> Void
  ) throws {
    try FileSystem.forEachPiece(of: path, from: offset) { piece in
      try take(piece, line)
      offset += piece.count
      try afterPiece(offset) { place }
    }
    guard stream?.isComplete != false else { throw DumpFlaw.cut }
    if !window.rest.isEmpty { try line(window.bytes, window.rest) }
  }

  private func take(
    _ piece: [UInt8],
    _ line: ([UInt8], Range<Int>) throws -> Void
  ) throws {
    var used = 0
    while true {
      let isFull = try fill(from: piece, &used)
      try window.takeLines(line)
      if !isFull { return }
    }
  }

  /// - Returns: Whether there may be more to come of the piece.
  private func fill(from piece: [UInt8], _ used: inout Int) throws -> Bool {
    guard let stream else {
      window.append(piece, from: &used)
      return used < piece.count
    }
    do throws(GzipError) {
      return try window.unpack(stream, piece, &used) == .isFull
    } catch {
      throw DumpFlaw.damaged(at: offset + used)
    }
  }

  private var place: Place {
    Place(
      offset: offset,
      packing: stream?.state ?? [],
      rest: Array(window.bytes[window.rest])
    )
  }
}

extension LineWindow {
  fileprivate mutating func unpack(
    _ stream: GzipStream,
    _ piece: [UInt8],
    _ used: inout Int
  ) throws(GzipError) -> GzipStream.Progress {
    let end = end
    return try stream.unpack(piece, from: &used, into: &bytes, at: &filled, before: end)
  }
}
