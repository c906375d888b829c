/// Why a secret cannot be had. Nothing here ever holds a part of one.
package enum SecretError: Error, Equatable {
  case missing(SecretName)
  case commandFailed(SecretName, reason: String)
  /// What was found is empty, no text, or has control characters in it.
  case unusable(SecretName, SecretOrigin)
  /// Others than the person may read the file.
  case exposedFile(path: String, permissions: UInt32)
  /// The file belongs to somebody else.
  case foreignFile(path: String)
  case fileTrouble(path: String, reason: String)

  package var summary: String {
    switch self {
    case .missing(let name): "the secret \(name) is not set"
    case .commandFailed(let name, let reason): "the command for the secret \(name) \(reason)"
    case .unusable(let name, let origin):
      "the secret \(name) from \(origin) is not one line of text"
    case .exposedFile(let path, let permissions):
      "\(path): others can read this secret (mode \(String(permissions, radix: 8)))"
    case .foreignFile(let path): "\(path): this secret belongs to somebody else"
    case .fileTrouble(let path, let reason): "\(path): \(reason)"
    }
  }

  package var hint: String? {
    switch self {
    case .missing(let name):
      "set \(name.environmentName), or secrets.\(name)_command to a command that prints it"
    case .commandFailed(let name, _): "reset config set secrets.\(name)_command COMMAND"
    case .exposedFile(let path, _): "chmod 600 \(quoted(path))"
    case .foreignFile(let path): "chown \"$USER\" \(quoted(path))"
    case .unusable, .fileTrouble: nil
    }
  }

  private func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "/._-".utf8.contains(byte)
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

/// Where a secret is kept.
package enum SecretOrigin: Equatable, Sendable, CustomStringConvertible {
  case environment(String)
  /// The command in this setting.
  case command(String)
  /// The secret service of the desktop.
  case service
  case file(String)

  package var description: String {
    switch self {
    case .environment(let name): name
    case .command(let key): key
    case .service: "the desktop's secret service"
    case .file(let path): path
    }
  }
}
