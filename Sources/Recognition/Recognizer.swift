public import SimCatalog
public import SimLexicon
import SimPhrases
public import SimUtterances
import Synchronization

/// Understands sentences, and answers to questions, in one language with one set of apps and one user.
public struct Recognizer: Sendable {
  let knowledge: Knowledge

  /// The intents and types that it knows.
  public var catalog: Catalog { knowledge.catalog }

  /// Gathers the names and terms of the apps and the user.
  ///
  /// - Parameters:
  ///   - locale: which of the apps' names and vocabularies hold, for example `zh-Hans`.
  ///   - catalog: the intents that the apps may offer.
  public init(
    language: Language, locale: String, apps: [InstalledApp], user: UserProfile, catalog: Catalog = .siriKit
  ) {
    knowledge = Knowledge(language: language, locale: locale, apps: apps, user: user, catalog: catalog)
  }

  /// The same language and apps for another user.
  public func with(_ user: UserProfile) -> Recognizer {
    Recognizer(
      language: knowledge.language, locale: knowledge.locale, apps: knowledge.installed, user: user, catalog: catalog)
  }

  /// A line cut into tokens, as the language does it.
  public func utterance(_ text: String) -> Utterance { Utterance(text, knowledge.language.apostrophes) }

  /// Finds app, then domain and intent, then slots, by one strategy after the other.
  public func understand(_ utterance: Utterance, in context: RecognitionContext) -> Understanding {
    var workspace = knowledge.takeWorkspace()
    defer { knowledge.giveBack(workspace) }
    let sentence = Sentence(utterance, knowledge, states: &workspace.states)
    guard sentence.count > 0 else { return Understanding(outcome: .declined(.empty)) }
    var attempt = Attempt(
      sentence: sentence, context: context, best: Understanding(outcome: .declined(.nothingMatched)))
    for strategy in Strategy.allCases {
      guard var better = understand(attempt, by: strategy, &workspace) else { continue }
      better.strategy = strategy
      attempt.best = better
    }
    return attempt.best
  }

  func understand(
    _ sentence: Sentence, by root: LanguageCompiler.Root = .phrases, in context: RecognitionContext,
    _ workspace: inout MatchingWorkspace
  ) -> Understanding {
    var matcher = Matcher(
      sentence: sentence, workspace: consume workspace, knowledge: knowledge, now: context.now, root: root.rawValue)
    matcher.run()
    let ends = matcher.ends()
    var chooser = ReadingChooser(
      knowledge: knowledge, matcher: consume matcher, ends: ends, context: context, needsApp: root == .named,
      seeksNearMiss: root == .phrases)
    let understanding = chooser.understanding()
    workspace = chooser.matcher.workspace
    return understanding
  }
}

/// What a recognizer knows; one object, so that the steps of understanding share it without counting its parts.
final class Knowledge: Sendable {
  let language: Language
  let locale: String
  let catalog: Catalog
  /// The apps that are there, behind them those that everybody knows and that aren't, and at last one that is supposed.
  let apps: [InstalledApp]
  private let installedCount: Int
  let lexicon: Lexicon
  let names: AppNames
  /// For each slot of the network how it is read.
  let slotReaders: [SlotReader]
  /// Where the conversation is held: whose currency "bucks" are.
  let region: Region
  let intentSupport: IntentSupport
  let frames: FrameStarts
  /// The charts of sentences before.
  let charts = ReusePool<Chart>()
  /// What may be meant by the acts of answers, by what is asked.
  let scopedActs = Mutex<[ScopedActs.Key: ScopedActs]>([:])
  /// What the slots of the network are in acts; empty until an answer is read.
  private let knownActSlots = Mutex<[ActSlot]>([])

  private let knownTolerantWords = Mutex<TolerantWords?>(nil)
  private let knownNearWords = Mutex<NearWords?>(nil)

  var network: PhraseNetwork { language.network }

  /// In what sentences may differ from phrases.
  var tolerantWords: TolerantWords {
    knownTolerantWords.withLock { known in
      if let known { return known }
      let made = TolerantWords(of: language)
      known = made
      return made
    }
  }

  /// In what sentences may differ from the phrases of App Shortcuts.
  var nearWords: NearWords {
    knownNearWords.withLock { known in
      if let known { return known }
      let made = NearWords(of: language)
      known = made
      return made
    }
  }

  init(language: Language, locale: String, apps: [InstalledApp], user: UserProfile, catalog: Catalog) {
    self.language = language
    self.locale = locale
    self.catalog = catalog
    let missing = language.missingApps(excluding: apps, locale)
    installedCount = apps.count
    self.apps = apps + missing + [InstalledApp(identifier: "", displayNames: [:], intents: [])]
    region = language.readers.regions.region(ofLocale: locale)
    lexicon = Lexicon(
      apps: apps, user: user, locale: locale, relationWords: language.relationWords, commonTerms: language.commonTerms,
      pronouns: language.pronouns, sounds: language.sounds, familyNames: language.facts.familyNames)
    names = AppNames(apps: apps + missing, locale: locale, forms: language.nameForms)
    frames = FrameStarts(language.network)
    slotReaders = language.network.slots.map { SlotReader($0.reader) }
    intentSupport = IntentSupport(language, apps: self.apps, catalog)
  }

  var installed: [InstalledApp] { Array(apps.prefix(installedCount)) }

  /// What the slots of the network are in acts.
  var actSlots: [ActSlot] {
    knownActSlots.withLock { slots in
      if slots.isEmpty { slots = network.slots.map { ActSlot($0.parameter) } }
      return slots
    }
  }

  /// Whether an intent is of the domain of what an app offers, all of which is of one.
  func isOfDomain(of identifier: String, _ intent: IntentName) -> Bool {
    guard let app = apps.first(where: { $0.identifier == identifier }), let offered = app.intents.first else {
      return false
    }
    return catalog.schema(of: offered)?.domain == catalog.schema(of: intent)?.domain
  }

  /// The app, without a name, that words are supposed to name which no app has.
  var supposedApp: Int { apps.count - 1 }

  /// What an app is called that isn't there; nil for one that is.
  func nameOfMissingApp(_ app: Int) -> String? { app < installedCount ? nil : apps[app].identifier }
}

/// What the meaning of a sentence depends on beside its words.
public struct RecognitionContext: Hashable, Sendable {
  /// The conversation's clock: "tomorrow" is the day after it.
  public var now: CivilDateTime
  /// Apps that are no candidates (not authorised for Siri).
  public var excludedApps: Set<String>
  /// The app to take where none is named: the one that the conversation is about.
  public var preferredApp: String?
  /// Where the device is: what "here" means. Nil where it isn't known, or may not be used.
  public var here: Place?
  /// Whom and what the last turns were about: whom "him" means.
  public var antecedents: Antecedents

  /// The moment at which something is said, which apps are out or go first, where, and after what.
  public init(
    now: CivilDateTime, excludedApps: Set<String> = [], preferredApp: String? = nil, here: Place? = nil,
    antecedents: Antecedents = Antecedents()
  ) {
    self.here = here
    self.antecedents = antecedents
    self.now = now
    self.excludedApps = excludedApps
    self.preferredApp = preferredApp
  }
}
