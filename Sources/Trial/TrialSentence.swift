/// Something that is said to an app to see what becomes of it.
package struct TrialSentence: Hashable, Sendable {
  /// Where it comes from.
  package enum Source: Hashable, Sendable {
    /// An example of the app's vocabulary.
    case vocabulary
    /// An example of Siri's own, for an intent of which the app's vocabulary has none.
    case siri
    /// A command that starts an intent for which Siri has no sentences: one of the app's own, or of a domain that isn't spoken here.
    case command
    /// A phrase of an App Shortcut.
    case phrase
    /// The phrase that the app suggests for a shortcut.
    case suggestion
    /// Something that happens, for an intent that nobody asks for in words: Maps asks for rides.
    case event
  }

  /// As it is typed.
  package var text: String
  /// The intent that it should reach; empty where any will do.
  package var intent: String
  /// Where it comes from.
  package var source: Source
  /// The language that it is said in.
  package var locale: String

  /// A sentence, and what it is for.
  package init(text: String, intent: String, source: Source, locale: String) {
    self.text = text
    self.intent = intent
    self.source = source
    self.locale = locale
  }
}
