enum BytesTestsPlaceholder {}
