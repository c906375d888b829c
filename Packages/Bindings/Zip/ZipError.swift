import CZip

/// Why an archive, or an entry of it, could not be read.
package enum ZipError: Error, Equatable, Sendable {
  /// The file is not there or may not be read; with the system's words.
  case cannotOpen(String)
  case notAZip
  /// The archive contradicts itself or is cut short; with libzip's words.
  case damaged(String)
  case tooManyEntries(limit: Int)
  case noSuchEntry(String)
  /// Several entries have the name, and which is meant cannot be told.
  case ambiguousEntry(String)
  case encrypted(String)
  /// Packed in a way that this libzip does not know.
  case unsupported(String)
  /// More bytes come out than the caller allowed.
  case tooLarge(String, limit: Int)
  case wrongSize(String)
  case wrongChecksum(String)

  /// One line in lower case without a full stop.
  package var summary: String {
    switch self {
    case .cannotOpen(let reason): "cannot open the archive: \(reason)"
    case .notAZip: "not a zip archive"
    case .damaged(let reason): "the archive is damaged: \(reason)"
    case .tooManyEntries(let limit): "the archive has more than \(limit) entries"
    case .noSuchEntry(let name): "the archive has no entry '\(printable(name))'"
    case .ambiguousEntry(let name): "the archive has several entries '\(printable(name))'"
    case .encrypted(let name): "the entry '\(printable(name))' is encrypted"
    case .unsupported(let name): "the entry '\(printable(name))' is packed in an unknown way"
    case .tooLarge(let name, let limit):
      "the entry '\(printable(name))' unpacks to more than \(limit) bytes"
    case .wrongSize(let name): "the entry '\(printable(name))' has another size than it declares"
    case .wrongChecksum(let name): "the entry '\(printable(name))' fails its checksum"
    }
  }

  /// The error for a libzip code met while opening an archive.
  init(opening code: Int32) {
    var error = unsafe zip_error_t()
    unsafe zip_error_init_with_code(&error, code)
    defer { unsafe zip_error_fini(&error) }
    let message = unsafe String(cString: zip_error_strerror(&error))
    self =
      switch code {
      case ZIP_ER_OPEN, ZIP_ER_READ, ZIP_ER_NOENT, ZIP_ER_SEEK: .cannotOpen(message)
      case ZIP_ER_NOZIP: .notAZip
      default: .damaged(message)
      }
  }

  /// The error for a libzip code met while reading an entry.
  init(code: Int32, message: String, entry: String) {
    self =
      switch code {
      case ZIP_ER_CRC: .wrongChecksum(entry)
      case ZIP_ER_INCONS: .wrongSize(entry)
      case ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD, ZIP_ER_ENCRNOTSUPP: .encrypted(entry)
      case ZIP_ER_COMPNOTSUPP: .unsupported(entry)
      default: .damaged(message)
      }
  }
}

/// A name from an archive, safe for a terminal and short enough for a line.
private func printable(_ name: String) -> String {
  var clean = String.UnicodeScalarView()
  for scalar in name.unicodeScalars.prefix(120) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: clean.append("\u{FFFD}")
    default: clean.append(scalar)
    }
  }
  return String(clean)
}
