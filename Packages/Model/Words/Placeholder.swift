enum WordsPlaceholder {}
