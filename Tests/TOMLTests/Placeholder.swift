enum TOMLTestsPlaceholder {}
