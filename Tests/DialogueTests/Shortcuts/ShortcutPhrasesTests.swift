import SimCatalog
import SimShortcuts
import Testing

@testable import SimDialogue

/// How many phrases are read again when one is added.
@Suite("Phrases that start a shortcut") struct ShortcutPhrasesTests {
  private func shortcut(_ number: Int, phrase: String) -> VoiceShortcut {
    VoiceShortcut(
      identifier: "shortcut-\(number)", app: "com.example.soup", phrase: phrase,
      shortcut: .intent(FilledIntent(name: "OrderSoupIntent"), suggestedPhrase: nil))
  }

  @Test func oneMoreCostsTheSameHoweverManyThereAre() {
    var memory = ShortcutMemory()
    var phrases = ShortcutPhrases()
    var readings = 0
    func add(_ shortcut: VoiceShortcut) {
      let replaces = memory.hasAdded(shortcut.identifier)
      let change = ShortcutChange(
        app: shortcut.app, moment: DonationMoment(time: CivilDateTime(year: 2026, month: 11, day: 20)),
        what: .added(shortcut))
      memory.apply(change)
      phrases.follow(change.what, of: shortcut.app, replaces: replaces, in: memory) { phrase in
        readings += 1
        return phrase.lowercased()
      }
    }
    for number in 0..<1_000 { add(shortcut(number, phrase: "Soup \(number)")) }
    #expect(readings == 1_000)
    #expect(phrases.added("soup 999")?.identifier == "shortcut-999")
    // One that gets another phrase loses the one that it had.
    add(shortcut(5, phrase: "Noodles"))
    #expect(phrases.added("soup 5") == nil)
    #expect(phrases.added("noodles")?.identifier == "shortcut-5")
    #expect(phrases.added("soup 6")?.identifier == "shortcut-6")
  }
}
