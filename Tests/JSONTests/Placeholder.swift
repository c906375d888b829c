enum JSONTestsPlaceholder {}
