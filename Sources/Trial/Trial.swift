package import SimCatalog
import SimDefinitions
package import SimDiagnostics
import SimDialogue
import SimLexicon
package import SimLinting
import SimRecognition
package import SimSession
import SimTranscripts

/// The first five minutes with an app: says what its vocabulary promises to its handlers, and notes the results.
package struct Trial: Sendable {
  private let library: SessionLibrary
  private let languages: LanguageLibrary
  private let world: SessionWorld

  /// - Parameters:
  ///   - library: has the apps, built as far as possible.
  ///   - languages: the languages that Siri speaks.
  ///   - world: what the programs find around them.
  package init(library: SessionLibrary, languages: LanguageLibrary, world: SessionWorld) {
    self.library = library
    self.languages = languages
    var world = world
    // Keys that the app itself would have stored are reported here, because the app was never run.
    world.environment.append(UserInfoEntry(key: "SIRISIM_TELL_DEFAULTS", value: "1"))
    self.world = world
  }

  /// Sentences for an app in a language, each once: its vocabulary's examples and the phrases of its App Shortcuts; for
  /// an intent without either, examples of Siri's own.
  package func sentences(for source: AppSource, locale: String) -> [TrialSentence] {
    words(locale).map { sentences(for: source, locale, $0) } ?? []
  }

  private func sentences(for source: AppSource, _ locale: String, _ words: TrialWords) -> [TrialSentence] {
    var seen: Set<TrialSentence> = []
    let phrases = library.phrases(of: source, in: locale) { parameter, intent in
      words.answer(to: parameter, of: intent, app: source.app, locale: locale)
    }
    // An intent that only configures a widget is never run.
    let widgets = Set(
      source.definitions.flatMap(\.ownIntents).filter(\.onlyConfiguresWidgets).map { IntentName($0.className) })
    // What nothing defines can't be begun, either.
    let nobodys = Set(undefinedIntents(of: source))
    return source.app.intents.filter { !widgets.contains($0) && !nobodys.contains($0) }.flatMap { intent in
      let own = phrases[intent] ?? []
      let (texts, origin) = own.isEmpty ? texts(for: intent, of: source.app, locale, words) : (own, .phrase)
      return texts.map { TrialSentence(text: $0, intent: intent.rawValue, source: origin, locale: locale) }
    }.filter { seen.insert($0).inserted }
  }

  /// The intents that an app says it supports and that neither SiriKit nor a definition of the project has.
  package func undefinedIntents(of source: AppSource) -> [IntentName] {
    source.app.intents.filter { library.catalog.schema(of: $0) == nil }
  }

  private func texts(
    for intent: IntentName, of app: InstalledApp, _ locale: String, _ words: TrialWords
  ) -> ([String], TrialSentence.Source) {
    let schema = library.catalog.schema(of: intent)
    if let schema, schema.isCustom {
      return ([(["/run", intent.rawValue] + given(schema, app, locale, words)).joined(separator: " ")], .command)
    }
    // For an intent that Maps asks for, an example only shows that it is served; it isn't said.
    if schema?.maps != nil { return (words.way.map { ["* maps \($0.from) -> \($0.to)"] } ?? [], .event) }
    let vocabulary = app.localised(app.vocabularies, locale)
    let own = vocabulary?.phrases.filter { $0.intent == intent }.flatMap(\.examples) ?? []
    // An intent without a sentence in this language is begun by its name.
    guard words.says(intent) else { return (["/run \(intent.rawValue)"], .command) }
    if !own.isEmpty { return (own, .vocabulary) }
    return (words.examples(of: intent, app: app.displayName(in: locale)), .siri)
  }

  /// `quantity=3`: values of parameters that aren't asked for, as a shortcut brings them along.
  private func given(
    _ schema: IntentSchema, _ app: InstalledApp, _ locale: String, _ words: TrialWords
  ) -> [String] {
    schema.parameters.filter { !$0.isResolvable }.compactMap { parameter in
      guard let value = words.answer(to: parameter, of: schema.name, app: app, locale: locale) else { return nil }
      let isOneWord = value.allSatisfy { !$0.isWhitespace && $0 != "\"" }
      return "\(parameter.name)=\(isOneWord ? value : "\"\(value.filter { $0 != "\"" })\"")"
    }
  }

  /// Nil if Siri doesn't speak the language.
  private func words(_ locale: String) -> TrialWords? {
    guard let name = languages.name(for: locale), let language = library.language(for: locale) else { return nil }
    return TrialWords(name, in: languages, lines: language.lines)
  }

  /// Says each sentence in a conversation of its own.
  ///
  /// - Parameter progress: receives how many sentences are said, and how many there are.
  /// - Throws: a diagnostic if Siri doesn't speak the language.
  package func entries(
    for source: AppSource, locale: String, progress: (_ said: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(Diagnostic) -> [TrialReport.Entry] {
    guard let words = words(locale) else { throw library.unspoken(locale) }
    var header = TalkHeader()
    header.locale = locale
    let setting = header.setting(apps: [source.app], user: words.user)
    let handler = source.handlerWords
    var entries: [TrialReport.Entry] = []
    var suggested: Set<String> = []
    /// Says a sentence in a conversation of its own, then the phrase that the app suggests on the way, whose shortcut
    /// belongs to that conversation.
    ///
    /// - Returns: how often each parameter was asked for, if another conversation may get further; then this one isn't
    ///   reported.
    func converse(
      _ sentence: TrialSentence, _ attempts: [String: Int], isLast: Bool
    ) throws(Diagnostic) -> [String: Int]? {
      let session: Session
      switch library.session(setting, sources: [source], world: world, keepsHistory: false) {
      case .success(let made): session = made
      case .failure(let problem): throw problem
      }
      defer { session.close() }
      let sentence = learned(sentence, in: session)
      var (sentences, attempts) = ([sentence], attempts)
      while !sentences.isEmpty {
        let said = sentences.removeFirst()
        var talk = TrialTalk(
          session, source: source, words: words, catalog: library.catalog, handler: handler, attempts: attempts)
        let outcome = talk.run(said)
        if said == sentence {
          attempts = talk.attempts
          if !isLast, talk.mayComeFurther(than: outcome) { return attempts }
        }
        entries.append(TrialReport.Entry(sentence: said, outcome: outcome))
        let new = session.begun().suggestedPhrases.filter { suggested.insert($0.phrase).inserted }
        sentences += new.map {
          TrialSentence(text: $0.phrase, intent: $0.intent.rawValue, source: .suggestion, locale: locale)
        }
      }
      return nil
    }
    func run(_ sentences: [TrialSentence]) throws(Diagnostic) {
      for (number, sentence) in sentences.enumerated() {
        progress(number, sentences.count)
        var attempts: [String: Int] = [:]
        for conversation in 1...Self.mostConversations {
          guard let next = try converse(sentence, attempts, isLast: conversation == Self.mostConversations) else {
            break
          }
          attempts = next
        }
      }
    }
    let promised = sentences(for: source, locale, words)
    try run(promised)
    try run(siriExamples(insteadOf: entries, of: source.app, locale, words).filter { !promised.contains($0) })
    for index in entries.indices where mayNeedAnother(entries[index]) {
      for before in earlier(than: entries[index], among: entries) {
        let session: Session
        switch library.session(setting, sources: [source], world: world, keepsHistory: false) {
        case .success(let made): session = made
        case .failure(let problem): throw problem
        }
        defer { session.close() }
        func say(_ sentence: TrialSentence) -> TrialOutcome {
          var talk = TrialTalk(session, source: source, words: words, catalog: library.catalog, handler: handler)
          return talk.run(sentence)
        }
        for sentence in before { _ = say(sentence) }
        let outcome = say(entries[index].sentence)
        guard outcome.standing == .well else { continue }
        entries[index].outcome = outcome
        entries[index].after = before
        break
      }
    }
    return entries
  }

  /// Whether a sentence may end better after another: nobody pauses a workout that hasn't begun.
  private func mayNeedAnother(_ entry: TrialReport.Entry) -> Bool {
    switch entry.outcome.ending {
    case .ended, .unanswered: true
    case .handled, .confirmed: entry.outcome.standing == .failure
    case .app, .other, .notUnderstood, .failed: false
    }
  }

  /// What to say before a sentence: one sentence of each intent that ended well, as they were said, then each of them
  /// alone.
  private func earlier(than entry: TrialReport.Entry, among entries: [TrialReport.Entry]) -> [[TrialSentence]] {
    var seen: Set<String> = [entry.sentence.intent]
    let well = entries.filter {
      $0.outcome.standing == .well && $0.sentence.source != .suggestion && seen.insert($0.sentence.intent).inserted
    }
    let all = well.prefix(Self.mostBefore)
    guard !all.isEmpty else { return [] }
    return [all.map(\.sentence)] + (all.count > 1 ? all.map { [$0.sentence] } : [])
  }

  /// How many sentences are said before another at most.
  private static let mostBefore = 4

  /// The sentence with a learned value in place of one that the device hasn't learned.
  private func learned(_ sentence: TrialSentence, in session: Session) -> TrialSentence {
    guard sentence.source == .phrase else { return sentence }
    let conversation = session.begun()
    let understanding = conversation.understanding(of: sentence.text)
    guard conversation.title(saying: sentence.text) == nil,
      case .unknownValue(let unknown)? = conversation.near(saying: sentence.text, understanding),
      let known = unknown.known?.first
    else { return sentence }
    let bytes = Array(sentence.text.utf8)
    var learned = sentence
    learned.text = String(
      decoding: bytes[..<unknown.words.lowerBound] + Array(known.utf8) + bytes[unknown.words.upperBound...],
      as: UTF8.self)
    return learned
  }

  /// How often a sentence is said at most, each time with other answers.
  private static let mostConversations = 10

  /// Siri's own examples of the intents whose vocabulary examples all weren't understood, because the handler is worth
  /// trying anyway.
  private func siriExamples(
    insteadOf entries: [TrialReport.Entry], of app: InstalledApp, _ locale: String, _ words: TrialWords
  ) -> [TrialSentence] {
    let promised = entries.filter { $0.sentence.source == .vocabulary }
    return app.intents.flatMap { intent -> [TrialSentence] in
      let own = promised.filter { $0.sentence.intent == intent.rawValue }
      guard !own.isEmpty, own.allSatisfy({ !$0.outcome.isUnderstood }) else { return [] }
      return words.examples(of: intent, app: app.displayName(in: locale)).map {
        TrialSentence(text: $0, intent: intent.rawValue, source: .siri, locale: locale)
      }
    }
  }
}
