import TestPrograms
import Testing

/// What is kept of shortcuts from one run of the program to the next.
@Suite("Shortcuts on the command line") struct ShortcutCommandTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String, input: String = "", _ variables: [String: String] = [:]) throws -> ShellRun {
    home.write(input, to: "input")
    // The user's own file: nobody says another.
    let standard = ["HOME": home.path, "TMPDIR": home.path, "SIRISIM_SHORTCUTS": "", "XDG_DATA_HOME": ""]
    return try ShellRun(
      "\"$0\" \(words) < \(home.path)/input", program: builtProgram("sirisim"),
      variables: standard.merging(variables) { $1 })
  }

  private static let lunch = "* donate OrderSoup soup=tomato toppings=croutons\n"

  @Test func whatWasDonatedIsSuggestedTheNextTime() throws {
    let chat = try run("chat --app TangTang --plain", input: Self.lunch + "* suggest\n/add Soup time = 1\n")
    #expect(chat.output.contains("You can say “Soup time” now"), "\(chat.output)\(chat.errors)")
    let next = try run("suggest --app TangTang --at \"Fri 12:15\" --place work")
    #expect(next.output.contains("1. Order tomato soup with croutons"), "\(next.output)\(next.errors)")
    let said = try run("say --app TangTang \"soup time\"")
    #expect(said.output.contains("- understood TangTang OrderSoupIntent soup=tomato toppings=croutons"))
    #expect(try run("suggest --app TangTang --shortcuts none").output.contains("There's nothing to suggest yet."))
  }

  @Test func whatIsTakenBackIsNotKept() throws {
    _ = try run("chat --app TangTang --plain", input: Self.lunch + "/undo\n")
    #expect(try run("suggest --app TangTang").output.contains("There's nothing to suggest yet."))
    let fork = Self.lunch + "/fork other\n/undo\n* donate OrderSoup soup=chowder\n"
    _ = try run("chat --app TangTang --plain", input: fork)
    let left = try run("suggest --app TangTang").output
    #expect(left.contains("1. Order clam chowder") && !left.contains("croutons"), "\(left)")
  }

  /// The first prompt waits for no database.
  @Test func theFileIsOpenedWithTheFirstLine() throws {
    let opened = "--plain --shortcuts \(home.path)/store"
    _ = try run("chat --app TangTang \(opened)")
    #expect(try ShellRun("test -e \"$0\"", program: home.path + "/store").status == 1)
    _ = try run("chat --app TangTang \(opened)", input: "hello\n")
    #expect(try ShellRun("test -e \"$0\"", program: home.path + "/store").status == 0)
  }

  @Test func aDamagedFileIsKeptAsideAndSaid() throws {
    home.write("no database", to: "store")
    let run = try run("suggest --app TangTang --shortcuts \(home.path)/store")
    #expect(run.output.contains("can't be read") && run.output.contains("a new one begins"), "\(run.output)")
    #expect(run.output.contains("There's nothing to suggest yet.") && run.status == 0)
  }

  @Test func whatCannotBeWrittenCostsTheKeepingAlone() throws {
    let run = try run("chat --app TangTang --plain --shortcuts /dev/null/store", input: Self.lunch + "* suggest\n")
    #expect(run.output.contains("shortcuts aren't kept in /dev/null/store"), "\(run.output)")
    #expect(run.output.contains("1. Order tomato soup with croutons"))
  }

  @Test func whatIsWrongWithDonationsIsReportedOnce() throws {
    let donations = "* donate OrderSoup quantity=2\n* donate OrderSoup quantity=3\n"
    let run = try run("chat --app TangTang --plain --shortcuts none", input: donations)
    let reported = run.output.split(separator: "\n").filter { $0.contains("none of its shortcuts") }
    #expect(
      reported.count == 1 && reported[0].hasPrefix("# TangTang: donates OrderSoupIntent with quantity"), "\(run.output)"
    )
  }

  @Test func theQueryIsSaidFirst() throws {
    let run = try run("chat --app TangTang --plain --shortcuts none --query \"show the soup of the day\"")
    #expect(run.output.contains("> show the soup of the day\n- understood TangTang ShowSoupOfTheDayIntent"))
  }
}
