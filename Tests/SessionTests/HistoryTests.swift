import SimCatalog
import SimDialogue
import SimTranscripts
import Testing

@testable import SimSession

@Suite("Going back, and other ways on")
struct HistoryTests {
  /// A conversation of four turns, and what was shown and expected after each.
  private func four() throws -> (session: Session, expected: [SimDialogue.Expectation]) {
    let session = try Worlds.onPaper()
    var expected = [session.begun().expectation]
    for line in ["send a message to Ada with Pigeon", "the first one", "hello", "cancel"] {
      session.run(.said(line))
      expected.append(session.begun().expectation)
    }
    return (session, expected)
  }

  @Test("to after any turn, and the beginning", arguments: 0...4)
  func goBack(number: Int) throws {
    let (session, expected) = try four()
    let turns = session.turns
    #expect(session.goBack(toTurn: number))
    #expect(session.turns == Array(turns.prefix(number)))
    #expect(session.begun().expectation == expected[number])
    // What comes then is what would have come.
    if number < 4, case .said(let line) = turns[number].input {
      #expect(session.run(.said(line)).outputs == turns[number].outputs)
    }
  }

  @Test("a turn that isn't there")
  func noSuchTurn() throws {
    let (session, _) = try four()
    #expect(!session.goBack(toTurn: 5) && !session.goBack(toTurn: -1))
    #expect(session.turns.count == 4)
  }

  @Test("branches keep their turns and their own way back")
  func branches() throws {
    let session = try Worlds.onPaper()
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    #expect(session.fork("other"))
    session.run(.said("send it"))
    #expect(session.branches.map(\.name) == ["main", "other"])
    #expect(session.branches.map(\.isCurrent) == [false, true])
    #expect(session.branches.map { $0.turns.count } == [1, 2])
    #expect(!session.fork("main"))
    if case .review = session.begun().expectation {} else { Issue.record("the review is not open") }
    session.run(.said("cancel"))
    session.run(.happened(.lock))
    #expect(!session.fork("other"))
    #expect(session.begun().expectation == .nothing && !session.setting.isLocked)
    #expect(session.undo())
    if case .review = session.begun().expectation {} else { Issue.record("the review is not open") }
    #expect(!session.fork("main"))
    #expect(session.turns.count == 3 && session.setting.isLocked)
    #expect(session.goBack(toTurn: 0))
    #expect(session.branches.map { $0.turns.count } == [0, 1])
  }

  @Test("the branch that is talked in already")
  func sameBranch() throws {
    let session = try Worlds.onPaper()
    #expect(!session.fork("main"))
    #expect(session.branches.count == 1)
  }

  @Test("a transcript goes back too")
  func transcript() throws {
    let text = """
      App: Pigeon
      Locale: en
      Contacts: Ada King (mobile +44 2)

      > send a message to Ada King with Pigeon saying hi
      Ready to send it?
      > /fork other
      > cancel
      OK, I won't send it.
      > /fork main
      > send it
      - handle = success
      ...
      > /goto 1
      > cancel
      OK, I won't send it.
      > /undo 2
      > cancel
      ! OK, I won't send it.
      """
    let result = TranscriptReplay(library: try Worlds.library()).run(TalkFile.parse(text, file: "back.talk"))
    #expect(result.report() == "")
  }
}

@Suite("What Tab offers")
struct CompletionTests {
  @Test("things to say, then answers to what is asked")
  func answers() throws {
    let session = try Worlds.onPaper()
    func offered() -> [String] { Completions(conversation: session.begun(), apps: [Worlds.app]).all(for: "") }
    #expect(offered() == ["Send a message with Pigeon", "Find messages in Pigeon"])
    session.run(.said("send a message to Ada with Pigeon"))
    #expect(offered() == ["Ada Byron", "Ada King", "cancel"])
    session.run(.said("the first one"))
    #expect(offered() == ["cancel"])
    session.run(.said("hello"))
    #expect(offered() == ["Cancel", "Send", "yes", "no", "change the message"])
    #expect(Completions(conversation: session.begun(), apps: [Worlds.app]).buttons == ["Cancel", "Send"])
  }
}
