enum SettingsTestsPlaceholder {}
