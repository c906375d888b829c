enum ResetCommandPlaceholder {}
