enum FoodCommandTestsPlaceholder {}
