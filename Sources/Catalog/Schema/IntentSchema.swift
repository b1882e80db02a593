/// What the stages of the conversation need to know about one intent.
///
/// SiriKit's are generated from `Vocabulary/Siri/schema/<Intent>.json`, one file per intent; an app's own are made when
/// the app is read.
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
  /// Whether the device must be unlocked, whatever the app declares (behaviour.md a.11).
  public var alwaysNeedsUnlock: Bool
  /// By type of vocabulary, the parameters that its terms fill, or fields of their objects (`toAccount.nickname`), the
  /// most usual first (behaviour.md d.1).
  public var vocabulary: [VocabularyStringType: [String]]
  /// Whether an app defines it rather than SiriKit.
  public var isCustom: Bool
  /// The verb of an app's own intent, which selects Siri's words: `order`, `checkIn` (behaviour.md e.4). Else nil.
  public var verb: String?
  /// What it does that has effects, in the terms of answers' acts: `message`, `ride`; an app's own intent has its verb.
  /// A yes that names a deed must name this one ("book it"). Nil where it only shows something.
  public var deed: String?
  /// Whether it needs its phrases' own words for what it is about: it costs money, or is hard to undo.
  public var isOutright: Bool
  /// The shortcuts that it makes, in the definition's order; nil where the definition has none: then all filled
  /// parameters make one.
  public var shortcutTypes: [ShortcutType]?
  /// Whether the device may suggest it (`INIntentIneligibleForSuggestions`).
  public var isSuggested: Bool
  /// iOS version that introduced it, for example `10.0`.
  public var introduced: String
  /// iOS version that deprecated it, for example `15.0`; nil while it isn't.
  public var deprecated: String?
  /// How the conversation about it differs from others.
  public var dialogue: IntentDialogue
  /// How Siri presents the results in its response; nil where it has none.
  public var presentation: ResultPresentation?
  /// The parameters for the places that Maps asks about; nil for an intent that Maps doesn't request.
  public var maps: MapsPlaces?
  /// The other part of the system that makes the intent, which no sentence means then. Nil where sentences do.
  public var comesFrom: String?
  /// The function of an App Intent; nil for an intent with a handler.
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

  /// The parameter with a name; nil where the intent has none.
  public func parameter(_ name: String) -> ParameterSchema? { parameters.first { $0.name == name } }

  /// The parameters that the user may change at the review: those that apps resolve and that have a value.
  public func changeable(in intent: FilledIntent) -> [ParameterSchema] {
    parameters.filter { $0.isResolvable && intent[$0.name] != nil }
  }

  /// What a response's code means: according to the schema, or the common meaning of its name where the schema doesn't
  /// have it.
  public func verdict(of code: String) -> ResponseVerdict {
    codes.first { $0.name == code }?.verdict ?? ResponseVerdict(commonCode: code)
  }
}

/// The function of an App Intent.
public struct PerformFunction: Hashable, Sendable {
  /// The final code of a request whose intent is read from its source and not run.
  public static let notRun = "notRun"
  /// The final code of a run that the user cancelled.
  public static let cancelled = "cancelled"

  /// As it is written: `OrderSoup.perform()`.
  public var name: String
  /// Its place: `Soup/OrderSoup.swift:24`.
  public var place: String
  /// Whether the app opens before it.
  public var opensApp: Bool
  /// Whether its source shows that it costs something, or takes something away: an amount of money among its
  /// parameters, a `DeleteIntent`, a confirmation called `.pay`. Only its exact phrase starts it.
  public var isOutright: Bool

  /// A function by its name and its place.
  public init(name: String, place: String, opensApp: Bool, isOutright: Bool = false) {
    self.name = name
    self.place = place
    self.opensApp = opensApp
    self.isOutright = isOutright
  }
}
