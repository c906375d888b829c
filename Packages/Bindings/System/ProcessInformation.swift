import CSystem

/// What a process knows of itself, and how it ends.
package enum ProcessInformation {
  /// The words after the program's name.
  package static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The environment variables. The corresponding C variable is `environ`.
  ///
  /// To be read once, at the start: nothing keeps another thread from changing them.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    guard var entry = unsafe reset_environment() else { return [:] }
    while let text = unsafe entry.pointee {
      let pair = unsafe String(cString: text).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if pair.count == 2 { variables[String(pair[0])] = String(pair[1]) }
      unsafe entry += 1
    }
    return variables
  }

  /// The folder the process works in. The corresponding C function is `getcwd`.
  package static func workingFolder() throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard let path = unsafe getcwd(&buffer, buffer.count) else { throw .last("getcwd") }
    return unsafe String(cString: path)
  }

  /// How many processors this machine runs programs on. The corresponding C function is `sysconf`.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Ends the process. The corresponding C function is `exit`.
  package static func exit(_ status: Int32) -> Never { CSystem.exit(status) }

  /// Becomes another program, with the same surroundings. The C function is `execv`.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: The words after its name.
  /// - Returns: Only if that failed.
  package static func become(_ path: String, arguments: [String]) -> SystemError {
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(path, &words)
    let error = SystemError.last("run \(path)")
    unsafe words.forEach { unsafe free($0) }
    return error
  }
}
