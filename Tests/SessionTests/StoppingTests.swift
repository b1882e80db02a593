import SimCatalog
import SimDialogue
import SimLexicon
import SimPolling
import SimShown
import TestPrograms
import Testing

@testable import SimSession

/// Turns that are under way: they can be waited for beside all else, stopped, and their programs exchanged.
@Suite("A turn under way")
struct StoppingTests {
  /// The extension of `Tests/Support/faulty-extension`: what the message says decides what its handler does.
  private func commands() throws -> ProgramCommands {
    ProgramCommands(executable: try builtProgram("faulty-extension"), extensionArguments: [], appArguments: nil)
  }

  private func session() throws -> Session {
    var setting = Worlds.setting()
    setting.user.contacts.append(Contact(identifier: "4", name: "Nobody"))
    return try Worlds.library().session(
      setting, sources: [AppSource(app: Worlds.app, programs: try commands())], world: SessionWorld(callLimit: 2)
    ).get()
  }

  /// A conversation that has asked for the message's content.
  private func asksForContent(_ session: Session) {
    session.run(.said("send a message to Ada King with Pigeon"))
    let turn = session.run(.said("Person 4711")).shown
    #expect(turn.contains("- resolveContent = needsValue"), "\(turn)")
  }

  /// Goes on until the handler is at work.
  private func waitForCall(_ session: Session, _ name: String) {
    while session.isBusy, session.callUnderWay?.name != name {
      if session.advance() != nil { return }
      if session.isBusy, session.callUnderWay?.name != name { _ = Poll.wait(for: [session]) }
    }
  }

  @Test("is stopped: its process goes, the same question is open, and the conversation goes on")
  func stopped() throws {
    let session = try session()
    defer { session.close() }
    asksForContent(session)
    let before = session.turns
    session.begin(.said("loop"))
    waitForCall(session, "resolveContent of Pigeon")
    #expect(session.isBusy)
    #expect(!session.watched.isEmpty)
    let stopped = try #require(session.stopTurn())
    #expect(
      stopped.sentence
        == "stopped after 0 s in resolveContent of Pigeon: \"loop\" is taken back, and the apps' files with it")
    #expect(!session.isBusy)
    #expect(session.advance() == nil)
    #expect(session.turns == before)
    #expect(session.stopTurn() == nil)
    let why = CommandRun(session, apps: [], user: nil).outcome(of: .report(.why)).remarks
    #expect(why.first?.text == stopped.sentence, "\(why)")
    #expect(session.run(.said("report zone")).shown.contains { $0.hasPrefix("- resolveContent = success") })
    #expect(session.lastStop == nil)
  }

  @Test("leaves the files as they were before it")
  func filesGoBack() throws {
    let session = try session()
    defer { session.close() }
    asksForContent(session)
    let files = session.history.count
    session.begin(.said("loop"))
    waitForCall(session, "resolveContent of Pigeon")
    session.stopTurn()
    #expect(session.history.count == files, "the moment before the turn is nobody's any more")
    #expect(session.goBack(toTurn: 1))
    #expect(session.run(.said("Person 4711")).shown.contains("- resolveContent = needsValue"))
  }

  @Test("is stopped while the apps launch, and the next turn launches them")
  func stoppedAtTheLaunch() throws {
    let session = try session()
    defer { session.close() }
    session.begin(.said("send a message to Ada King with Pigeon"))
    #expect(session.callUnderWay?.what == .opening)
    #expect(session.stopTurn() != nil)
    #expect(session.turns.isEmpty)
    asksForContent(session)
  }

  @Test("is not lost when somebody asks for the conversation before it has begun")
  func askedMeanwhile() throws {
    let session = try session()
    defer { session.close() }
    session.begin(.said("send a message to Ada King with Pigeon"))
    #expect(session.callUnderWay?.what == .opening)
    // As Tab does.
    _ = session.begun()
    #expect(session.isBusy)
    #expect(session.finish()?.input == .said("send a message to Ada King with Pigeon"))
  }

  @Test("is waited for in one poll with all else")
  func onePoll() throws {
    let session = try session()
    defer { session.close() }
    asksForContent(session)
    session.begin(.said("loop"))
    waitForCall(session, "resolveContent of Pigeon")
    let key = BackgroundJob { _ in "a key" }
    while key.output == nil { _ = Poll.wait(for: [session, key]) }
    #expect(session.isBusy, "what came was not the session's, which is still alive")
    session.stopTurn()
  }

  @Test("a program goes on where an undone turn has asked it nothing, and is another where one has")
  func undone() throws {
    /// How many handlers the program has made in the end.
    func handlers(undoing line: String?) throws -> String {
      let session = try session()
      defer { session.close() }
      session.run(.said("send a message to Ada King with Pigeon"))
      if let line {
        session.run(.said(line))
        #expect(session.undo())
      }
      session.run(.said("Person 4711"))
      return session.run(.said("calls")).shown.first { $0.hasPrefix("- resolveContent") } ?? ""
    }
    let untouched = try handlers(undoing: nil)
    #expect(untouched.hasPrefix("- resolveContent = success"), "\(untouched)")
    #expect(try handlers(undoing: "yes") == untouched)
    #expect(try handlers(undoing: "Person 4711") != untouched)
  }

  @Test("paper is exchanged for a program in the middle of a question, which stays open")
  func replaced() throws {
    let session = try Worlds.onPaper()
    defer { session.close() }
    let asked = session.run(.said("send a message to Charles Babbage with Pigeon")).shown
    #expect(asked.contains("- resolveContent = needsValue"), "\(asked)")
    let question = session.begun().expectation
    let programs = ProcessPrograms(
      name: "Pigeon", commands: try commands(), setting: session.initialSetting, world: SessionWorld(callLimit: 2),
      identifier: Worlds.app.identifier)
    session.replacePrograms(with: programs, for: Worlds.app.identifier)
    #expect(session.begun().expectation == question)
    let answered = session.run(.said("report zone")).shown
    #expect(answered.contains { $0.hasPrefix("- resolveContent = success") && $0.contains("GMT") }, "\(answered)")
    // Back on paper, before the answer: nothing of the program is needed for it.
    #expect(session.undo())
    #expect(session.begun().expectation == question)
  }
}
