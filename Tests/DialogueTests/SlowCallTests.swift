import SimCatalog
import SimDialogue
import Testing

/// A call that takes its time is told, and that time passes (behaviour.md a.8).
@Suite struct SlowCallTests {
  private func start() throws -> Talk {
    var talk = try Talk(Messenger.setting(), TaughtUnderstander(requests: ["go": Messenger.message(["Ann"], "hi")]))
    talk.handler = Messenger.handler
    return talk
  }

  @Test func aLateAnswerIsOne() throws {
    var talk = try start()
    talk.handler = { call in
      var answer = Messenger.handler(call)
      if call.method == .confirm { answer.microseconds = 4_200_000 }
      return answer
    }
    let printed = talk("go")
    #expect(printed.contains("ZhiChat is still working on it…"))
    #expect(printed.contains("Ready to send it?"))
    #expect(talk.conversation.setting.clock == Messenger.setting().clock.adding(seconds: 4))
    #expect(
      talk.otherEffects == [.tellAll(.setClock(talk.conversation.setting.clock, zone: talk.conversation.setting.zone))])
  }

  @Test func soIsOneThatNeverCame() throws {
    var talk = try start()
    talk.handler = { _ in HandlerAnswer(outcome: .failed(.timedOut(seconds: 10))) }
    #expect(talk("go").dropFirst(2) == ["ZhiChat is still working on it…", "Sorry, there was a problem with the app."])
    #expect(talk.conversation.setting.clock == Messenger.setting().clock.adding(seconds: 10))
  }

  @Test func twoSecondsAreNothing() throws {
    var talk = try start()
    talk.handler = { call in
      var answer = Messenger.handler(call)
      answer.microseconds = 2_900_000
      return answer
    }
    _ = talk("go")
    #expect(!talk.said.contains("stillWorking"))
    #expect(talk.conversation.setting.clock == Messenger.setting().clock)
  }
}
