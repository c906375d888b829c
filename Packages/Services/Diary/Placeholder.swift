enum DiaryPlaceholder {}
