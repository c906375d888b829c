enum MealTextTestsPlaceholder {}
