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
      try refuseMisspeltCommand(arguments)
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
      let message = Sirisim.message(for: error).split(separator: "\n").first ?? "the command line cannot be read"
      Console.write(Failure("\(message); see 'sirisim --help'").text, to: STDERR_FILENO)
      return ExitStatus.unreadable
    }
  }

  /// A first word that is no option is a command or a folder of an app; one that is nearly a command is told so.
  private static func refuseMisspeltCommand(_ arguments: [String]) throws {
    guard let word = arguments.first, !word.hasPrefix("-"), !word.contains("/"), access(word, F_OK) != 0 else { return }
    let names = Sirisim.configuration.subcommands.compactMap { $0._commandName } + ["help"]
    guard !names.contains(word) else { return }
    throw Failure("'\(word)' is no command and no folder of an app", suggestion: nearestName(to: word, among: names))
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
