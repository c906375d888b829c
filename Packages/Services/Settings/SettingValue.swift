/// What a setting can hold.
package enum SettingValue: Equatable, Sendable {
  case text(String)
  case whole(Int)
  case flag(Bool)
  case list([String])
}

extension SettingValue: CustomStringConvertible {
  /// As it can be typed again.
  package var description: String {
    switch self {
    case .text(let text): text
    case .whole(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let texts): texts.joined(separator: ",")
    }
  }
}

/// A Swift type that a setting can be read as.
package protocol SettingReadable: Sendable {
  init?(_ value: SettingValue)
  var settingValue: SettingValue { get }
}

extension Int: SettingReadable {
  package init?(_ value: SettingValue) {
    guard case .whole(let number) = value else { return nil }
    self = number
  }

  package var settingValue: SettingValue { .whole(self) }
}

extension Bool: SettingReadable {
  package init?(_ value: SettingValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  package var settingValue: SettingValue { .flag(self) }
}

extension String: SettingReadable {
  package init?(_ value: SettingValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  package var settingValue: SettingValue { .text(self) }
}

extension [String]: SettingReadable {
  package init?(_ value: SettingValue) {
    guard case .list(let texts) = value else { return nil }
    self = texts
  }

  package var settingValue: SettingValue { .list(self) }
}

extension SettingReadable where Self: RawRepresentable, RawValue == String {
  package init?(_ value: SettingValue) {
    guard case .text(let text) = value else { return nil }
    self.init(rawValue: text)
  }

  package var settingValue: SettingValue { .text(rawValue) }
}
