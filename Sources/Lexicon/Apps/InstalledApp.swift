public import SimCatalog

/// An app as Siri knows it: from its Info.plist and its vocabulary.
public struct InstalledApp: Hashable, Sendable {
  /// The app's bundle identifier.
  public var identifier: String
  /// CFBundleDisplayName by locale (`en`, `zh-Hans`); the key "" is for all other locales.
  public var displayNames: [String: String]
  /// CFBundleSpokenName, likewise.
  public var spokenNames: [String: String]
  /// INAlternativeAppNames, likewise, each with its pronunciation hint.
  public var alternativeNames: [String: [AlternativeName]]
  /// IntentsSupported, in its order (which decides ties).
  public var intents: [IntentName]
  /// The intents of its definitions, whether or not an extension handles them.
  public var definedIntents: Set<IntentName> = []
  /// The App Intents that a program of the app performs; others are only read.
  public var performed: Set<IntentName> = []
  /// For intents of a definition, the App Intent that has replaced each (`CustomIntentMigratedAppIntent`).
  public var successors: [IntentName: IntentName] = [:]
  /// IntentsRestrictedWhileLocked.
  public var restrictedWhileLocked: Set<IntentName>
  /// UIBackgroundModes of the app's Info.plist: `voip` for an app that speaks to CallKit.
  public var backgroundModes: Set<String> = []
  /// NSUserActivityTypes of the app's Info.plist.
  public var activityTypes: Set<String> = []
  /// NSSiriUsageDescription by locale: what the app says it wants Siri for.
  public var siriUsage: [String: String] = [:]
  /// AppIntentVocabulary.plist by locale.
  public var vocabularies: [String: AppVocabulary]

  /// An app; defaults are those of an Info.plist without the keys.
  public init(
    identifier: String, displayNames: [String: String], spokenNames: [String: String] = [:],
    alternativeNames: [String: [AlternativeName]] = [:], intents: [IntentName],
    restrictedWhileLocked: Set<IntentName> = [], vocabularies: [String: AppVocabulary] = [:]
  ) {
    self.identifier = identifier
    self.displayNames = displayNames
    self.spokenNames = spokenNames
    self.alternativeNames = alternativeNames
    self.intents = intents
    self.restrictedWhileLocked = restrictedWhileLocked
    self.vocabularies = vocabularies
  }

  /// The name to show in a locale.
  public func displayName(in locale: String) -> String { localised(displayNames, locale) ?? identifier }

  /// All names of the app in a locale: as it is shown, as it is said, and alternative ones.
  public func names(in locale: String) -> [String] {
    [displayName(in: locale), localised(spokenNames, locale)].compactMap { $0 }
      + (localised(alternativeNames, locale) ?? []).map(\.name)
  }

  /// Whether the app has an intent: its extension handles it, or its definition has it and the app handles it.
  public func offers(_ intent: IntentName) -> Bool { intents.contains(intent) || definedIntents.contains(intent) }

  /// The entry for a locale: the exact one, its language's, or the unlocalised one.
  public func localised<Entry>(_ table: [String: Entry], _ locale: String) -> Entry? {
    if let exact = table[locale] { return exact }
    // "zh-Hant-TW", which Foundation writes "zh_Hant_TW", takes "zh-Hant" before any other Chinese.
    var general = String(locale.map { $0 == "_" ? "-" : $0 })[...]
    while let end = general.lastIndex(of: "-") {
      general = general[..<end]
      if let entry = table[String(general)] { return entry }
    }
    let language = general
    // "zh-CN" takes "zh-Hans": any entry of the language is better than none.
    if let related = table.keys.sorted().first(where: { $0.prefix { $0 != "-" && $0 != "_" } == language }) {
      return table[related]
    }
    return table[""] ?? table["Base"]
  }
}

/// One of INAlternativeAppNames.
public struct AlternativeName: Hashable, Sendable {
  /// The alternative name.
  public var name: String
  /// How the name is said, where that differs from its spelling.
  public var pronunciationHint: String?

  /// A name; without a hint it is said as it is written.
  public init(name: String, pronunciationHint: String? = nil) {
    self.name = name
    self.pronunciationHint = pronunciationHint
  }
}
