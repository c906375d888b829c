package import Files
package import Processes

/// What settings and secrets need of the machine.
package struct SettingsTools: Sendable {
  /// A file's bytes, mode and owner; `nil` where there is no file.
  package var readFile: @Sendable (_ path: String) throws -> FileContents?
  /// Its mode and owner alone.
  package var fileStatus: @Sendable (_ path: String) throws -> FileStatus?
  /// Replaces a file whole, 0600, its folder made 0700 where missing.
  package var writePrivateFile: @Sendable (_ bytes: [UInt8], _ path: String) throws -> Void
  /// Removes a file; `false` where there is none.
  package var removeFile: @Sendable (_ path: String) throws -> Bool
  /// Makes a folder with those above it, 0700.
  package var makeFolder: @Sendable (_ path: String) throws -> Void
  /// The path of a program in the folders of a `PATH`.
  package var findProgram: @Sendable (_ name: String, _ path: String) -> String?
  package var run: @Sendable (ChildProcess) async throws -> ChildProcess.Outcome

  package init(
    readFile: @escaping @Sendable (String) throws -> FileContents?,
    fileStatus: @escaping @Sendable (String) throws -> FileStatus?,
    writePrivateFile: @escaping @Sendable ([UInt8], String) throws -> Void,
    removeFile: @escaping @Sendable (String) throws -> Bool,
    makeFolder: @escaping @Sendable (String) throws -> Void,
    findProgram: @escaping @Sendable (String, String) -> String?,
    run: @escaping @Sendable (ChildProcess) async throws -> ChildProcess.Outcome
  ) {
    self.readFile = readFile
    self.fileStatus = fileStatus
    self.writePrivateFile = writePrivateFile
    self.removeFile = removeFile
    self.makeFolder = makeFolder
    self.findProgram = findProgram
    self.run = run
  }

  /// The real ones.
  package static var system: SettingsTools {
    SettingsTools(
      readFile: { try FileSystem.read($0) },
      fileStatus: { try FileSystem.status(of: $0) },
      writePrivateFile: { try FileSystem.write($0, to: $1) },
      removeFile: { try FileSystem.remove($0) },
      makeFolder: { try FileSystem.makeFolder($0) },
      findProgram: { Processes.findProgram($0, in: $1) },
      run: { try await $0.run() }
    )
  }
}
