package import SimAppFiles
package import SimCatalog
import SimLexicon
import SimPhrases
package import SimRecognition

/// An example phrase of a vocabulary, said to the app by the recogniser of a run.
package struct ExampleTrial: Sendable {
  /// How a sentence was understood.
  package enum Outcome: Hashable, Sendable {
    /// It is understood as its intent.
    case understood
    /// It is understood as another intent.
    case other(IntentName, phrase: PhraseReference?)
    /// It is understood in another language than its file's.
    case foreign(language: String)
    /// It is understood as nothing.
    case declined(NearMiss?)
    /// Siri doesn't speak the language of the file here.
    case unspoken
  }

  /// The index of the vocabulary.
  package var vocabulary: Int
  /// The intent that it is an example of.
  package var intent: IntentName
  /// The sentence with its place.
  package var example: PlacedText
  /// How it was understood.
  package var outcome: Outcome
  /// Whether words of Siri's and of the vocabularies account for all of it, and none of them names an app: then it
  /// can't contain the app's name, whatever that is.
  package var namesNoApp: Bool

  /// How many thousandths of a sentence must be words of a language's phrases for it to count as that language's.
  static let certain = 750

  /// Says every example of every app's vocabularies to the app, where its intent has phrases.
  static func all(of subject: Subject) -> [ExampleTrial] {
    let names = subject.languages.names
    guard !subject.apps.isEmpty, !names.isEmpty else { return [] }
    var intents: [String: Set<IntentName>] = [:]
    for name in names { intents[name] = subject.languages.language(name).intentsOfFiles }
    return subject.apps.flatMap { app in
      let users = subject.users.map(\.profile)
      var stage = Stage(app: app, languages: subject.languages, names: names, intents: intents, users: users)
      return app.vocabularies.flatMap { index in stage.trials(of: subject.vocabularies[index], index: index) }
    }
  }
}

/// One app on trial, with a recogniser for each language that is needed.
private struct Stage {
  let app: Subject.App
  let languages: LanguageLibrary
  let names: [String]
  let intents: [String: Set<IntentName>]
  /// Users that are checked, too: they know the words that apps register at run time.
  let users: [UserProfile]
  private var recognizers: [String: Recognizer] = [:]

  init(
    app: Subject.App, languages: LanguageLibrary, names: [String], intents: [String: Set<IntentName>],
    users: [UserProfile]
  ) {
    self.app = app
    self.languages = languages
    self.names = names
    self.intents = intents
    self.users = users
  }

  private static func language(of locale: String) -> Substring { locale.prefix { $0 != "-" && $0 != "_" } }

  mutating func trials(of vocabulary: VocabularyOutline, index: Int) -> [ExampleTrial] {
    let locale = vocabulary.locale.isEmpty ? app.loaded.developmentRegion : vocabulary.locale
    let own = languages.name(for: locale)
    return vocabulary.examples.compactMap { name, example in
      guard let intent = name.map({ IntentName($0.text) }), languages.catalog.isSpoken(intent), !example.text.isEmpty
      else {
        return nil
      }
      // An intent without phrases can't be asked for in any way that is known here.
      let asked = own.map { [$0] } ?? names
      guard asked.contains(where: { intents[$0]?.contains(intent) ?? false }) else { return nil }
      let outcome = outcome(of: example.text, intent: intent, own: own, locale: locale)
      return ExampleTrial(
        vocabulary: index, intent: intent, example: example, outcome: outcome,
        namesNoApp: own.map { namesNoApp(example.text, in: $0, locale: locale) } ?? false)
    }
  }

  private mutating func outcome(
    of sentence: String, intent: IntentName, own: String?, locale: String
  ) -> ExampleTrial.Outcome {
    var result = ExampleTrial.Outcome.unspoken
    if let own {
      let understanding = understanding(of: sentence, in: own, locale: locale, home: locale)
      if understanding.intentOfWhole == intent { return .understood }
      result =
        understanding.intentOfWhole.map { .other($0, phrase: understanding.phrase) }
        ?? .declined(understanding.nearMiss)
    }
    for name in names where name != own {
      let understanding = understanding(of: sentence, in: name, locale: name, home: locale)
      guard understanding.intentOfWhole == intent else { continue }
      // The scripts of one language count as one language.
      if Self.language(of: name) == Self.language(of: locale) { return .understood }
      // Otherwise free words of any language would do as a name or a text.
      if case .request(let request) = understanding.outcome, request.confidence < ExampleTrial.certain { continue }
      return .foreign(language: name)
    }
    return result
  }

  private mutating func namesNoApp(_ sentence: String, in name: String, locale: String) -> Bool {
    let understanding = understanding(of: sentence, in: name, locale: locale, home: locale)
    guard case .request(let request) = understanding.outcome else { return false }
    return understanding.mentions.isEmpty && request.confidence == 1000
  }

  /// - Parameter home: the locale of the file, whose names occur in sentences of other languages, too.
  private mutating func understanding(
    of sentence: String, in name: String, locale: String, home: String
  ) -> Understanding {
    let key = [name, locale, home].joined(separator: "/")
    let recognizer =
      recognizers[key]
      ?? Recognizer(
        language: languages.language(name), locale: locale, apps: [installed(locale, spokenAs: home)],
        user: user(name), catalog: languages.catalog)
    recognizers[key] = recognizer
    return recognizer.understand(sentence, in: ExampleWorld.context)
  }

  /// A user who knows what the user of the examples and the users that are checked know.
  private func user(_ name: String) -> UserProfile {
    var user = ExampleWorld.user(name, in: languages)
    for other in users {
      user.contacts += other.contacts
      user.relations += other.relations
      user.places += other.places
      for (app, vocabulary) in other.vocabularies {
        user.vocabularies[app, default: UserVocabulary()].terms.merge(vocabulary.terms) { $0 + $1 }
      }
    }
    return user
  }

  /// The app as it would be installed; if no file has its name, it goes by all names that it may have.
  private func installed(_ locale: String, spokenAs home: String) -> InstalledApp {
    var installed = app.loaded.app
    var names = installed.localised(installed.alternativeNames, locale) ?? []
    if home != locale {
      names.append(AlternativeName(name: installed.displayName(in: home)))
      names += installed.localised(installed.alternativeNames, home) ?? []
    }
    if !app.loaded.isNameWritten { names += app.possibleNames.map { AlternativeName(name: $0) } }
    installed.alternativeNames[locale] = names
    return installed
  }
}

extension Understanding {
  /// The intent of a whole sentence: an example of which Siri takes only a part doesn't show people what to say.
  fileprivate var intentOfWhole: IntentName? { part == nil ? intent : nil }
}
