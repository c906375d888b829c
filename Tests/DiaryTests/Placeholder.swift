enum DiaryTestsPlaceholder {}
