/// A sentence for trying an app.
package struct TrialSentence: Hashable, Sendable {
  /// The source of a sentence.
  package enum Source: Hashable, Sendable {
    /// An example of the app's vocabulary.
    case vocabulary
    /// An example of Siri's own, for an intent without one in the app's vocabulary.
    case siri
    /// A command that starts an intent for which Siri has no sentences: the app's own, or one of a domain that isn't
    /// spoken here.
    case command
    /// A phrase of an App Shortcut.
    case phrase
    /// The phrase that the app suggests for a shortcut.
    case suggestion
    /// An event, for an intent that isn't asked for in words: Maps asks for rides.
    case event
  }

  /// As it is typed.
  package var text: String
  /// The intent that it should reach; empty if any will do.
  package var intent: String
  /// Where it comes from.
  package var source: Source
  /// The language that it is said in.
  package var locale: String

  /// A sentence with its purpose.
  package init(text: String, intent: String, source: Source, locale: String) {
    self.text = text
    self.intent = intent
    self.source = source
    self.locale = locale
  }
}
