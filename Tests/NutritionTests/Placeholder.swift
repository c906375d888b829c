enum NutritionTestsPlaceholder {}
