enum SystemTestsPlaceholder {}
