import CommandLineKit
import Diary
import Settings

/// Runs `work` and turns what it throws into words for the person.
func explained<T>(_ work: () async throws -> T) async throws -> T {
  do {
    return try await work()
  } catch {
    throw explanation(of: error)
  }
}

func explained<T>(_ work: () throws -> T) throws -> T {
  do {
    return try work()
  } catch {
    throw explanation(of: error)
  }
}

/// The error as the person should read it; itself where nothing is known of it.
package func explanation(of error: any Error) -> any Error {
  switch error {
  case let error as DiaryError:
    Failure(error.summary, hint: error.hint, exitCode: .database, code: error.code)
  case let error as SettingsError:
    Failure(error.summary, hint: error.hint, exitCode: exitCode(of: error), code: "settings")
  case let error as FoldersError:
    Failure(error.summary, hint: error.hint, exitCode: .notSetUp, code: "folders")
  default: error
  }
}

private func exitCode(of error: SettingsError) -> ExitCode {
  switch error {
  case .unknownKey, .missingFile: .usage
  case .wrongValue(.option, _, _, _): .usage
  default: .unreadableInput
  }
}
