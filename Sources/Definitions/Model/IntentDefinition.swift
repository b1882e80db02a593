package import SimDiagnostics

/// An `.intentdefinition` file: the intents that an app defines, with the enumerations and types of their parameters,
/// and Siri's lines for them in each language.
///
/// Keys and rules: intentdefinition-format of Xcode 10 to 26 (model versions 1.0 to 1.2).
package struct IntentDefinition: Hashable, Sendable {
  /// The version of the file's model: which Xcode wrote it.
  package enum Version: String, Hashable, Sendable, CaseIterable {
    /// Xcode 10: no resolution, no dialogs, no types.
    case xcode10 = "1.0"
    /// Xcode 11.
    case xcode11 = "1.1"
    /// Xcode 12 and later.
    case xcode12 = "1.2"
  }

  /// The file as it was named.
  package var file: String
  /// Nil if the file has none, or an unknown one: it is then read as the newest.
  package var version: Version?
  /// The enumerations, in the file's order.
  package var enumerations: [DefinedEnumeration]
  /// The classes of values, in the file's order.
  package var types: [DefinedType]
  /// The intents, in the file's order: the app's own, and SiriKit's that it customises.
  package var intents: [DefinedIntent]
  /// The translations of its texts, by the language's folder: `zh-Hans` of `zh-Hans.lproj`.
  package var translations: [String: DefinitionStrings]
  /// Phrases that must not start any of its App Intents (`negativePhrases`).
  package var negativePhrases: [AppIntentFacts.Phrase] = []

  /// A definition of these parts.
  package init(
    file: String, version: Version? = nil, enumerations: [DefinedEnumeration] = [], types: [DefinedType] = [],
    intents: [DefinedIntent] = [], translations: [String: DefinitionStrings] = [:]
  ) {
    self.file = file
    self.version = version
    self.enumerations = enumerations
    self.types = types
    self.intents = intents
    self.translations = translations
  }

  /// The app's own intents: SiriKit's generate nothing.
  package var ownIntents: [DefinedIntent] { intents.filter { !$0.isSystem } }
}

/// A text that users see or hear, with the key of its translations.
package struct DefinitionText: Hashable, Sendable {
  /// The text in the definition itself; empty if it only has the key.
  package var text: String
  /// The key in the files of strings: six letters and digits. Nil where the text can't be translated.
  package var key: String?
  /// The place of its words; nil for a text that no file contains.
  package var place: FilePlace?

  /// A text with its key.
  package init(_ text: String, key: String? = nil, place: FilePlace? = nil) {
    self.text = text
    self.key = key
    self.place = place
  }
}
