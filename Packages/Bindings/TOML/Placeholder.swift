enum TOMLPlaceholder {}
