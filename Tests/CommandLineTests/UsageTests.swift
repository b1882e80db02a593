import TestPrograms
import Testing

/// What the program says to a command line that it cannot read: one form, and status 2.
@Suite struct UsageTests {
  @Test(arguments: [
    ("--bogus", "'--bogus'"), ("say", "<sentence>"), ("replay", "<path>"), ("chat --width wide", "wide"),
    ("chat --width 3", "'--width 3' is no width"), ("chat --handler-lifetime never", "'call', 'phase' or 'request'"),
    ("replay --facts --wording x", "exclude each other"), ("record", "<file>"), ("repaly x", "did you mean 'replay'?"),
    ("demo", "<file>"), ("demo x.talk --speed 0", "'--speed 0.0' is no speed"),
    ("evaluate", "<folder>"), ("evaluate /dev", "holds no sets"),
    ("nothing-like-it", "no command and no folder of an app"),
  ])
  func whatCannotBeReadIsTold(arguments: String, fact: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("sirisim: error: "))
    #expect(run.errors.contains(fact))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func noControlCharacterOfTheCommandLineComesBack() throws {
    let run = try sirisim("$'--bo\\e[31mgus'")
    #expect(run.status == 2)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test(arguments: ["--help", "help chat", "say --help", "--version"])
  func helpIsNoFault(arguments: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(!run.output.isEmpty)
  }

  private func sirisim(_ arguments: String) throws -> ShellRun {
    try ShellRun("\"$0\" \(arguments) < /dev/null", program: builtProgram("sirisim"))
  }
}
