import SimAppFiles
import SimDefinitions
import SimDiagnostics

/// A sentence that starts an App Shortcut: a phrase of it in a language, with one value at the place of each parameter.
struct ShortcutSentence {
  /// The parts by which sentences are compared: two that sound the same have the same parts.
  enum Part: Hashable {
    /// Words in their normal form.
    case words(String)
    /// The place of the app's name.
    case appName
    /// The place of an entity of the app's, whose names only the app knows.
    case entity(type: String)
  }

  /// What is started.
  struct Start: Hashable {
    /// The type of the intent.
    var intent: String
    /// The values that it begins with, by the parameters' names.
    var values: [String: AppIntentOutline.Parameter.Default]
  }

  var parts: [Part] = []
  /// The sentence as written, with the parameters' values put in.
  var text = ""
  /// What it starts.
  var start: Start
  /// The place of the phrase, or of its translation.
  var place: FilePlace

  /// Adds words, joining them to the words before.
  fileprivate mutating func add(_ words: String) {
    text += words
    let normal = NormalForm.of(words)
    guard !normal.isEmpty else { return }
    if case .words(let before)? = parts.last {
      parts[parts.count - 1] = .words(before + normal)
    } else {
      parts.append(.words(normal))
    }
  }

  fileprivate mutating func add(_ part: Part, written: String) {
    text += written
    parts.append(part)
  }

  /// The sentence with an app's name, and words for each entity.
  func spoken(of app: String, entity: String) -> String {
    Placeholders.parts(of: text).map { part in
      switch part {
      case .text(let text): text
      case .name(AppIntentOutline.Phrase.applicationName): app
      case .name: entity
      }
    }.joined()
  }
}

extension AppIntentFiles.Contents {
  /// The languages in which phrases are said: that of the sources, and those of the translations.
  ///
  /// - Parameter own: the language of the sources.
  func phraseLanguages(own: String) -> [String] { [own] + phrases.languages.filter { $0 != own } }

  /// The sentences that start the App Shortcuts in a language, in the order of the sources; at most as many as a device
  /// learns of an app.
  func sentences(in language: String) -> [ShortcutSentence] {
    var sentences: [ShortcutSentence] = []
    for shortcut in outline.shortcuts {
      for (text, place) in texts(of: shortcut, in: language) where sentences.count < Self.mostSentences {
        sentences += expanded(text, at: place, of: shortcut, in: language)
      }
    }
    return sentences
  }

  private static var mostSentences: Int { 1_000 }

  /// A shortcut's phrases in a language; a phrase without a translation is said as the source has it. Phrases that can
  /// never be heard are left out.
  private func texts(
    of shortcut: AppIntentOutline.Shortcut, in language: String
  ) -> [(text: String, place: FilePlace)] {
    let translated = shortcut.phrases.map { phrases.texts($0.text, in: language) }
    // A set under one of the phrases has all of them.
    let hasSet = language != phrases.sourceLanguage && translated.contains { $0.count > 1 }
    return zip(shortcut.phrases, translated).flatMap { phrase, entries -> [(text: String, place: FilePlace)] in
      guard phrase.isLiteral else { return [] }
      guard !entries.isEmpty else { return hasSet ? [] : [(phrase.text, phrase.filePlace)] }
      // A text that a catalogue has taken from the source is changed in the source.
      return entries.map { ($0.text, $0.text == phrase.text ? phrase.filePlace : FilePlace($0.place, length: 1)) }
    }.filter { $0.text.contains("${\(AppIntentOutline.Phrase.applicationName)}") }
  }

  private func expanded(
    _ text: String, at place: FilePlace, of shortcut: AppIntentOutline.Shortcut, in language: String
  ) -> [ShortcutSentence] {
    let intent = outline.intents.first { $0.name == shortcut.intent }
    let start = ShortcutSentence.Start(intent: shortcut.intent, values: shortcut.values)
    var sentences = [ShortcutSentence(start: start, place: place)]
    for part in Placeholders.parts(of: text) {
      switch part {
      case .text(let words): for index in sentences.indices { sentences[index].add(words) }
      case .name(AppIntentOutline.Phrase.applicationName):
        for index in sentences.indices { sentences[index].add(.appName, written: "${applicationName}") }
      case .name(let name):
        guard let type = intent?.parameters.first(where: { $0.name == name })?.type else { return [] }
        guard let enumeration = outline.enumeration(named: type) else {
          for index in sentences.indices {
            sentences[index].add(.entity(type: type), written: "${\(name)}")
            sentences[index].start.values[name] = .notLiteral
          }
          continue
        }
        let said = enumeration.cases.flatMap { item in names(of: item, in: language).map { (item.name, $0) } }
        guard sentences.count * said.count <= Self.mostSentences else { return [] }
        sentences = sentences.flatMap { sentence in
          said.map { item, words in
            var sentence = sentence
            sentence.add(words)
            sentence.start.values[name] = .name(item)
            return sentence
          }
        }
      }
    }
    return sentences
  }

  /// What a case is called: its title and its synonyms.
  private func names(of item: AppIntentOutline.Enumeration.Case, in language: String) -> [String] {
    let own = [item.title].compactMap { $0 } + item.synonyms
    guard !own.isEmpty else { return [item.name] }
    return own.map { texts.texts($0.key, in: language).first?.text ?? $0.text }
  }
}
