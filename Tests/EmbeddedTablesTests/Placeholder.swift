enum EmbeddedTablesTestsPlaceholder {}
