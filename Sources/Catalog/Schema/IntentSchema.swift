/// What a stage of the conversation must know of one intent.
///
/// SiriKit's are printed by the generator from `Vocabulary/Siri/schema/<Intent>.json`, one file an intent; an app's own are made
/// when the app is read.
public struct IntentSchema: Hashable, Sendable {
  /// The intent's class.
  public var name: IntentName
  /// For example `Messaging`.
  public var domain: String
  /// The handling protocol; nil for an intent that no app handles.
  public var handlingProtocol: String?
  /// In the order in which Siri resolves them (behaviour.md b.2), then the others.
  public var parameters: [ParameterSchema]
  /// The response class's codes, in the order of their raw values.
  public var codes: [ResponseCode]
  /// The response's properties.
  public var responseFields: [ParameterSchema]
  /// When Siri asks the user before it handles (behaviour.md a.6).
  public var review: Bool
  /// Whether the device must be unlocked, whatever the app says (behaviour.md a.11).
  public var alwaysNeedsUnlock: Bool
  /// By type of vocabulary the parameters that its terms fill, or fields of their objects (`toAccount.nickname`), the most
  /// usual first (behaviour.md d.1).
  public var vocabulary: [VocabularyStringType: [String]]
  /// Whether an app defines it, and not SiriKit.
  public var isCustom: Bool
  /// What an app's own intent does, by which Siri's words for it go: `order`, `checkIn` (behaviour.md e.4). Nil for SiriKit's.
  public var verb: String?
  /// What it does that can't be taken back by a look, as acts of answers name it: `message`, `ride`; an app's own intent has its
  /// verb. A yes that says what is to be done is one only for this ("book it"). Nil where it only shows something.
  public var deed: String?
  /// Whether it begins only where what it is about is said in its phrases' own words: it costs money, or is hard to take back.
  public var isOutright: Bool
  /// The shortcuts that it makes, in the definition's order; nil where the definition doesn't say: then all filled parameters
  /// together make one.
  public var shortcutTypes: [ShortcutType]?
  /// Whether the device may suggest it (`INIntentIneligibleForSuggestions`).
  public var isSuggested: Bool
  /// iOS version that introduced it, for example `10.0`.
  public var introduced: String
  /// iOS version from which on it is deprecated, for example `15.0`; nil while it isn't.
  public var deprecated: String?
  /// What the conversation about it does otherwise than about another.
  public var dialogue: IntentDialogue
  /// How Siri presents the results in its response; nil where it has none.
  public var presentation: ResultPresentation?
  /// Which parameters take the places between which Maps asks; nil for an intent that Maps doesn't ask for.
  public var maps: MapsPlaces?
  /// Which other part of the system makes the intent: then no sentence means it. Nil where sentences do.
  public var comesFrom: String?
  /// The function of an App Intent; nil for what a handler handles.
  public var perform: PerformFunction?

  /// An intent with all its facts.
  public init(
    name: IntentName, domain: String, handlingProtocol: String?, parameters: [ParameterSchema], codes: [ResponseCode],
    responseFields: [ParameterSchema], review: Bool, alwaysNeedsUnlock: Bool,
    vocabulary: [VocabularyStringType: [String]] = [:], isCustom: Bool = false, verb: String? = nil,
    deed: String? = nil, isOutright: Bool = false, shortcutTypes: [ShortcutType]? = nil, isSuggested: Bool = true,
    introduced: String, deprecated: String? = nil, dialogue: IntentDialogue = IntentDialogue(),
    presentation: ResultPresentation? = nil, maps: MapsPlaces? = nil, comesFrom: String? = nil
  ) {
    self.name = name
    self.domain = domain
    self.handlingProtocol = handlingProtocol
    self.parameters = parameters
    self.codes = codes
    self.responseFields = responseFields
    self.review = review
    self.alwaysNeedsUnlock = alwaysNeedsUnlock
    self.vocabulary = vocabulary
    self.isCustom = isCustom
    self.verb = verb
    self.deed = deed
    self.isOutright = isOutright
    self.shortcutTypes = shortcutTypes
    self.isSuggested = isSuggested
    self.introduced = introduced
    self.deprecated = deprecated
    self.dialogue = dialogue
    self.presentation = presentation
    self.maps = maps
    self.comesFrom = comesFrom
  }

  /// The parameter of a name, nil where the intent has none.
  public func parameter(_ name: String) -> ParameterSchema? { parameters.first { $0.name == name } }

  /// The parameters that the user may change at the review: those that apps resolve and that have a value.
  public func changeable(in intent: FilledIntent) -> [ParameterSchema] {
    parameters.filter { $0.isResolvable && intent[$0.name] != nil }
  }

  /// What a code that was answered means: what the schema says of it, or what is usually meant by its name where the schema
  /// doesn't have it.
  public func verdict(of code: String) -> ResponseVerdict {
    codes.first { $0.name == code }?.verdict ?? ResponseVerdict(commonCode: code)
  }
}

/// The function of an App Intent.
public struct PerformFunction: Hashable, Sendable {
  /// The code with which a request ends whose intent is read from its source, and not run.
  public static let notRun = "notRun"
  /// The code with which one ends that the user didn't want any more while it ran.
  public static let cancelled = "cancelled"

  /// As one writes it: `OrderSoup.perform()`.
  public var name: String
  /// Where it is declared: `Soup/OrderSoup.swift:24`.
  public var place: String
  /// Whether the app opens before it.
  public var opensApp: Bool
  /// Whether its source says that it costs something, or takes something away: an amount of money among its parameters, a `DeleteIntent`, a
  /// confirmation called `.pay`. Nothing but its phrase as it stands begins it.
  public var isOutright: Bool

  /// A function by its name and its place.
  public init(name: String, place: String, opensApp: Bool, isOutright: Bool = false) {
    self.name = name
    self.place = place
    self.opensApp = opensApp
    self.isOutright = isOutright
  }
}
