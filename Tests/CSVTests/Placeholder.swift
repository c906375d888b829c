enum CSVTestsPlaceholder {}
