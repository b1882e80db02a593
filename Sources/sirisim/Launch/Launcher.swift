import ArgumentParser
import Glibc
import SimDiagnostics
import SimSession
import SimTerminalUI

/// From the words of the command line to the exit status.
enum Launcher {
  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [String]) -> Int32 {
    EndingSignals.watch { end in SuddenEnd.tidyUp(then: end) }
    do {
      if let plain = PlainCommand(arguments) { return try plain.perform(with: SessionRunner()) }
      if let frequent = FrequentCommand.parse(arguments) { return try frequent.perform(with: SessionRunner()) }
      try CommandWords.refuseMisspelt(arguments)
      var command = try Sirisim.parseAsRoot(arguments)
      if let command = command as? any ConversationCommand { return try command.perform(with: SessionRunner()) }
      try command.run()
      return ExitStatus.success
    } catch is EndedMeanwhile {
      return ExitStatus.success
    } catch let failure as Failure {
      Console.write(failure.text, to: STDERR_FILENO)
      return ExitStatus.unreadable
    } catch {
      // Help and the version come this way too; they are what was asked for.
      guard Sirisim.exitCode(for: error) != .success else {
        Console.print(Sirisim.fullMessage(for: error))
        return ExitStatus.success
      }
      Console.write(CommandWords(arguments).failure(Sirisim.message(for: error)).text, to: STDERR_FILENO)
      return ExitStatus.unreadable
    }
  }
}

/// What the status of the program says.
enum ExitStatus {
  static let success: Int32 = 0
  /// An expectation of a transcript, or a gate, has failed.
  static let failed: Int32 = 1
  /// The command line, or a file that it names, cannot be read.
  static let unreadable: Int32 = 2
}
