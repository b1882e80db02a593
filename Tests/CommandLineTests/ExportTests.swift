import TestPrograms
import Testing

/// `sirisim export`: what comes out where, and with which status.
@Suite struct ExportTests {
  /// A conversation of three chapters' lengths, played from its traces.
  private static let transcript = """
    # Two messages
    App: ZhiChat

    ## To Bilbo
    > ZhiChat Bilbo tea at four
    - understood ZhiChat INSendMessageIntent recipients=Bilbo content="tea at four"
    - resolveRecipients = success Bilbo
    - resolveContent = success tea at four
    - confirm = ready
    Ready to send it?

    ## To Frodo
    > ZhiChat Frodo mind the ring
    - understood ZhiChat INSendMessageIntent recipients=Frodo content="mind the ring"
    - resolveRecipients = success Frodo
    - resolveContent = success mind the ring
    - confirm = ready
    Ready to send it?
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder.write(Self.transcript, to: "two.talk")
  }

  private func export(_ arguments: String) throws -> ShellRun {
    try ShellRun("cd '\(folder.path)' && \"$0\" export \(arguments) < /dev/null", program: builtProgram("sirisim"))
  }

  @Test(arguments: ["svg", "cast", "md", "html", "txt"])
  func aFileHasWhatTheStandardOutputWouldHave(format: String) throws {
    let printed = try export("two.talk --script --format \(format)")
    #expect(printed.status == 0)
    #expect(printed.errors.isEmpty)
    #expect(printed.output.contains("Frodo"))
    let written = try export("'\(folder.path)/two.talk' --script -o out.\(format)")
    #expect(written.status == 0)
    #expect(written.output.isEmpty && written.errors.isEmpty)
    #expect(folder.read("out.\(format)") == printed.output)
    #expect(!printed.output.contains(folder.path))
  }

  @Test func oneChapterCanBeWrittenAlone() throws {
    for chapter in ["2", "'to frodo'"] {
      let run = try export("two.talk --script --quiet --format txt --chapter \(chapter)")
      #expect(run.status == 0)
      #expect(
        run.output.hasPrefix("# Two messages\n\n## To Frodo\n> ZhiChat Frodo mind the ring\nReady to send it?\n| "))
      #expect(!run.output.contains("Bilbo"))
    }
  }

  @Test func whatRanIsWrittenThoughTheTranscriptExpectsSomethingElse() throws {
    folder.write(Self.transcript.replacing("Ready to send it?", with: "Shall I throw it?"), to: "other.talk")
    let run = try export("other.talk --script -o out.txt")
    #expect(run.status == 1)
    #expect(run.errors.contains("other.talk:1:1: warning: the run is not what the transcript expects"))
    let text = try #require(folder.read("out.txt"))
    #expect(text.contains("Ready to send it?") && !text.contains("throw"))
  }

  @Test(arguments: [
    ("", "<file>"), ("two.talk", "no format is given"), ("two.talk -o out.sgv", "did you mean '--format svg'?"),
    ("two.talk --format png", "'svg', 'cast', 'md', 'html' or 'txt'"), ("none.talk --format txt", "none.talk:1:1"),
    ("two.talk --format txt --columns 39", "expected 40 to 200"),
    ("two.talk -o a.svg --theme red", "'light' and 'dark'"),
    ("two.talk --format txt --chapter 'To Frodu'", "did you mean 'To Frodo'?"),
    ("two.talk --format svg --inspector --columns 60", "expected --columns 90 or more"),
    ("two.talk --script -o none/out.svg", "'none/out.svg' can't be written"),
  ])
  func whatCannotBeDoneIsReported(arguments: String, fact: String) throws {
    let run = try export(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("sirisim: "))
    #expect(run.errors.contains(fact), "\(run.errors)")
  }

  @Test func aTranscriptThatCannotRunIsReportedWithItsPlace() throws {
    folder.write("# Nothing\nApp: Zhichatt\n\n> hello\n* melt\n", to: "bad.talk")
    let run = try export("bad.talk -o out.svg")
    #expect(run.status == 2)
    #expect(run.errors.contains("bad.talk:2:"))
    #expect(run.errors.contains("bad.talk:5:"))
    #expect(folder.read("out.svg") == nil)
  }
}
