enum CommandLineKitTestsPlaceholder {}
