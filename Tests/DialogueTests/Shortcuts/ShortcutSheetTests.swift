import SimCatalog
import SimDialogue
import SimLexicon
import SimShortcuts
import Testing

@Suite("The system's sheet for a phrase, over an app's screen")
struct ShortcutSheetTests {
  private static let shortcut = Shortcut.activity(
    DonatedActivity(activity: UserActivity(activityType: "soup", title: "Order soup"), suggestedPhrase: "Soup time"))

  /// An app with one button, which shows the sheet; what closes it leads back to the first screen.
  private func start(_ sheet: ShortcutSheet) throws -> Talk {
    var talk = try Talk(Messenger.setting(), TaughtUnderstander())
    talk.app = { call in
      if case .tap = call { return AppAnswer(screen: AppScreen(title: "Add to Siri", sheet: sheet)) }
      return AppAnswer(screen: AppScreen(title: "Home", rows: ["[Siri]"], buttons: ["Siri"]))
    }
    _ = talk.happens(.app("ZhiChat"))
    return talk
  }

  private func outcome(_ talk: Talk) -> ShortcutSheet.Outcome? {
    guard case .closeSheet(let outcome) = talk.entered.last else { return nil }
    return outcome
  }

  @Test func whatIsSaidIsThePhrase() throws {
    var talk = try start(.add(Self.shortcut))
    #expect(
      talk.happens(.tap("siri")) == [
        "- app tap Siri = Add to Siri", "What do you want to say for this shortcut?", "| Order soup",
        "| “Soup time”", "| (Add to Siri)  (Cancel)",
      ])
    #expect(
      talk("Soup please") == [
        "You can say “Soup please” now: Order soup.", "- app sheet added = Home", "| [Siri]",
      ])
    guard case .added(let added) = outcome(talk) else {
      Issue.record("\(talk.entered)")
      return
    }
    #expect(added.phrase == "Soup please" && added.shortcut == Self.shortcut)
    #expect(talk.conversation.shortcuts.voiceShortcuts == [added])
  }

  @Test func theSuggestedPhraseIsTakenWithAButton() throws {
    var talk = try start(.add(Self.shortcut))
    _ = talk.happens(.tap("Siri"))
    _ = talk.happens(.tap("Add to Siri"))
    #expect(talk.conversation.shortcuts.voiceShortcuts.map(\.phrase) == ["Soup time"])
  }

  @Test(arguments: ["cancel", "never mind"])
  func cancellingAddsNothingAndTellsTheApp(words: String) throws {
    var talk = try start(.add(Self.shortcut))
    _ = talk.happens(.tap("Siri"))
    #expect(talk(words) == ["- app sheet cancelled = Home", "| [Siri]"])
    #expect(outcome(talk) == .cancelled)
    #expect(talk.conversation.shortcuts.voiceShortcuts.isEmpty)
  }

  @Test func aShortcutIsChangedOrDeletedThere() throws {
    let added = VoiceShortcut(
      identifier: "00000000-0000-0000-0000-000000000001", app: Messenger.app.identifier, phrase: "Soup time",
      shortcut: Self.shortcut)
    var talk = try start(.edit(added))
    _ = talk.happens(.tap("Siri"))
    #expect(talk.said == ["sheet.edit"])
    _ = talk("Winter soup")
    guard case .updated(let changed) = outcome(talk) else {
      Issue.record("\(talk.entered)")
      return
    }
    #expect(changed.phrase == "Winter soup" && changed.identifier == added.identifier)
    _ = talk.happens(.tap("Siri"))
    _ = talk.happens(.tap("Delete Shortcut"))
    #expect(outcome(talk) == .deleted(added.identifier))
    #expect(talk.conversation.shortcuts.voiceShortcuts.isEmpty)
  }
}
