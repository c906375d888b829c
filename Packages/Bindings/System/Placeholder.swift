enum SystemPlaceholder {}
