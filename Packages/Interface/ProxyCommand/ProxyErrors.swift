package import CommandLineKit
package import ProxyServer

extension TokenStoreError: Explained {
  package var code: String { "token_store" }
  package var exitCode: ExitCode { .database }
}
