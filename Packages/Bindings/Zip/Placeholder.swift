enum ZipPlaceholder {}
