import Files
package import TOML

/// The file with the settings, changed in place with its comments kept.
package struct ConfigFile: Sendable {
  /// What was read from a file.
  package struct Contents: Sendable {
    package let path: String
    package let document: TOMLDocument

    package init(path: String, document: TOMLDocument) {
      self.path = path
      self.document = document
    }
  }

  package let path: String
  private let tools: SettingsTools

  package init(path: String, tools: SettingsTools) {
    self.path = path
    self.tools = tools
  }

  /// Reads the file; `nil` where there is none.
  ///
  /// - Parameter isRequired: Whether it was asked for by name, and a missing one is an error.
  package func read(isRequired: Bool = false) throws(SettingsError) -> Contents? {
    do {
      if let bytes = try tools.readFile(path)?.bytes {
        return Contents(path: path, document: try TOMLDocument(bytes))
      }
    } catch let error as TOMLError {
      throw .malformedFile(
        path: path,
        line: error.line,
        column: error.column,
        message: error.message
      )
    } catch {
      throw SettingsError(error, at: path)
    }
    if isRequired { throw .missingFile(path) }
    return nil
  }

  /// Sets `key` to what was typed, if that is right for it. All else in the file stays as it is.
  ///
  /// - Parameters:
  ///   - key: A known setting.
  ///   - text: Its value as typed.
  ///   - isRehearsal: Whether to do all but write the file.
  @discardableResult
  package func set(
    _ key: String,
    to text: String,
    isRehearsal: Bool = false
  ) throws(SettingsError) -> SettingValue {
    let setting = try known(key)
    let value = try setting.checked(
      setting.kind.value(typed: text),
      from: .option,
      found: "\"\(text)\""
    )
    _ = try change(isRehearsal) { (document) throws(TOMLEditError) in
      try document.setting(setting.path, to: value.written)
    }
    return value
  }

  /// Takes `key` out of the file; `false` where it is not in there. A key that means nothing can be
  /// taken out too. A rehearsal does all but write the file.
  package func unset(_ key: String, isRehearsal: Bool = false) throws(SettingsError) -> Bool {
    let path = key.split(separator: ".").map(String.init)
    return try change(isRehearsal) { (document) throws(TOMLEditError) in
      try document.removing(path)
    }
  }

  private func known(_ key: String) throws(SettingsError) -> Setting {
    if let setting = Setting.named(key) { return setting }
    throw .unknownKey(key, nearest: Setting.nearestKey(to: key))
  }

  /// Writes what `edit` makes of the file; `false` where it makes no difference.
  private func change(
    _ isRehearsal: Bool,
    _ edit: (TOMLDocument) throws(TOMLEditError) -> TOMLDocument
  ) throws(SettingsError) -> Bool {
    let before = try read()?.document
    do {
      let empty = try TOMLDocument("")
      let after = try edit(before ?? empty)
      guard after.bytes != (before ?? empty).bytes else { return false }
      if !isRehearsal { try tools.writePrivateFile(after.bytes, path) }
      return true
    } catch let error as TOMLEditError {
      throw .notEditable(path: path, line: error.line, message: error.message)
    } catch {
      throw SettingsError(error, at: path)
    }
  }
}

extension SettingsError {
  /// Trouble with a file, from whatever the tools threw.
  fileprivate init(_ error: any Error, at path: String) {
    let trouble = error as? FileError
    self = .fileTrouble(path: trouble?.path ?? path, reason: trouble?.reason ?? "\(error)")
  }
}
