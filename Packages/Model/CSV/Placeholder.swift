enum CSVPlaceholder {}
