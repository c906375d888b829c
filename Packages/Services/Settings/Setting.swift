/// One thing that can be set: its names, its kind and what it is for.
package struct Setting: Sendable {
  /// Where it stands in the file: `catalog.address` is `address` in `[catalog]`.
  package let key: String
  package let kind: SettingKind
  package let fallback: SettingValue
  package let help: String
  /// Not to be shown, since it may have been given a secret.
  package let isPrivate: Bool
  /// What is wrong with a value of the right kind, to follow "must"; `nil` for nothing.
  private let complaint: @Sendable (SettingValue) -> String?

  init(
    _ key: String,
    _ kind: SettingKind,
    fallback: SettingValue,
    help: String,
    isPrivate: Bool = false,
    complaint: @escaping @Sendable (SettingValue) -> String?
  ) {
    self.key = key
    self.kind = kind
    self.fallback = fallback
    self.help = help
    self.isPrivate = isPrivate
    self.complaint = complaint
  }

  package var path: [String] { key.split(separator: ".").map(String.init) }

  /// The variable that sets it: `RESET_CATALOG_ADDRESS`.
  package var environmentName: String {
    "RESET_" + key.uppercased().map { $0 == "." ? "_" : String($0) }.joined()
  }

  /// Takes a value that was read, or says what it should have been.
  func checked(
    _ value: SettingValue?,
    from origin: SettingOrigin,
    found: String
  ) throws(SettingsError) -> SettingValue {
    guard let value else {
      throw .wrongValue(origin, key: key, rule: "be " + kind.expectation, found: found)
    }
    if let complaint = complaint(value) {
      let found = isPrivate ? "what it is" : "\"\(value)\""
      throw .wrongValue(origin, key: key, rule: complaint, found: found)
    }
    return value
  }
}

/// A setting with the Swift type it is read as.
package struct SettingKey<Value: SettingReadable>: Sendable {
  package let setting: Setting

  init(
    _ key: String,
    _ kind: SettingKind,
    _ fallback: Value,
    _ help: String,
    complaint: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) {
    setting = Setting(key, kind, fallback: fallback.settingValue, help: help) { value in
      Value(value).flatMap(complaint)
    }
  }
}
