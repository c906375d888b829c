enum CommandLineKitPlaceholder {}
