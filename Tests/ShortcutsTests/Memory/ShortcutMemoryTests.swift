import SimCatalog
import Testing

@testable import SimShortcuts

@Suite("What the device remembers of shortcuts")
struct ShortcutMemoryTests {
  private let noon = DonationMoment(time: CivilDateTime(year: 2026, month: 11, day: 20, hour: 12))

  @Test func whatTheUserHasAddedIsChangedInItsPlaceAndRemoved() {
    let soup = Shortcut.intent(FilledIntent(name: "OrderSoupIntent"), suggestedPhrase: nil)
    func added(_ identifier: String, _ phrase: String) -> ShortcutChange {
      ShortcutChange(
        app: "soups", moment: noon,
        what: .added(VoiceShortcut(identifier: identifier, app: "soups", phrase: phrase, shortcut: soup)))
    }
    var memory = ShortcutMemory()
    memory.apply(added("1", "soup time"))
    memory.apply(added("2", "more soup"))
    memory.apply(added("1", "lunch"))
    #expect(memory.voiceShortcuts.map(\.phrase) == ["lunch", "more soup"])
    memory.apply(ShortcutChange(app: "soups", moment: noon, what: .removed("2")))
    #expect(memory.voiceShortcuts.map(\.phrase) == ["lunch"])
    #expect(memory.changes.count == 4)
    for (identifier, phrase) in [("3", "dinner"), ("4", "tea")] { memory.apply(added(identifier, phrase)) }
    memory.apply(ShortcutChange(app: "soups", moment: noon, what: .removed("1")))
    memory.apply(ShortcutChange(app: "soups", moment: noon, what: .removed("unknown")))
    memory.apply(added("4", "supper"))
    #expect(memory.voiceShortcuts.map(\.phrase) == ["dinner", "supper"])
  }
}
