import SimAppFiles
package import SimDefinitions
package import SimDiagnostics

/// An `.intentdefinition` file in its app.
package struct DefinitionOutline: Sendable {
  /// A text of the definition in one language.
  package struct Words: Hashable, Sendable {
    /// The text, with `${name}` for each value.
    package var text: String
    /// The place of the text.
    package var place: FilePlace
    /// The locale of its folder; "" if no folder has one.
    package var locale: String

    /// Whether it consists of values alone.
    var isEmpty: Bool { plainText.allSatisfy { !$0.isLetter } }

    /// The text with a mark in the place of each value, so that the words around a value don't join into a sentence.
    var plainText: String {
      Placeholders.parts(of: text).map { part in
        switch part {
        case .text(let text): text
        case .name: "|"
        }
      }.joined()
    }
  }

  /// What the file says.
  package var definition: IntentDefinition
  /// The locale of the `.lproj` in which it lies: "" outside of any, and in `Base.lproj`.
  package var locale: String
  /// The language of an app's own texts, as its project says.
  package var developmentRegion: String
  /// The languages that the app is localised in, `developmentRegion` among them, in their order.
  package var languages: [String]
  /// What the app is called, as far as its files say it.
  package var appNames: [String]
  /// The definitions of the same name in the `.lproj` folders beside it, by locale: each is a complete translation.
  package var copies: [String: IntentDefinition] = [:]
  /// Whether it is such a copy of another one.
  package var isCopy = false

  /// The file as it was named.
  package var file: String { definition.file }

  /// The versions of a text in this file and in its files of strings, each with its place and language.
  package func words(of text: DefinitionText?) -> [Words] {
    guard let text else { return [] }
    var words: [Words] = []
    if !text.text.isEmpty, let place = text.place {
      words.append(Words(text: text.text, place: place, locale: locale))
    }
    guard let key = text.key else { return words }
    for (folder, strings) in definition.translations.sorted(by: { $0.key < $1.key }) {
      guard let translated = strings.texts[key], let place = strings.places[key] else { continue }
      let locale = LocaleName.normalised(folder)
      words.append(Words(text: translated, place: place, locale: locale == "Base" ? "" : locale))
    }
    return words
  }

  /// Whether a shortcut can be shown: it has a title in some language, or the Shortcuts app's shortcut with the same
  /// parameters, to which it is linked, has one.
  func isTitled(_ shortcut: ParameterCombination, of intent: DefinedIntent) -> Bool {
    intent.combinations.contains { other in
      Set(other.parameters) == Set(shortcut.parameters) && !words(of: other.title).isEmpty
    }
  }

  /// Whether a language has a text: in one of its files of strings, in a copy, or in the definition itself.
  ///
  /// - Parameter text: takes the text out of an intent of this definition or of a copy of it.
  func has(_ text: (DefinedIntent) -> DefinitionText?, of intent: DefinedIntent, in language: String) -> Bool {
    let own = text(intent)
    let base = locale.isEmpty ? developmentRegion : locale
    // A region is served by its language: "en" has what "en-GB" lacks.
    var tags = language.split(separator: "-")
    while !tags.isEmpty {
      let name = tags.joined(separator: "-")
      if name == base, let own, !own.text.isEmpty { return true }
      let strings = definition.translations.first { LocaleName.normalised($0.key) == name }?.value
      if let key = own?.key, let strings, strings.texts[key].map({ !$0.isEmpty }) ?? (strings.plurals[key] != nil) {
        return true
      }
      let twin = copies[name]?.ownIntents.first { $0.name == intent.name }
      if let twin, let translated = text(twin), !translated.text.isEmpty { return true }
      tags.removeLast()
    }
    return false
  }
}

extension Subject {
  /// The app's own intents of every definition.
  var customIntents: [(outline: DefinitionOutline, intent: DefinedIntent)] {
    definitions.flatMap { outline in outline.definition.ownIntents.map { (outline, $0) } }
  }
}

extension DefinedIntent {
  /// The shortcuts that can be donated and suggested: those of the Shortcuts app alone can't.
  var shortcuts: [ParameterCombination] { combinations.filter { !$0.isManaged } }
}
