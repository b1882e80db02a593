import ArgumentParser
import Glibc
import SimDiagnostics

/// From the words of the command line to the exit status.
enum Launcher {
  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      if let plain = PlainCommand(arguments) { return try plain.perform(with: SessionRunner()) }
      var command = try Sirisim.parseAsRoot(arguments)
      if let command = command as? any ConversationCommand { return try command.perform(with: SessionRunner()) }
      try command.run()
      return ExitStatus.success
    } catch let failure as Failure {
      write(failure.text)
      return ExitStatus.unreadable
    } catch {
      // Help and the version come this way too; they are what was asked for.
      guard Sirisim.exitCode(for: error) != .success else {
        print(Sirisim.fullMessage(for: error))
        return ExitStatus.success
      }
      let message = Sirisim.message(for: error).split(separator: "\n").first ?? "the command line cannot be read"
      write(Failure("\(message); see 'sirisim --help'").text)
      return ExitStatus.unreadable
    }
  }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
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
