enum CalendarTestsPlaceholder {}
