enum FoodCommandPlaceholder {}
