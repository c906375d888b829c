enum AmountsPlaceholder {}
