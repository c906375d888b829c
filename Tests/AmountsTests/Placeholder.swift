enum AmountsTestsPlaceholder {}
