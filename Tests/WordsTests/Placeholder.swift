enum WordsTestsPlaceholder {}
