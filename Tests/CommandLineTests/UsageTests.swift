import TestPrograms
import Testing

/// What the programs say to a command line that they cannot read: one form, and status 2.
@Suite struct UsageTests {
  @Test(arguments: [
    ("--bogus", "'--bogus'"), ("say", "<sentence>"), ("replay", "<path>"), ("chat --width wide", "wide"),
    ("chat --width 3", "'--width 3' is no width"), ("chat --handler-lifetime never", "'call', 'phase' or 'request'"),
    ("replay --facts --wording x", "exclude each other"), ("record", "<file>"), ("repaly x", "did you mean 'replay'?"),
    ("demo x.talk --locale en", "a transcript says its own"),
    ("replay --locales tlh .", "'tlh', which nobody speaks here"),
    ("review x --json --picture x.svg", "decides nothing"), ("doctor --theme light", "'--theme' is for '--picture'"),
    ("export x.talk --moving --format txt", "'--moving' is for svg"),
    ("demo x.talk --speed 0", "'--speed 0.0' is no speed"),
    ("nothing-like-it", "no command and no folder of an app"),
    ("tlak", "did you mean 'chat'?"), ("help nope", "'nope' is no command"), ("help chta", "did you mean 'chat'?"),
    ("check --explain mising-examples", "did you mean 'missing-examples'?"),
    ("check --explain nope", "did you mean 'wrong-type'?"),
    ("say --app Foo hi", "no app is called 'Foo'; expected one of BoBo, "),
    ("say --app Shiguan hi", "did you mean 'Shiguang'?"),
    ("say --app . hi", "a folder is named with --path"),
    ("say --width -3 hi", "'--width -3' is no width; expected 20 to 1000 columns"),
    ("export x.talk --columns -3", "'--columns -3' is no width"),
    ("demo x.talk --speed -1", "'--speed -1.0' is no speed"),
    ("review --clean --json x", "'--clean' removes files"),
    ("suggest --at Frii", "--at: 'Frii' is no part of a clock"), ("suggest --at Frii", "did you mean 'Fri'?"),
  ])
  func whatCannotBeReadIsReported(arguments: String, fact: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("sirisim: error: "))
    #expect(run.errors.contains(fact))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func flagsMayStandBeforeTheCommand() throws {
    let run = try sirisim("--plain say --locale en-US hello")
    #expect(run.status == 0 && run.output.contains("Hello"))
    #expect(try sirisim("--bogus chat").errors.contains("'--bogus'"))
  }

  @Test(arguments: [
    ("--bogus", "'--bogus'"), ("phrase", "did you mean 'phrases'?"), ("chat", "'chat' is no command; "),
    ("phrases smaple", "did you mean 'sample'?"), ("phrases nope", "expected sample, count"),
    ("help phrases smaple", "did you mean 'sample'?"), ("help nope", "'nope' is no command"),
    ("phrases dead --draws -1", "'--draws -1' is no number of sentences"), ("evaluate", "<folder>"),
    ("evaluate /dev", "holds no sets"), ("compile", "--vocabulary <folder>"),
  ])
  func whatTheKeepersProgramCannotReadIsReported(arguments: String, fact: String) throws {
    let run = try vocabulary(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("sirisim-vocabulary: error: "))
    #expect(run.errors.contains(fact), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  /// Who has an app sees no command in the help that needs Siri's vocabulary; who types one all the same is told where it is.
  @Test(arguments: ["phrases sample INSendM", "language nl", "evaluate x", "help phrases"])
  func aCommandOfTheKeepersIsSaidToBeElsewhere(arguments: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == 2)
    let name = arguments.split(separator: " ").first { $0 != "help" } ?? ""
    #expect(
      run.errors
        == "sirisim: error: '\(name)' is a command of sirisim-vocabulary: in sirisim's sources, "
        + "'swift run sirisim-vocabulary \(name)'\n")
    #expect(try !sirisim("--help").output.contains("  \(name) "))
    #expect(try vocabulary("--help").output.contains("\n  \(name) "))
  }

  /// What a command takes stands in its own help.
  @Test(arguments: [
    ("--bogus", "chat"), ("say", "say"), ("say --bogus hi", "say"),
    ("replay", "replay"), ("export x.talk --format nope", "export"), ("say --width 3 hi", "say"),
    ("help --bogus", "chat"),
  ])
  func itPointsToTheHelpOfItsOwnCommand(arguments: String, command: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("; see 'sirisim \(command) --help'"), "\(run.errors)")
    #expect(!run.errors.contains(".;"))
    #expect(try sirisim("\(command) --help").output.contains("USAGE: sirisim \(command)"))
  }

  @Test(arguments: [
    ("say --plian hi", "--plain"), ("replay --scirpt x.talk", "--script"),
    ("chat --no-wacth", "--no-watch"),
  ])
  func aMisspeltOptionIsReportedTheNearest(arguments: String, option: String) throws {
    let errors = try sirisim(arguments).errors
    #expect(errors.contains("Unknown option"))
    #expect(errors.hasSuffix("did you mean '\(option)'?\n"), "\(errors)")
  }

  @Test func theKeepersProgramPointsToItsOwnHelp() throws {
    let run = try vocabulary("phrases sample --cuont 3")
    #expect(
      run.errors
        == "sirisim-vocabulary: error: Unknown option '--cuont'; see 'sirisim-vocabulary phrases sample --help'; "
        + "did you mean '--count'?\n")
    #expect(try vocabulary("phrases sample --help").output.contains("USAGE: sirisim-vocabulary phrases sample"))
  }

  @Test func whatNoOptionIsNearToIsNotGuessed() throws {
    #expect(try !sirisim("say --bogus hi").errors.contains("mean"))
  }

  @Test func noControlCharacterOfTheCommandLineComesBack() throws {
    let run = try sirisim("$'--bo\\e[31mgus'")
    #expect(run.status == 2)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test(arguments: ["--help", "help", "help chat", "say --help", "--version"])
  func helpIsNoFault(arguments: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(!run.output.isEmpty)
  }

  private func vocabulary(_ arguments: String) throws -> ShellRun {
    try ShellRun("\"$0\" \(arguments) < /dev/null", program: builtProgram("sirisim-vocabulary"))
  }

  private func sirisim(_ arguments: String) throws -> ShellRun {
    try ShellRun("\"$0\" \(arguments) < /dev/null", program: builtProgram("sirisim"))
  }
}
