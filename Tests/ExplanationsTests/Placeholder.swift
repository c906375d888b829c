enum ExplanationsTestsPlaceholder {}
