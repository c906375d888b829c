package import Bytes
import CEmbeddedTables

/// The food tables that are compiled into the program.
package enum EmbeddedTables {
  /// An SQLite database image, made by `Scripts/build-tables`.
  package static var image: StaticBytes {
    unsafe StaticBytes(start: reset_embedded_tables_start(), count: reset_embedded_tables_size)
  }
}
