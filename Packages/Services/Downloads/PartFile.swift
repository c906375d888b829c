import Files
import Hashing
import Synchronization

/// The part of a file that has come, its digest and its record.
///
/// All of it survives Ctrl-C, and all but the last few megabytes a power failure.
final class PartFile: Sendable {
  private struct State: Sendable {
    var hash = SHA256()
    var count = 0
    var record: PartRecord
  }

  private let file: GrowingFile
  private let download: Download
  private let state: Mutex<State>

  /// How many bytes may come before they are put on the disk for good.
  private static let stride = 16 << 20

  /// Opens what an earlier run has left, as far as it can be gone on with.
  init(of download: Download) throws(DownloadError) {
    self.download = download
    do {
      file = try GrowingFile(path: download.partPath)
      var fresh = State(record: PartRecord(url: download.url))
      if let record = PartRecord(at: download.recordPath), record.condition != nil,
        record.urlSHA256 == fresh.record.urlSHA256, record.bytes > 0, try file.size >= record.bytes
      {
        // What came after the last note may not be on the disk whole.
        try file.truncate(to: record.bytes)
        fresh.record = record
        fresh.count = record.bytes
        try Self.hash(file, into: &fresh.hash)
      } else {
        try file.truncate(to: 0)
      }
      state = Mutex(fresh)
    } catch {
      throw error.isLocked ? .busy(name: download.name) : .cannotWrite(error)
    }
  }

  var count: Int { state.withLock { $0.count } }
  var record: PartRecord { state.withLock { $0.record } }
  var isWhole: Bool { state.withLock { $0.count > 0 && $0.count == $0.record.total } }
  var hexDigest: String { state.withLock { $0.hash.hexDigest } }

  /// Lets the next download of it begin: the client may hold on to the last request for a moment.
  func release() { file.unlock() }

  /// Forgets all that has come.
  func restart() throws(DownloadError) {
    try changing { state, file throws(FileError) in
      state = State(record: PartRecord(url: download.url))
      try file.truncate(to: 0)
      try state.record.write(to: download.recordPath)
    }
  }

  /// Notes what the server says of the file.
  func note(etag: String?, lastModified: String?, total: Int?) throws(DownloadError) {
    try changing { state, _ throws(FileError) in
      state.record.etag = etag
      state.record.lastModified = lastModified
      state.record.total = total
      try state.record.write(to: download.recordPath)
    }
  }

  func append(_ bytes: [UInt8]) throws(DownloadError) {
    try changing { state, file throws(FileError) in
      try file.append(bytes)
      state.hash.update(bytes)
      state.count += bytes.count
      if state.count - state.record.bytes >= Self.stride { try settle(&state) }
    }
  }

  /// Puts all that has come on the disk for good.
  func settle() throws(DownloadError) {
    try changing { state, _ throws(FileError) in try settle(&state) }
  }

  /// Puts the file where it belongs.
  func finish() throws(DownloadError) {
    try settle()
    try changing { _, file throws(FileError) in try file.move(to: download.path) }
    removeRecord()
  }

  /// Throws away what is of no use.
  func discard() {
    _ = try? FileSystem.remove(download.partPath)
    removeRecord()
  }

  /// One that stays is thrown away by the next run: it does not fit its part.
  private func removeRecord() { _ = try? FileSystem.remove(download.recordPath) }

  private func settle(_ state: inout State) throws(FileError) {
    guard state.count != state.record.bytes else { return }
    try file.synchronize()
    state.record.bytes = state.count
    try state.record.write(to: download.recordPath)
  }

  private func changing(
    _ body: (inout State, GrowingFile) throws(FileError) -> Void
  ) throws(DownloadError) {
    do {
      try state.withLock { state throws(FileError) in try body(&state, file) }
    } catch {
      throw .cannotWrite(error)
    }
  }

  private static func hash(_ file: GrowingFile, into hash: inout SHA256) throws(FileError) {
    var offset = 0
    while true {
      let bytes = try file.read(at: offset, count: 1 << 20)
      guard !bytes.isEmpty else { return }
      hash.update(bytes)
      offset += bytes.count
    }
  }
}
