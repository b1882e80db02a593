import SimCatalog
import SimDialogue
import SimLexicon
import SimShortcuts
import Testing

@Suite("Shortcuts that open their app")
struct OpeningShortcutTests {
  private static let machines = DonatedActivity(
    activity: UserActivity(
      activityType: "bank.machines", title: "Find a cash machine",
      userInfo: [UserInfoEntry(key: "near", value: "station")]), requiredKeys: ["near"],
    suggestedPhrase: "Cash please", isEligibleForSearch: true, isEligibleForPrediction: true)

  private func start(_ change: (inout Setting) -> Void = { _ in }) throws -> Talk {
    var setting = Messenger.setting()
    change(&setting)
    return try Talk(setting, TaughtUnderstander())
  }

  private func opensTheMachines(_ talk: Talk) -> Bool {
    guard case .continue(let activity, interaction: nil) = talk.entered.last else { return false }
    return activity == Self.machines.activity
  }

  @Test func anActivityIsContinuedAsItWasDonated() throws {
    var talk = try start()
    #expect(
      talk.turn(.submitted(app: Messenger.app.identifier, .memory(.activity(Self.machines)))) == [
        "- donated bank.machines near=station"
      ])
    #expect(talk.happens(.donations) == ["ZhiChat has handed over one shortcut.", "1. Find a cash machine"])
    _ = talk.happens(.addShortcut("1", phrase: nil))
    #expect(talk.said == ["shortcut.added"])
    #expect(talk("cash, please") == ["- app continue bank.machines = Home"])
    #expect(opensTheMachines(talk))
  }

  @Test func aSuggestionThatIsTappedRuns() throws {
    var talk = try start()
    _ = talk.turn(.submitted(app: Messenger.app.identifier, .memory(.activity(Self.machines))))
    let printed = talk.happens(.suggest)
    #expect(printed.first?.hasPrefix("- suggest \"Find a cash machine\" = ") == true)
    #expect(printed.last == "1. Find a cash machine")
    _ = talk.happens(.tap("find a cash machine"))
    #expect(opensTheMachines(talk))
  }

  @Test func aLockedDeviceIsUnlockedFirst() throws {
    var talk = try start { $0.isLocked = true }
    _ = talk.turn(.submitted(app: Messenger.app.identifier, .memory(.suggested([.activity(Self.machines)]))))
    _ = talk.happens(.addShortcut("Find a cash machine", phrase: nil))
    #expect(talk("cash please") == ["You need to unlock your phone first."])
    #expect(talk.entered.isEmpty)
    #expect(talk.happens(.unlock) == ["- app continue bank.machines = Home"])
    #expect(opensTheMachines(talk))
  }

  @Test func anIntentThatNoExtensionHandlesOpensTheAppWithItsClassesName() throws {
    var talk = try start {
      $0.apps[0].intents = []
      $0.apps[0].definedIntents = ["INSendMessageIntent"]
    }
    _ = talk.happens(.addShortcut("INSendMessageIntent content=hi", phrase: "Say hi"))
    #expect(talk("say hi") == ["- app continue INSendMessageIntent = Home"])
    guard case .continue(_, let interaction?) = talk.entered.last else {
      Issue.record("\(talk.entered)")
      return
    }
    #expect(interaction.intent["content"] == .string("hi"))
  }

  @Test func whatADeviceCannotShowIsSpoken() throws {
    var talk = try start { $0.device = .homePod }
    _ = talk.turn(.submitted(app: Messenger.app.identifier, .memory(.activity(Self.machines))))
    #expect(talk.happens(.suggest).last == "You could try Find a cash machine.")
  }

  @Test func nothingIsSuggestedWithoutDonations() throws {
    var talk = try start()
    #expect(talk.happens(.suggest) == ["There's nothing to suggest yet."])
    #expect(talk.happens(.donations) == ["No app has handed over any shortcuts."])
    #expect(talk.happens(.watchFace) == ["There's nothing on the watch face now."])
    #expect(talk.happens(.shortcuts) == ["You haven't added any shortcuts."])
  }
}
