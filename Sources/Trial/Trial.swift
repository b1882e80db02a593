import SimCatalog
public import SimDiagnostics
import SimDialogue
import SimLexicon
public import SimLinting
public import SimSession
import SimTranscripts

/// The first five minutes with an app: says what its vocabulary promises to its handlers, and sees what becomes of it.
public struct Trial: Sendable {
  private let library: SessionLibrary
  private let languages: LanguageShelf
  private let world: SessionWorld

  /// - Parameters:
  ///   - library: has the apps, built as far as they can be.
  ///   - languages: the languages that Siri speaks.
  ///   - world: what the programs find around them.
  public init(library: SessionLibrary, languages: LanguageShelf, world: SessionWorld) {
    self.library = library
    self.languages = languages
    self.world = world
  }

  /// What can be said to an app in a language, each once: its vocabulary's examples and suggested phrases; for an intent that
  /// has none, examples of Siri's own.
  public func sentences(for source: AppSource, locale: String) -> [TrialSentence] {
    guard let name = languages.name(for: locale) else { return [] }
    let app = source.app
    let vocabulary = app.localised(app.vocabularies, locale)
    var sentences: [TrialSentence] = []
    for intent in app.intents {
      if library.catalog.schema(of: intent)?.isCustom == true {
        sentences.append(
          TrialSentence(text: "/run \(intent.rawValue)", intent: intent.rawValue, source: .command, locale: locale))
        continue
      }
      // Of what Maps asks for, an example is a mark that it is served, and nothing that one can say.
      let isAsked = library.catalog.schema(of: intent)?.maps == nil
      let own = !isAsked ? [] : vocabulary?.phrases.filter { $0.intent == intent }.flatMap(\.examples) ?? []
      sentences += own.map {
        TrialSentence(text: $0, intent: intent.rawValue, source: .vocabulary, locale: locale)
      }
      guard own.isEmpty else { continue }
      guard let words = words(name, locale) else { continue }
      if library.catalog.schema(of: intent)?.maps != nil {
        sentences +=
          words.way.map { way in
            TrialSentence(
              text: "* maps \(way.from) -> \(way.to)", intent: intent.rawValue, source: .event, locale: locale)
          }.map { [$0] } ?? []
        continue
      }
      sentences += words.examples(of: intent, app: app.displayName(in: locale)).map {
        TrialSentence(text: $0, intent: intent.rawValue, source: .siri, locale: locale)
      }
    }
    var seen: Set<TrialSentence> = []
    return sentences.filter { seen.insert($0).inserted }
  }

  private func words(_ name: String, _ locale: String) -> TrialWords? {
    library.language(for: locale).map { TrialWords(name, in: languages, lines: $0.lines) }
  }

  /// Says each sentence in a conversation of its own.
  ///
  /// - Parameter tell: is told of each as it ends.
  /// - Throws: when Siri doesn't speak the language.
  public func entries(
    for source: AppSource, locale: String, tell: (TrialReport.Entry) -> Void
  ) throws(Diagnostic) -> [TrialReport.Entry] {
    guard let name = languages.name(for: locale) else { throw library.unspoken(locale) }
    guard let words = words(name, locale) else { throw library.unspoken(locale) }
    var header = TalkHeader()
    header.locale = locale
    let setting = header.setting(apps: [source.app], user: words.user)
    var entries: [TrialReport.Entry] = []
    for sentence in sentences(for: source, locale: locale) {
      let session: Session
      switch library.session(setting, sources: [source], world: world, keepsHistory: false) {
      case .success(let made): session = made
      case .failure(let problem): throw problem
      }
      defer { session.close() }
      var talk = TrialTalk(session, app: source.app, words: words)
      let entry = TrialReport.Entry(sentence: sentence, outcome: talk.run(sentence))
      tell(entry)
      entries.append(entry)
    }
    return entries
  }
}
