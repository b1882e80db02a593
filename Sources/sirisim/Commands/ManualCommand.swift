import ArgumentParser

struct ManualCommand: ParsableCommand, ConversationCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page.",
    discussion: """
      For a reader of manual pages:

        sirisim manual | man -l -
      """)

  func perform(with runner: any Runner) throws -> Int32 {
    let text = ManualPage.text(
      of: try CommandFacts.all(), version: Sirisim.configuration.version, date: Sirisim.versionDate)
    Console.print(text, terminator: "")
    return ExitStatus.success
  }
}
