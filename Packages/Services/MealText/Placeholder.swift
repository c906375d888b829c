enum MealTextPlaceholder {}
