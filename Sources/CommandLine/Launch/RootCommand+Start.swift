import ArgumentParser
import Glibc
import SimSession
import SimTerminalUI

extension RootCommand {
  /// Runs the program, from the words of the command line to the exit status.
  ///
  /// - Parameter quickly: performs some command lines without the declarations of all commands; nil for the others.
  package static func start(quickly: ([String]) throws -> Int32? = { _ in nil }) -> Never {
    ProgramName.own = _commandName
    StandardDescriptors.open()
    EndingSignals.watch { end in SignalCleanup.tidyUp(then: end) }
    var status = status(of: Array(CommandLine.arguments.dropFirst()), quickly: quickly)
    if let code = DescriptorWriter.failure {
      // Otherwise the status would say that a part of the output is all of it.
      let failure = Failure("the output can't be written: \(String(cString: strerror(code)))")
      Console.write(failure.text, to: STDERR_FILENO)
      if status == ExitStatus.success { status = ExitStatus.unreadable }
    }
    SignalCleanup.finish()
    // A thread may still be reading the language, so nothing is torn down.
    fflush(nil)
    _exit(status)
  }

  /// - Parameter arguments: without the program's name.
  private static func status(of arguments: [String], quickly: ([String]) throws -> Int32?) -> Int32 {
    let arguments = CommandWords.commandFirst(arguments, of: self)
    do {
      if let status = try quickly(arguments) { return status }
      try CommandWords.refuseMisspelt(arguments, of: self)
      var command = try parseAsRoot(arguments)
      if let command = command as? any StatusCommand { return try command.perform() }
      try command.run()
      return ExitStatus.success
    } catch let failure as Failure {
      Console.write(failure.text, to: STDERR_FILENO)
      return ExitStatus.unreadable
    } catch {
      // Help and the version are reported as errors, too, but were asked for.
      guard exitCode(for: error) != .success else {
        Console.print(fullMessage(for: error))
        return ExitStatus.success
      }
      Console.write(CommandWords(arguments, of: self).failure(message(for: error)).text, to: STDERR_FILENO)
      return ExitStatus.unreadable
    }
  }
}
