extension SourceProgram {
  private static let passed: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY",
    "HTTPS_PROXY", "NO_PROXY",
  ]

  /// The variables that a program gets: a list, since what is not on it may be somebody's key, and
  /// its own, which begin with `RESET_SOURCE_NAME_`.
  static func passedOn(_ environment: [String: String], to name: String) -> [String: String] {
    let own = "RESET_SOURCE_\(name.uppercased().replacing("-", with: "_"))_"
    return environment.filter { variable, _ in
      passed.contains(variable) || variable.hasPrefix("LC_") || variable.hasPrefix(own)
    }
  }
}
