package import CatalogImport
package import CommandLineKit
package import Downloads

extension ImportError: Explained {
  package var exitCode: ExitCode { .unreadableInput }
  package var code: String { "unreadable_table" }
}

extension DownloadError: Explained {
  package var exitCode: ExitCode { isSourceFailure ? .sourceFailed : .outputFailed }
}
