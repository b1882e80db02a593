import TestPrograms
import Testing

/// The user's settings file, as the program finds and weighs it.
@Suite struct UserSettingsFileTests {
  private func run(_ words: String, settings: String, variables: [String: String] = [:]) throws -> ShellRun {
    let folder = try TemporaryFolder()
    folder.write(settings, to: "sirisim/settings")
    let standard = ["XDG_CONFIG_HOME": folder.path, "TMPDIR": folder.path]
    return try ShellRun(
      "\"$0\" \(words) < /dev/null", program: builtProgram("sirisim"), variables: standard.merging(variables) { $1 })
  }

  @Test func theLanguageIsTheSettingsUnlessTheCommandLineNamesOne() throws {
    #expect(try run("say 你是谁", settings: "locale = zh-Hans\n").output.contains("对不起"))
    #expect(try run("say --locale en-US 你是谁", settings: "locale = zh-Hans\n").output.contains("Sorry"))
    #expect(try run("say 你是谁", settings: "").output.contains("Sorry"))
  }

  @Test func whatIsWrongIsReportedWithItsPlaceAndTheRestCounts() throws {
    let run = try run("say 你是谁", settings: "# mine\nlocle = fr\n  mouse = perhaps\nlocale = zh-Hans\n")
    #expect(run.errors.contains("/sirisim/settings:2:1: error: no setting is called 'locle'; did you mean 'locale'?"))
    #expect(
      run.errors.contains("/sirisim/settings:3:11: error: 'perhaps' is no value of 'mouse'; expected 'yes' or 'no'"))
    #expect(run.output.contains("对不起"))
    #expect(run.status == 0)
  }

  @Test func aUserOrALanguageThatIsNotThereIsReportedWithItsPlace() throws {
    let user = try run("say hi", settings: "user = smm\n")
    #expect(user.errors.contains("/sirisim/settings:1:8: error: no user is called 'smm'"))
    #expect(user.status == 2)
    let language = try run("say hi", settings: "\nlocale = tlh\n")
    #expect(language.errors.contains("/sirisim/settings:2:10: error: Siri does not speak 'tlh' here"))
    #expect(language.status == 2)
  }

  @Test func withoutAConfigFolderItLiesInTheHomeFolder() throws {
    let home = try TemporaryFolder()
    home.write("locale = zh-Hans\n", to: ".config/sirisim/settings")
    for folder in ["", "relative"] {
      let run = try run("say 你是谁", settings: "", variables: ["HOME": home.path, "XDG_CONFIG_HOME": folder])
      #expect(run.output.contains("对不起"))
    }
  }

  @Test func whatGoesIntoAPipeIsTheSame() throws {
    let settings = "accessible = yes\ntrace = hidden\ncolour = never\n"
    let words = "say --user sam \"ZhiChat Sam I am late\""
    #expect(try run(words, settings: settings).output == run(words, settings: "").output)
  }

  @Test func transcriptsDoNotKnowIt() throws {
    let folder = try TemporaryFolder()
    folder.write("App: ZhiChat\nContacts: Sam Park (mobile 1)\n\n> what is the time\nSorry...\n", to: "a.talk")
    let run = try run("replay \(folder.path)/a.talk", settings: "locale = zh-Hans\nuser = nobody\n")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}

/// The screen-reader mode with real apps.
@Suite struct AccessibleCommandTests {
  @Test func aConversationIsReadRoleByRole() throws {
    let folder = try TemporaryFolder()
    folder.write("ZhiChat Sam I am late\nthe second one\nsend it\n", to: "input")
    let run = try ShellRun(
      "\"$0\" chat --accessible --user sam < \(folder.path)/input", program: builtProgram("sirisim"),
      variables: ["TMPDIR": folder.path])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first == "Note: screen-reader mode is on because of --accessible; leave the option out to turn it off")
    #expect(lines.dropFirst().first?.hasPrefix("Note: apps: ") == true)
    let talk = lines.drop { !$0.hasPrefix("You: ") }.filter { !$0.hasPrefix("Trace: ") }
    #expect(
      talk == [
        "You: ZhiChat Sam I am late", "Siri: Which one, Sam Lee or Sam Park?", "Choice 1 of 2: Sam Lee",
        "Choice 2 of 2: Sam Park", "You: the second one", "Siri: Ready to send it?", "Card from ZhiChat: To: Sam Park",
        "Card: I am late", "Card: Draft", "Buttons: Cancel, Send", "You: send it", "Siri: OK, it's sent.",
        "Card from ZhiChat: To: Sam Park", "Card: I am late", "Card: Sent",
      ])
    #expect(lines.contains("Trace: resolveRecipients = disambiguation Sam Lee | Sam Park"))
  }
}
