import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import SimShortcuts
import Testing

@Suite("Phrases that the user gives shortcuts")
struct VoiceShortcutTests {
  private static let app = Messenger.app.identifier
  private static let toAnn = "INSendMessageIntent recipients=Ann content=hi"

  private func start(_ requests: [String: Understanding] = [:], _ change: (inout Setting) -> Void = { _ in }) throws
    -> Talk
  {
    var setting = Messenger.setting()
    change(&setting)
    var talk = try Talk(setting, TaughtUnderstander(requests: requests))
    talk.handler = Messenger.handler
    return talk
  }

  @Test func aPhraseRunsItsShortcutWordForWordBeforeAnythingElse() throws {
    var talk = try start(["Morning, Ann": Messenger.request("INSearchForMessagesIntent")])
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: "Morning, Ann"))
    #expect(talk("morning ann!").first == "- understood ZhiChat INSendMessageIntent recipients=Ann content=hi")
    #expect(talk("send it").last?.isEmpty == false)
  }

  @Test func whatComesNearIsNamedAndNotRun() throws {
    var talk = try start()
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: "Morning Ann"))
    #expect(
      talk("mornin Ann") == [
        "Sorry, I don't know what you mean.",
        "Did you mean “Morning Ann”? A shortcut's phrase has to be said word for word.",
      ])
    #expect(talk.calls.isEmpty)
  }

  @Test func collisionsArePresentedWhenAPhraseIsAdded() throws {
    var talk = try start(["tell Ann": Messenger.message(["Ann"])])
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: "hello there"))
    #expect(talk.said == ["shortcut.added"])
    _ = talk.happens(.addShortcut("INSearchForMessagesIntent", phrase: "Hello, there"))
    #expect(talk.said == ["shortcut.taken", "shortcut.added"])
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: "tell Ann"))
    #expect(talk.said == ["shortcut.request", "shortcut.added"])
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: "call 911"))
    #expect(talk.said == ["shortcut.command", "shortcut.added"])
    // Of one phrase the one that was added last is run.
    #expect(talk("hello there").first?.hasPrefix("- understood ZhiChat INSearchForMessagesIntent") == true)
  }

  @Test(arguments: ["", "   ", "…!", String(repeating: "a", count: 10_000)])
  func whatNobodyCouldSayIsNoPhrase(phrase: String) throws {
    var talk = try start()
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: phrase))
    // An empty one counts as none: then it is asked for.
    #expect(talk.said.count == 1 && talk.said != ["shortcut.added"])
    #expect(talk.conversation.shortcuts.voiceShortcuts.isEmpty)
  }

  /// Siri is called before a phrase anyway: with the call in it nobody could start it.
  @Test(arguments: ["Hey Siri, morning Ann", "hey siri", "OK Siri tell Ann", "Siri, morning"])
  func aPhraseThatCallsSiriIsRefused(phrase: String) throws {
    var talk = try start()
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: phrase))
    #expect(talk.said == ["shortcut.callsSiri"])
    #expect(talk.conversation.shortcuts.voiceShortcuts.isEmpty)
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: "Play Sirius"))
    #expect(talk.said == ["shortcut.added"])
    _ = talk.happens(.renameShortcut("Play Sirius", to: phrase))
    #expect(talk.said == ["shortcut.callsSiri"])
    #expect(talk.conversation.shortcuts.voiceShortcuts.map(\.phrase) == ["Play Sirius"])
  }

  /// The keys of the first activity of a type tell it from others of the type.
  @Test func twoActivitiesByHandAreOneWhereTheirRequiredKeysAgree() throws {
    var talk = try start { setting in setting.apps[0].activityTypes = ["chat.read"] }
    func donated() -> [DonatedActivity] {
      talk.conversation.shortcuts.changes.compactMap { change in
        if case .submitted(.activity(let activity)) = change.what { activity } else { nil }
      }
    }
    _ = talk.happens(.donate("chat.read room=kitchen"))
    _ = talk.happens(.donate("chat.read room=kitchen scroll=12 title=Kitchen"))
    _ = talk.happens(.donate("chat.read scroll=3 room=attic"))
    _ = talk.happens(.donate("chat.read scroll=3"))
    let all = donated()
    #expect(all.count == 4)
    #expect(all[0].isSame(as: all[1]))
    #expect(!all[0].isSame(as: all[2]))
    #expect(!all[3].isSame(as: all[2]) && !all[3].isSame(as: all[0]))
  }

  @Test func withoutAPhraseItIsAskedFor() throws {
    var talk = try start()
    #expect(
      talk.happens(.addShortcut(Self.toAnn, phrase: nil)) == [
        "What do you want to say for Send “hi” to Ann?", "| (Cancel)",
      ])
    #expect(talk("  ").first == "Sorry, I didn't understand that." || talk.said.contains("shortcut.emptyPhrase"))
    #expect(talk("Hi Ann") == ["You can say “Hi Ann” now: Send “hi” to Ann."])
    #expect(talk.conversation.expectation == .nothing)
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: nil))
    #expect(talk("cancel").count == 1)
    #expect(talk.conversation.shortcuts.voiceShortcuts.map(\.phrase) == ["Hi Ann"])
  }

  @Test func phrasesAreChangedAndDeleted() throws {
    var talk = try start()
    _ = talk.happens(.addShortcut(Self.toAnn, phrase: "Hi Ann"))
    let identifier = talk.conversation.shortcuts.voiceShortcuts.first?.identifier
    _ = talk.happens(.renameShortcut("hi ann", to: "Hello Ann"))
    #expect(talk.said == ["shortcut.changed"])
    #expect(talk.conversation.shortcuts.voiceShortcuts.map(\.identifier) == [identifier])
    #expect(talk("Hi Ann").first == "Sorry, I don't know what you mean.")
    #expect(talk("Hello Ann").first?.hasPrefix("- understood") == true)
    _ = talk("cancel")
    _ = talk.happens(.removeShortcut("Helo Ann"))
    #expect(talk.said == ["shortcut.unknownNear"])
    _ = talk.happens(.shortcuts)
    _ = talk.happens(.removeShortcut("1"))
    #expect(talk.conversation.shortcuts.voiceShortcuts.isEmpty)
  }

  @Test func whatIsAskedEachTimeIsAskedBeforeItIsResolved() throws {
    var talk = try start()
    _ = talk.happens(.addShortcut("INSendMessageIntent recipients=Ann content=?", phrase: "Write to Ann"))
    let printed = talk("write to ann")
    #expect(printed.first == "- understood ZhiChat INSendMessageIntent recipients=Ann")
    #expect(!printed.contains("- resolveContent = needsValue"))
    #expect(talk.said == ["ask.INSendMessageIntent.content"])
    #expect(talk("good morning").contains("- resolveContent = success good morning"))
  }

  @Test func tenThousandShortcutsAreFoundAtOnce() throws {
    var talk = try start()
    var memory = ShortcutMemory()
    let intent = FilledIntent(name: "INSearchForMessagesIntent")
    for number in 0..<10_000 {
      memory.restore(
        ShortcutChange(
          app: Self.app, moment: DonationMoment(time: Messenger.setting().clock),
          what: .added(
            VoiceShortcut(
              identifier: "\(number)", app: Self.app, phrase: "Phrase \(number)",
              shortcut: .intent(intent, suggestedPhrase: nil)))))
    }
    talk.conversation.use(memory)
    #expect(talk("phrase 9999").first == "- understood ZhiChat INSearchForMessagesIntent")
    #expect(talk.happens(.shortcuts).count == 101)
  }

  @Test func deletingDonationsNeverTouchesWhatTheUserHasAdded() throws {
    var talk = try start()
    _ = talk.happens(.donate(Self.toAnn))
    _ = talk.happens(.donations)
    _ = talk.happens(.addShortcut("1", phrase: "Hi Ann"))
    _ = talk.turn(.submitted(app: Self.app, .memory(.donationsDeleted(.all))))
    #expect(talk.conversation.shortcuts.donations.isEmpty)
    #expect(talk("hi ann").first?.hasPrefix("- understood") == true)
  }
}
