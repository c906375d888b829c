enum HTTPTestsPlaceholder {}
