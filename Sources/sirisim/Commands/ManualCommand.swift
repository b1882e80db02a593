import ArgumentParser
import SimCommandLine

struct ManualCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page.",
    discussion: """
      For a reader of manual pages:

        sirisim manual | man -l -
      """)

  func perform() throws -> Int32 {
    let text = ManualPage.text(
      of: try CommandFacts.all(of: Sirisim.self), version: Sirisim.configuration.version, date: Sirisim.versionDate)
    Console.print(text, terminator: "")
    return ExitStatus.success
  }
}
