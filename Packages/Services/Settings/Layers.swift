import TOML

/// The places a value may come from.
struct Layers: Sendable {
  let options: [String: String]
  let environment: [String: String]
  let file: ConfigFile.Contents?

  func resolve(_ setting: Setting) throws(SettingsError) -> Settings.Resolved {
    if let text = options[setting.key] { return try typed(text, setting, .option) }
    let name = setting.environmentName
    if let text = environment[name], !text.isEmpty {
      return try typed(text, setting, .environment(name))
    }
    if let file, let entry = file.document.entry(at: setting.path) {
      let origin = SettingOrigin.file(path: file.path, line: entry.line)
      let value = try setting.checked(
        setting.kind.value(entry.value),
        from: origin,
        found: setting.isPrivate ? entry.value.kind : entry.value.found
      )
      return Settings.Resolved(setting: setting, value: value, origin: origin)
    }
    return Settings.Resolved(setting: setting, value: setting.fallback, origin: .standard)
  }

  private func typed(
    _ text: String,
    _ setting: Setting,
    _ origin: SettingOrigin
  ) throws(SettingsError) -> Settings.Resolved {
    let value = try setting.checked(
      setting.kind.value(typed: text),
      from: origin,
      found: "\"\(text)\""
    )
    return Settings.Resolved(setting: setting, value: value, origin: origin)
  }
}

extension TOMLValue {
  /// The value for a message, where it is short, else what it is.
  fileprivate var found: String {
    switch self {
    case .array, .table: kind
    default: written.count <= 60 ? written : kind
    }
  }
}

extension ConfigFile.Contents {
  /// What the file holds beside the table: keys that mean nothing, and commands for secrets.
  func unknownKeys() throws(SettingsError) -> (warnings: [SettingsWarning], commands: [Setting]) {
    let known = Setting.known.all.map(\.path)
    var warnings: [SettingsWarning] = []
    var commands: [Setting] = []
    for entry in document.entries where !known.contains(where: { entry.path.starts(with: $0) }) {
      let key = entry.path.joined(separator: ".")
      let isTable = known.contains { $0.starts(with: entry.path) } || key == "secrets"
      if isTable {
        try requireTable(entry, key)
      } else if let command = Setting.named(key) {
        commands.append(command)
      } else {
        let nearest = Setting.nearestKey(to: key)
        warnings.append(SettingsWarning(path: path, line: entry.line, key: key, nearest: nearest))
      }
    }
    return (warnings, commands)
  }

  private func requireTable(_ entry: TOMLDocument.Entry, _ key: String) throws(SettingsError) {
    if case .table = entry.value { return }
    let origin = SettingOrigin.file(path: path, line: entry.line)
    throw .wrongValue(origin, key: key, rule: "be a table", found: entry.value.found)
  }
}
