import ConversationTesting
import Foundation
import Synchronization
import Testing

/// Conversations in Swift tests, with programs of their own and in the test's process, where one call runs at a time.
@Suite(.serialized) struct ConversationTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  private func runner(_ limit: Duration = .seconds(10)) throws -> Conversation {
    try Conversation(with: TestedExtension(RunnerHandler.self, vocabulary: Self.folder + "/Runner", callLimit: limit))
  }

  @Test func aSampleAppTalksThroughItsOwnProcess() async throws {
    let siri = try Conversation(
      header: "App: ZhiChat\nLocale: en-US\nContacts: Sam Lee (mobile +1 555 0100)")
    let first = try await siri.say("ZhiChat Sam Lee I'm here")
    #expect(first.calls.last == Turn.Call("confirm", answer: "ready"), "\(first)")
    #expect(first.question == "Ready to send it?")
    #expect(first.card == Turn.Card(rows: ["To: Sam Lee", "I'm here", "Draft"], buttons: ["Cancel", "Send"]))
    #expect(try await siri.say("send it").code == "success")
    #expect(await siri.undo())
    #expect(try await siri.happen("tap Send").code == "success")
  }

  @Test func anExtensionIsCalledInThisProcess() async throws {
    let siri = try runner()
    let asked = try await siri.say("Send a message to Sam with Runner")
    #expect(
      asked.understood == Turn.Understanding(app: "Runner", intent: "INSendMessageIntent", slots: ["recipients": "Sam"])
    )
    #expect(asked.question != nil && asked.code == nil)
    #expect(asked.asks("content") && !asked.asks("recipients") && !asked.asks(.review))
    #expect(asked.calls("resolveContent", answering: "needsValue") && !asked.calls("handle"))
    let review = try await siri.activate(voiceRecognitionText: "in process")
    #expect(review.asks(.review), "\(review)")
    let sent = try await siri.say("yes")
    #expect(sent.asked == nil)
    #expect(sent.code == "success", "\(sent)")
    #expect(RunnerHandler.handled.withLock { $0.contains("in process") })
  }

  @Test func siriAsksWhatAHandlerLeavesToHer() async throws {
    let tested = TestedExtension(RunnerHandler.self, vocabulary: Self.folder + "/Runner")
    let siri = try Conversation(
      with: tested,
      header: """
        Contacts: Sam Lee (mobile +1 555 0100, home +1 555 0101)
                  Sam Park (mobile +1 555 0102)
        """)
    let whom = try await siri.say("Send a message to Sam with Runner saying hi")
    #expect(whom.options == ["Sam Lee", "Sam Park"], "\(whom)")
    #expect(whom.asks("recipients"))
    let number = try await siri.say("Sam Lee")
    #expect(number.options == ["mobile", "home"], "\(number)")
    #expect(try await siri.say("home").question == "Ready to send it?")
    let sent = try await siri.say("send it")
    #expect(sent.code == "success", "\(sent)")
    #expect(RunnerHandler.numbers.withLock { $0 } == ["+1 555 0101"])
  }

  @Test func nothingMayComeThatTheTestDoesNotKnowOf() async throws {
    let siri = try runner()
    let turn = try await siri.say("Send a message to Sam with Runner")
    let asked = try #require(turn.question)
    #expect(turn.difference(from: asked) == nil)
    let difference = try #require(turn.difference(from: asked, exhaustively: true))
    #expect(
      difference.hasPrefix("the text says nothing of:\n+ - understood Runner INSendMessageIntent"), "\(difference)")
    #expect(turn.difference(from: turn.lines.joined(separator: "\n"), exhaustively: true) == nil)
  }

  @Test(
    arguments: [
      ("recipients", "the parameter recipients"), (.confirmation(of: "payee"), "a yes or a no to the value of payee"),
      (.review, "a yes to the review"),
    ] as [(Asked, String)])
  func whatIsAskedIsSaidInWords(asked: Asked, words: String) { #expect(asked.description == words) }

  @Test func anAnswerOfConfirmsToHandleIsToldToTheAuthor() async throws {
    let siri = try runner()
    try await siri.say("Send a message to Sam with Runner saying be ready")
    let sent = try await siri.say("send it")
    #expect(sent.code == "ready")
    #expect(sent.logs == ["handle answered 'ready', which is an answer to confirm: Siri takes it for done"])
  }

  @Test func anAnswerOfHandlesToConfirmIsToldToTheAuthor() async throws {
    let siri = try runner()
    let asked = try await siri.say("Send a message to Sam with Runner saying take your time")
    #expect(asked.logs == ["confirm answered 'inProgress', which is an answer to handle: Siri takes it for ready"])
    #expect(asked.question == "Ready to send it?")
  }

  @Test func twoConversationsAtOnceKeepApart() async throws {
    async let first = said("one thing")
    async let second = said("another thing")
    let turns = try await [first, second]
    #expect(turns[0].card?.rows.contains("Message: one thing") == true, "\(turns[0])")
    #expect(turns[1].card?.rows.contains("Message: another thing") == true, "\(turns[1])")
  }

  private func said(_ content: String) async throws -> Turn {
    let siri = try runner()
    try await siri.say("Send a message to Sam with Runner")
    return try await siri.say(content)
  }

  @Test func faultsAreReportedAsThoseOfAProcess() async throws {
    // Where the second answer came from is looked for in all of this program.
    let siri = try runner(.seconds(60))
    let twice = try await siri.say("Send a message to Sam with Runner saying twice")
    // The first answer counts, as on a phone.
    #expect(twice.calls.first?.answer.contains("twice") == true, "\(twice)")
    #expect(!twice.calls.contains { $0.answer == "completedTwice" }, "\(twice)")
    let never = try await siri.say("Send a message to Sam with Runner saying never")
    #expect(never.calls.last?.answer.hasPrefix("neverCompleted") == true, "\(never)")
    let silent = try Conversation(with: TestedExtension(SilentHandler.self, vocabulary: Self.folder + "/Runner"))
    #expect(try await silent.say("Send a message to Sam with Runner saying hi").calls.last?.answer == "noHandler")
  }

  @Test func aDifferenceIsInTheNotationOfTranscripts() async throws {
    let turn = try await runner().say("Send a message to Sam with Runner saying hi")
    #expect(turn.difference(from: "- confirm = ready\nReady to send it?\n| ...") != nil, "calls are listed whole")
    #expect(turn.difference(from: "- ...\n- resolveContent = success hi\n- ...") == nil)
    let expected = turn.lines.joined(separator: "\n").replacing("= success hi", with: "= success ho")
    #expect(turn.difference(from: turn.lines.joined(separator: "\n")) == nil)
    let difference = try #require(turn.difference(from: expected))
    #expect(
      difference.contains("- - resolveContent = success ho") && difference.contains("+ - resolveContent = success hi"))
    #expect(turn.difference(from: "hello\n\n> another turn")?.contains("only one turn") == true)
  }

  @Test func whatIsWrongIsSaid() async throws {
    let app = #expect(throws: ConversationError.self) { try Conversation(header: "App: ZhiChatt") }
    #expect(app?.description == "line 1: no app is called 'ZhiChatt'; did you mean 'ZhiChat'?")
    let folder = #expect(throws: ConversationError.self) {
      try Conversation(with: TestedExtension(RunnerHandler.self, vocabulary: "/no/such/folder"))
    }
    #expect(folder?.description.contains("/no/such/folder") == true)
    let siri = try runner()
    let event = await #expect(throws: ConversationError.self) { try await siri.happen("lift off") }
    #expect(event?.message.hasPrefix("unknown event 'lift'") == true)
    #expect(await siri.undo() == false)
  }

  @Test func aTurnThatTakesTooLongIsTakenBack() async throws {
    let tested = TestedExtension(RunnerHandler.self, vocabulary: Self.folder + "/Runner", callLimit: .seconds(20))
    let siri = try Conversation(with: tested, turnLimit: .seconds(3))
    let begun = ContinuousClock.now
    let late = await #expect(throws: ConversationError.self) {
      try await siri.say("Send a message to Sam with Runner saying wait")
    }
    #expect(
      late?.description.hasPrefix("the turn took longer than 3.0 seconds: stopped after") == true, "\(late as Any)")
    #expect(begun.duration(to: .now) < .seconds(7))
    // It is taken back: the next one begins anew.
    #expect(try await siri.say("Send a message to Sam with Runner saying hi").asks(.review))
  }

  // MARK: What is expected

  /// The line of this file at which an issue is told.
  private static func isHere(_ issue: Issue, _ line: Int) -> Bool {
    issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "ConversationTests.swift"
  }

  @Test func aDifferenceIsTheCallersFailure() async throws {
    let turn = try await runner().say("Send a message to Sam with Runner saying hi")
    #expect(turn.expect("- ...\n- resolveContent = success hi\n- ...\nReady to send it?"))
    let line = #line + 2
    withKnownIssue {
      turn.expect("- ...\n- resolveContent = success ho\n- ...")
    } matching: { issue in
      Self.isHere(issue, line) && issue.comments.contains { $0.rawValue.contains("- - resolveContent = success ho") }
    }
  }

  @Test func everythingThatCameCanBeDemanded() async throws {
    let turn = try await runner().say("Send a message to Sam with Runner")
    let asked = try #require(turn.question)
    #expect(turn.expectOnly(calls: ["resolveContent = needsValue"], says: [asked], asks: "content"))
    let line = #line + 2
    withKnownIssue {
      turn.expectOnly(says: [asked], asks: .review, logs: ["a word"])
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return Self.isHere(issue, line) && text.contains("calls:\n- none\n+ resolveContent = needsValue")
        && text.contains("- a yes to the review\n+ the parameter content") && text.contains("logs:\n- a word\n+ none")
    }
  }

  @Test func whatTheHandlerDidWrongIsAnEffectToo() async throws {
    let turn = try await runner().say("Send a message to Sam with Runner saying take your time")
    let lines = turn.lines.joined(separator: "\n")
    #expect(turn.difference(from: lines) == nil)
    #expect(turn.difference(from: lines, exhaustively: true)?.contains("+ confirm answered 'inProgress'") == true)
  }
}
