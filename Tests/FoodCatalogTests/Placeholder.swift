enum FoodCatalogTestsPlaceholder {}
