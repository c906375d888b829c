enum CatalogImportPlaceholder {}
