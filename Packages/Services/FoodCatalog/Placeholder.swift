enum FoodCatalogPlaceholder {}
