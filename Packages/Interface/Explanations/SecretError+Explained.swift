package import CommandLineKit
package import Settings

extension SecretError: Explained {
  package var code: String { "secret" }
  package var exitCode: ExitCode { .notSetUp }
}
