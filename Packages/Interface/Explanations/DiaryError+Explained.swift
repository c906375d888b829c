package import CommandLineKit
package import Diary

extension DiaryError: Explained {
  package var exitCode: ExitCode { .database }
}

extension EntryNotFound: Explained {
  package var exitCode: ExitCode { .nothingFound }
}
