package import SimCatalog
import SimLifecycle
package import SimRecognition
import SimShortcuts

/// Requests that aren't made by a sentence: by an intent's name, its title, or the phrase of a shortcut.
extension Conversation {
  /// The title that a sentence would be here and now, without saying it; nil where it isn't one.
  package func title(saying text: String) -> TitledRequest? { understander.title(text, HearingSources(self)) }

  /// The apps' phrase that a sentence would be near to here and now, where it isn't understood otherwise.
  package func near(saying text: String, _ understanding: Understanding) -> NearPhrase? {
    understander.near(text, understanding, HearingSources(self))
  }

  /// The phrases that apps suggest for shortcuts, sorted.
  package var suggestedPhrases: [(phrase: String, intent: IntentName)] {
    knownShortcuts.phrases.allSuggested.map { ($0.phrase, $0.intent.name) }
  }

  /// Starts an intent: `OrderSoup size=large note="no onions"`. If it can't be read, Siri says so and starts nothing.
  mutating func run(_ words: String) {
    let written: WrittenIntent
    do throws(WrittenIntent.Fault) {
      written = try understander.intent(writtenAs: words, HearingSources(self))
    } catch {
      forget()
      return sayFault(error)
    }
    rest()
    let intent = written.schema.name
    if written.apps.count == 1 {
      begin(start(intent, written.slots, in: written.apps[0], text: words))
    } else {
      askWhichApp(
        AppQuestion(intent: intent, slots: written.slots, apps: written.apps, text: words, route: .siri))
    }
  }
}
