enum CatalogImportTestsPlaceholder {}
