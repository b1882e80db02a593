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

  /// Collects the names and terms of the apps and the user.
  ///
  /// - Parameters:
  ///   - locale: which of the apps' names and vocabularies apply, for example `zh-Hans`.
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

  /// A line cut into tokens for the language.
  public func utterance(_ text: String) -> Utterance { Utterance(text, knowledge.language.apostrophes) }

  /// Finds app, then domain and intent, then slots, trying one strategy after the other.
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

/// What a recognizer knows; one object, so that the steps of understanding share it at little cost.
final class Knowledge: Sendable {
  let language: Language
  let locale: String
  let catalog: Catalog
  /// The installed apps, then well-known ones that aren't installed, and last a supposed one.
  let apps: [InstalledApp]
  private let installedCount: Int
  let lexicon: Lexicon
  let names: AppNames
  /// The reader of each slot of the network.
  let slotReaders: [SlotReader]
  /// Where the conversation is held: decides which currency "bucks" are.
  let region: Region
  let intentSupport: IntentSupport
  let frames: FrameStarts
  /// Charts of earlier sentences.
  let charts = ReusePool<Chart>()
  /// What the acts of answers may mean, by what is asked.
  let scopedActs = Mutex<[ScopedActs.Key: ScopedActs]>([:])
  /// The network's slots as slots of acts; empty until an answer is read.
  private let knownActSlots = Mutex<[ActSlot]>([])

  private let knownTolerantWords = Mutex<TolerantWords?>(nil)
  private let knownNearWords = Mutex<NearWords?>(nil)

  var network: PhraseNetwork { language.network }

  /// How sentences may differ from phrases.
  var tolerantWords: TolerantWords {
    knownTolerantWords.withLock { known in
      if let known { return known }
      let made = TolerantWords(of: language)
      known = made
      return made
    }
  }

  /// How sentences may differ from the phrases of App Shortcuts.
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

  /// The network's slots as slots of acts.
  var actSlots: [ActSlot] {
    knownActSlots.withLock { slots in
      if slots.isEmpty { slots = network.slots.map { ActSlot($0.parameter) } }
      return slots
    }
  }

  /// Whether an intent is of the domain of an app whose intents are all of one.
  func isOfDomain(of identifier: String, _ intent: IntentName) -> Bool {
    guard let app = apps.first(where: { $0.identifier == identifier }), let offered = app.intents.first else {
      return false
    }
    return catalog.schema(of: offered)?.domain == catalog.schema(of: intent)?.domain
  }

  /// The app without a name, for words that are supposed to name an unknown app.
  var supposedApp: Int { apps.count - 1 }

  /// The name of an app that isn't installed; nil for one that is.
  func nameOfMissingApp(_ app: Int) -> String? { app < installedCount ? nil : apps[app].identifier }
}

/// What the meaning of a sentence depends on apart from its words.
public struct RecognitionContext: Hashable, Sendable {
  /// The conversation's clock: "tomorrow" is the day after it.
  public var now: CivilDateTime
  /// Apps that aren't candidates (not authorised for Siri).
  public var excludedApps: Set<String>
  /// The app to take where none is named: the one that the conversation is about.
  public var preferredApp: String?
  /// The device's location: what "here" means. Nil where it isn't known, or may not be used.
  public var here: Place?
  /// Whom and what the last turns were about: whom "him" means.
  public var antecedents: Antecedents

  /// The time, excluded and preferred apps, the place, and what was said before.
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
