enum ResetCommandTestsPlaceholder {}
