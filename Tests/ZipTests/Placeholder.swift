enum ZipTestsPlaceholder {}
