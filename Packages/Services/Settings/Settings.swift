import Words

/// All settings with their values, each from the strongest place that gives one: command line,
/// environment, file, default. Read with `settings.catalogAddress` and the like.
@dynamicMemberLookup
package struct Settings: Sendable {
  /// A setting with its value and where that came from.
  package struct Resolved: Sendable {
    package let setting: Setting
    package let value: SettingValue
    package let origin: SettingOrigin

    /// The value for a person to see, if it is to be seen.
    package var shown: String { setting.isPrivate ? "<hidden>" : value.description }
  }

  /// Every known setting, in the order in which they are shown, then the commands for secrets.
  package let all: [Resolved]
  /// Keys in the file that mean nothing here.
  package let warnings: [SettingsWarning]
  private let layers: Layers
  private let byKey: [String: SettingValue]

  /// Puts the layers together, and checks all of them.
  ///
  /// - Parameters:
  ///   - options: What was typed on the command line, by the key of the setting.
  ///   - environment: The variables of this process; an empty one counts as not set.
  ///   - file: The file's content, if there is a file.
  package init(
    options: [String: String] = [:],
    environment: [String: String],
    file: ConfigFile.Contents? = nil
  ) throws(SettingsError) {
    let layers = Layers(options: options, environment: environment, file: file)
    for key in options.keys.sorted() where Setting.named(key) == nil {
      throw .unknownKey(key, nearest: Setting.nearestKey(to: key))
    }
    let reading = try file?.unknownKeys() ?? (warnings: [], commands: [])
    var all: [Resolved] = []
    for setting in Setting.known.all + reading.commands { all.append(try layers.resolve(setting)) }
    self.all = all
    self.layers = layers
    warnings = reading.warnings
    byKey = Dictionary(all.map { ($0.setting.key, $0.value) }) { first, _ in first }
  }

  /// Reads the file, if there is one, and puts all layers together.
  ///
  /// - Parameter file: A file asked for by name instead of the usual one; it must be there.
  package static func load(
    options: [String: String] = [:],
    environment: [String: String],
    folders: Folders,
    file: String? = nil,
    tools: SettingsTools
  ) throws(SettingsError) -> Settings {
    let config = ConfigFile(path: file ?? folders.configFile, tools: tools)
    let contents = try config.read(isRequired: file != nil)
    return try Settings(options: options, environment: environment, file: contents)
  }

  /// The value of a known setting.
  package subscript<Value>(
    dynamicMember member: KeyPath<KnownSettings, SettingKey<Value>>
  ) -> Value {
    self[Setting.known[keyPath: member]]
  }

  /// The value of a known setting that is one of several alike.
  package subscript<Value>(key: SettingKey<Value>) -> Value {
    let setting = key.setting
    // Both are of the setting's kind, which was checked when the value was read.
    guard let value = Value(byKey[setting.key] ?? setting.fallback) ?? Value(setting.fallback)
    else { preconditionFailure("the default of \(setting.key) is of another kind") }
    return value
  }

  /// The value of any setting, also of one that is not in the table.
  package func resolve(_ setting: Setting) throws(SettingsError) -> Resolved {
    try layers.resolve(setting)
  }

  /// The setting at `key` with its value; `nil` where no such setting is known.
  package func resolved(_ key: String) throws(SettingsError) -> Resolved? {
    guard let setting = Setting.named(key) else { return nil }
    return try layers.resolve(setting)
  }
}

extension Setting {
  /// The key that was probably meant by `typed`.
  static func nearestKey(to typed: String) -> String? {
    let keys = known.all.map(\.key)
    if let near = EditDistance.nearest(to: typed, among: keys) { return near }
    // The right name in the wrong table, or in none.
    let name = typed.split(separator: ".").last
    return keys.first { $0.split(separator: ".").last == name }
  }
}
