import CSystem
import Foundation
import System
import Testing

/// What ends a process is tried in processes of their own.
@Suite struct ProcessTests {
  @Test func endsWith130WhenInterrupted() async {
    await #expect(processExitsWith: .exitCode(130)) {
      let status = await Signals.run {
        kill(getpid(), SIGINT)
        do {
          try await Task.sleep(for: .seconds(60))
          return 0
        } catch {
          return 1
        }
      }
      ProcessInformation.exit(status)
    }
  }

  @Test func endsWorkThatDoesNotStop() async {
    await #expect(processExitsWith: .exitCode(130)) {
      _ = await Signals.run(grace: 1) {
        kill(getpid(), SIGINT)
        while true { sleep(1) }
      }
    }
  }

  @Test func endsAtOnceWhenInterruptedTwice() async {
    await #expect(processExitsWith: .exitCode(130)) {
      _ = await Signals.run(grace: 60) {
        kill(getpid(), SIGINT)
        // Two that come at once may arrive as one.
        usleep(200_000)
        kill(getpid(), SIGINT)
        while true { sleep(1) }
      }
    }
  }

  @Test func interruptsWaitingForInput() async {
    await #expect(processExitsWith: .exitCode(7)) {
      _ = await Signals.run(grace: 60) {
        var ends: [Int32] = [0, 0]
        _ = unsafe pipe(&ends)
        let reader = LineReader(descriptor: ends[0])
        // Nothing is ever written to it.
        alarm(20)
        Thread.detachNewThread {
          usleep(100_000)
          kill(getpid(), SIGINT)
        }
        do {
          _ = try reader.next()
        } catch is CancellationError {
          _exit(7)
        } catch {}
        return 1
      }
    }
  }

  @Test func takesNoClosedStreamForItsOwnFiles() async {
    await #expect(processExitsWith: .exitCode(7)) {
      for number in [STDIN_FILENO, STDOUT_FILENO] { close(number) }
      let status = await Signals.run {
        // Would wait for ever if it were a pipe of ours.
        alarm(20)
        let canRead = (try? LineReader.standardInput().next()) != nil
        let canWrite = (try? StandardOutput.write("x")) != nil
        return canRead || canWrite ? 1 : 7
      }
      ProcessInformation.exit(status)
    }
  }

  @Test func passesOnTheStatus() async {
    await #expect(processExitsWith: .exitCode(8)) {
      ProcessInformation.exit(await Signals.run { 8 })
    }
  }

  @Test func isTerminatedLikeAnyOther() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      _ = await Signals.run {
        kill(getpid(), SIGTERM)
        while true { sleep(1) }
      }
    }
  }

  @Test func diesQuietlyOfABrokenPipe() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGPIPE),
      observing: [\.standardErrorContent]
    ) {
      _ = await Signals.run {
        var ends: [Int32] = [0, 0]
        _ = unsafe pipe(&ends)
        close(ends[0])
        dup2(ends[1], STDOUT_FILENO)
        try? StandardOutput.write("nobody reads this\n")
        return 0
      }
    }
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("ipe"))
  }

  @Test func reportsAFullDisk() async {
    await #expect(processExitsWith: .exitCode(28)) {
      let full = unsafe reset_open("/dev/full", O_WRONLY, 0)
      dup2(full, STDOUT_FILENO)
      do throws(SystemError) {
        try StandardOutput.write("x")
      } catch {
        _exit(error.code)
      }
    }
  }

  @Test func writesEverythingToASlowReader() async {
    await #expect(processExitsWith: .exitCode(9)) {
      var ends: [Int32] = [0, 0]
      _ = unsafe pipe(&ends)
      let reading = ends[0]
      _ = reset_set_nonblocking(ends[1])
      dup2(ends[1], STDOUT_FILENO)
      Thread.detachNewThread {
        var total = 0
        var buffer = [UInt8](repeating: 0, count: 4096)
        while total < 1_000_000 {
          let count = unsafe read(reading, &buffer, buffer.count)
          guard count > 0 else { break }
          total += count
          usleep(100)
        }
        _exit(total == 1_000_000 ? 9 : 1)
      }
      try StandardOutput.write(String(repeating: "x", count: 1_000_000))
      sleep(60)
    }
  }

  @Test func becomesAnotherProgram() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(3),
      observing: [\.standardOutputContent]
    ) {
      let error = ProcessInformation.become(
        "/bin/sh",
        arguments: ["-c", "echo \"$1\"; exit 3", "x", "a b"]
      )
      print(error)
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("a b\n"))
  }

  @Test func readsItsEnvironment() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("RESET_TEST", "a=b", 1)
      #expect(ProcessInformation.environment["RESET_TEST"] == "a=b")
    }
  }
}
