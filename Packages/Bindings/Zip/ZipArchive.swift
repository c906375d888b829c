import CZip

/// An open zip archive, for one thread at a time; closed when it goes away. Nothing is ever
/// written to disk by a name that stands in the archive.
@safe package final class ZipArchive {
  /// The archive's directory, in its order.
  package let entries: [ZipEntry]
  private let handle: OpaquePointer

  /// Opens the archive at `path`. The corresponding C function is `zip_open`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - maximumEntries: The most entries that are accepted.
  package init(path: String, maximumEntries: Int = 10_000) throws(ZipError) {
    var code: Int32 = 0
    guard let handle = unsafe zip_open(path, ZIP_RDONLY, &code) else {
      throw ZipError(opening: code)
    }
    do throws(ZipError) {
      entries = try unsafe Self.entries(of: handle, limit: maximumEntries)
    } catch {
      unsafe zip_discard(handle)
      throw error
    }
    unsafe self.handle = handle
  }

  deinit { unsafe zip_discard(handle) }

  /// The one entry called `name`, folders and all.
  package func entry(named name: String) throws(ZipError) -> ZipEntry {
    try only(entries.filter { $0.name == name }, name)
  }

  /// The one entry whose name is `name` in whichever folder.
  package func entry(lastComponent name: String) throws(ZipError) -> ZipEntry {
    try only(entries.filter { $0.lastComponent == name }, name)
  }

  /// Unpacks `entry` and hands its bytes in pieces to `body`, which may throw to stop.
  ///
  /// When this returns, size and checksum were right; before, the bytes are not to be trusted.
  /// The corresponding C function is `zip_fread`.
  ///
  /// - Parameters:
  ///   - entry: An entry of this archive.
  ///   - limit: The most bytes that may come out, whatever the archive declares.
  ///   - chunkSize: The size of a piece; the last may be smaller.
  ///   - body: What takes each piece.
  package func read(
    _ entry: ZipEntry,
    limit: Int,
    chunkSize: Int = 256 << 10,
    _ body: ([UInt8]) throws -> Void
  ) throws {
    guard !entry.isEncrypted else { throw ZipError.encrypted(entry.name) }
    guard entry.size <= limit else { throw ZipError.tooLarge(entry.name, limit: limit) }
    let file = try unsafe ZipFile(handle, entry)
    var total = 0
    while true {
      let chunk = try file.read(chunkSize)
      guard !chunk.isEmpty else { break }
      total += chunk.count
      // A declared size may be a lie, in either direction.
      guard total <= entry.size else { throw ZipError.wrongSize(entry.name) }
      try body(chunk)
    }
    guard total == entry.size else { throw ZipError.wrongSize(entry.name) }
  }

  /// Unpacks the whole of `entry`, at most `limit` bytes.
  package func bytes(of entry: ZipEntry, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try read(entry, limit: limit) { bytes += $0 }
    return bytes
  }

  private func only(_ found: [ZipEntry], _ name: String) throws(ZipError) -> ZipEntry {
    guard let entry = found.first else { throw .noSuchEntry(name) }
    guard found.count == 1 else { throw .ambiguousEntry(name) }
    return entry
  }

  private static func entries(
    of handle: OpaquePointer,
    limit: Int
  ) throws(ZipError) -> [ZipEntry] {
    let count = Int(unsafe zip_get_num_entries(handle, 0))
    guard count <= limit else { throw .tooManyEntries(limit: limit) }
    var entries: [ZipEntry] = []
    entries.reserveCapacity(count)
    for index in 0..<max(count, 0) {
      entries.append(try unsafe entry(of: handle, at: UInt64(index)))
    }
    return entries
  }

  private static func entry(
    of handle: OpaquePointer,
    at index: UInt64
  ) throws(ZipError) -> ZipEntry {
    var stat = unsafe zip_stat_t()
    let needed = UInt64(ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_CRC)
    guard unsafe zip_stat_index(handle, index, 0, &stat) == 0, unsafe stat.valid & needed == needed,
      let name = unsafe stat.name, let size = unsafe Int(exactly: stat.size),
      let packedSize = unsafe Int(exactly: stat.comp_size)
    else { throw .damaged("entry \(index) has no name, size or checksum") }
    return ZipEntry(
      name: unsafe String(cString: name),
      size: size,
      packedSize: packedSize,
      crc: unsafe stat.crc,
      isEncrypted: unsafe stat.encryption_method != ZIP_EM_NONE,
      index: index
    )
  }
}

/// An entry being unpacked.
@safe private struct ZipFile: ~Copyable {
  private let handle: OpaquePointer
  private let name: String

  init(_ archive: OpaquePointer, _ entry: ZipEntry) throws(ZipError) {
    guard let handle = unsafe zip_fopen_index(archive, entry.index, 0) else {
      throw unsafe Self.error(zip_get_error(archive), entry.name)
    }
    unsafe self.handle = handle
    name = entry.name
  }

  deinit { unsafe zip_fclose(handle) }

  /// The next bytes; none at the end.
  borrowing func read(_ size: Int) throws(ZipError) -> [UInt8] {
    var count: Int64 = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      unsafe count = zip_fread(handle, start, UInt64(size))
      filled = max(0, Int(count))
    }
    guard count >= 0 else { throw unsafe Self.error(zip_file_get_error(handle), name) }
    return chunk
  }

  private static func error(_ error: UnsafeMutablePointer<zip_error_t>, _ name: String) -> ZipError
  {
    ZipError(
      code: unsafe zip_error_code_zip(error),
      message: unsafe String(cString: zip_error_strerror(error)),
      entry: name
    )
  }
}
