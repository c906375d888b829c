enum BarcodesTestsPlaceholder {}
