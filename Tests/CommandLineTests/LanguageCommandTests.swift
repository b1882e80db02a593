import TestPrograms
import Testing

/// `sirisim-vocabulary language`: what a folder lacks of the fullest other one, and how well its examples do.
@Suite struct LanguageCommandTests {
  private static let full = [
    "carriers.phrases": "with @\n", "lists/joiners.list": "and\n", "lists/articles.list": "a\nan\n",
    "lines/said.lines": "# What she says.\nreview: Go ahead?\nbutton.yes: Yes\nask.place: Where?\n",
    "transcript.list": "App = header App\nTime = header Clock\n",
    "phrases/INSendMessageIntent/recipients.phrases": """
    intent: INSendMessageIntent

    send a message to {recipients}
      = send a message to Celestra | recipients=Celestra
      ! send a letter to Celestra

    send a message
      = send a message
    """,
    "phrases/INGetRideStatusIntent/nothing.phrases":
      "intent: INGetRideStatusIntent\n\nwhere is my ride\n  = where is my ride\n",
  ]
  /// Hardly begun: a line, a phrase, and an example that isn't understood as it says.
  private static let begun = [
    "lines/said.lines": "review: Doen?\n", "transcript.list": "Programma = header App\n",
    "phrases/INSendMessageIntent/recipients.phrases": """
    intent: INSendMessageIntent

    stuur {recipients} een bericht
      = stuur Anna een bericht | recipients=Anna
      = stuur een bericht
      ! schrijf Anna een brief
    """,
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.full { folder.write(text, to: "Siri/en/\(path)") }
    for (path, text) in Self.begun { folder.write(text, to: "Siri/nl/\(path)") }
  }

  @Test func whatIsMissingIsReportedWithTheFilesItBelongsInto() throws {
    let run = try vocabulary("language nl")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        nl, held against en

        files to create: 4
          nl/carriers.phrases
          nl/lists/articles.list
          nl/lists/joiners.list
          nl/phrases/INGetRideStatusIntent/nothing.phrases

        lines to add: 2
          nl/lines/said.lines
            button.yes
            ask.place

        meanings without a word of its own: 1
          nl/transcript.list
            header Clock

        examples and counter-examples that are understood as they say
          INSendMessageIntent  2 of 3
          all                  2 of 3

        """)
  }

  @Test func whatSomeFullLanguageDoesWithoutIsToldApart() throws {
    for (path, text) in Self.full where path != "lists/articles.list" { folder.write(text, to: "Siri/fr/\(path)") }
    let run = try vocabulary("language nl")
    #expect(run.output.contains("files to create: 3\n"))
    #expect(run.output.contains("do without: 1\n  nl/lists/articles.list (not in fr)\n"))
  }

  @Test func whatIsLeftOfACopyIsReported() throws {
    for file in ["carriers.phrases", "lists/joiners.list"] {
      folder.write(Self.full[file] ?? "", to: "Siri/nl/\(file)")
    }
    let run = try vocabulary("language nl")
    #expect(
      run.output.contains(
        """
        files that are another language's, word for word: 2
          nl/carriers.phrases (as in en)
          nl/lists/joiners.list (as in en)

        """), "\(run.output)")
    #expect(try vocabulary("language nl --json").output.contains("\"of\": \"en\""))
  }

  @Test func aFullFolderPasses() throws {
    let run = try vocabulary("language en")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasPrefix("en, held against nl\n\nexamples"))
    #expect(run.output.contains("  INSendMessageIntent    3 of 3\n"))
  }

  /// As `make install` does it.
  @Test func languagesAreCompiledIntoFilesBesideThem() throws {
    let run = try vocabulary("compile")
    #expect(run.status == 0, "\(run.errors)")
    #expect((run.output + run.errors).isEmpty)
    for language in ["en", "nl"] { #expect(folder.read("Compiled/\(language).language") != nil) }
  }

  @Test func aFaultInAFileIsReported() throws {
    folder.write("greet = (hello|hi\n", to: "Siri/en/rules/a.rules")
    let run = try vocabulary("language en")
    #expect(run.status == 1)
    #expect(run.output.contains("wrong in its files (sirisim check tells more): 1\n  en/rules/a.rules:1: "))
  }

  @Test func anEmptyFolderLacksEverything() throws {
    folder.makeFolder("Siri/pt")
    let run = try vocabulary("language pt")
    #expect(run.status == 1)
    #expect(run.output.contains("files to create: \(Self.full.count)\n"))
    #expect(run.output.hasSuffix("examples: none, as there are no phrases\n"))
  }

  @Test func jsonSaysTheSame() throws {
    let run = try vocabulary("language nl --json")
    #expect(run.status == 1)
    for fact in [
      "\"fullest\": \"en\"", "\"isFull\": false", "\"file\": \"nl/lists/articles.list\"", "\"button.yes\"",
      "\"header Clock\"", "\"right\": 2", "\"tried\": 3",
    ] {
      #expect(run.output.contains(fact), "\(fact)")
    }
  }

  @Test func aWrongNameIsReportedWithTheNearest() throws {
    let run = try vocabulary("language n1")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "sirisim-vocabulary: error: there is no folder 'n1' of a language; expected one of en, nl; did you mean 'nl'?\n"
    )
  }

  private func vocabulary(_ arguments: String) throws -> ShellRun {
    try ShellRun(
      "\"$0\" \(arguments) --vocabulary \(folder.path) < /dev/null", program: builtProgram("sirisim-vocabulary"))
  }
}
